Feature: Adding and removing people
  A new person belongs to no address book. Adding and removing only mark the working copy; the save
  carries them out.

  @R-AB-10
  Rule: A new person belongs to no address book until it is added, and may be used for ever without

    @id:AB-060
    Scenario: It holds values as any other person
      Given a new person "Ada"
      When the client sets the note of the new person "Ada" to "first programmer"
      Then the new person "Ada" reads
        | first name | Ada              |
        | note       | first programmer |

    @id:AB-061
    Scenario: No save stores it
      Given the working copy A
      And a new person "Ada"
      When A saves
      Then A lists nobody
      And A has no unsaved changes

    @id:AB-062
    Scenario: Adding marks, saving stores
      Given the working copies A and B
      And a new person "Ada"
      When A adds "Ada"
      And B reverts
      Then B lists nobody
      When A saves
      And B reverts
      Then B lists the people "Ada"

    @id:AB-063
    Scenario: An added person may be edited until the save
      Given the working copy A
      And a new person "Ada"
      When A adds "Ada"
      And A sets the note of "Ada" to "late"
      And A saves
      And the working copy B
      Then B reads the note of "Ada" as "late"

    @id:AB-064
    Scenario: Removing marks, saving removes
      Given the working copy A
      And A has saved the new person "Ada"
      When A removes "Ada"
      And the working copy B
      Then B lists the people "Ada"
      When A saves
      And B reverts
      Then B lists nobody

  @R-CN-10
  Rule: What is in the address book cannot be added, and what is not cannot be removed
    The successor's API answers with the codes 201 and 200; the words here are the kit's own.

    @id:AB-065
    Scenario: A stored person is not added again
      Given the working copy A
      And A has saved the new person "Ada"
      When A tries to add "Ada"
      Then it is refused because it is in an address book already
      And A has no unsaved changes

    @id:AB-066
    Scenario: A person that was added is not added again
      Given the working copy A
      And a new person "Ada"
      And A adds "Ada"
      When A tries to add "Ada"
      Then it is refused because it is in an address book already

    @id:AB-067
    Scenario: A new person cannot be removed
      Given the working copy A
      And a new person "Ada"
      When A tries to remove "Ada"
      Then it is refused because it is not in the address book
      And A has no unsaved changes

    @id:AB-068
    Scenario: A person of another working copy is neither added nor removed
      Given the working copy A
      And A has saved the new person "Ada"
      And the working copy B
      When B tries to add the "Ada" of A
      Then it is refused because it belongs to another working copy
      When B tries to remove the "Ada" of A
      Then it is refused because it belongs to another working copy
      And A has no unsaved changes
      And B has no unsaved changes

  @R-AB-11
  Rule: A removed person leaves every list at once; removing it again succeeds and does nothing

    Background:
      Given the working copy A
      And A has saved the new people "Ada, Bob"
      And A has saved the group "Team" of "Ada, Bob"
      And the client has kept the id of "Ada" in A

    @id:AB-069
    Scenario: The list of people, the count and the search
      When A removes "Ada"
      Then A lists the people "Bob"
      And A counts 1 people and 1 groups
      When A searches for "Ada"
      Then the answer is ""

    @id:AB-070
    Scenario: The groups
      When A removes "Ada"
      Then in A the group "Team" holds "Bob"

    @id:AB-071
    Scenario: The look-up by id
      When A removes "Ada"
      And A looks up the id that was kept for "Ada"
      Then there is no answer

    @id:AB-072
    Scenario: Removing twice
      When A removes "Ada"
      And A removes "Ada"
      Then A counts 1 people and 1 groups
      When A saves
      Then A lists the people "Bob"

    @id:AB-073
    Scenario: Removing again after the save
      When A removes "Ada"
      And A saves
      And A removes "Ada"
      Then A has no unsaved changes
      And A counts 1 people and 1 groups

    @id:AB-074
    Scenario: A removed person cannot be edited
      When A removes "Ada"
      And A tries to set the note of "Ada" to "ghost"
      Then it is refused because it is not in the address book

  @R-CN-11
  Rule: Adding what was marked for removal, or removing what was marked for addition, cancels both

    @id:AB-075
    Scenario: Removed and added again
      Given the working copy A
      And A has saved the new people
        | first name | note |
        | Ada        | kept |
      And the client has kept the id of "Ada" in A
      When A removes "Ada"
      And A adds "Ada"
      Then A has no unsaved changes
      And A reads the note of "Ada" as "kept"
      And in A "Ada" still has the id that was kept

    @id:AB-076
    Scenario: Added and removed again
      Given the working copy A
      And a new person "Ada"
      When A adds "Ada"
      And A removes "Ada"
      And A saves
      Then A lists nobody
      And nothing was saved

    @id:AB-077
    Scenario: A person whose removal was saved becomes another one when it is added again
      Given the working copy A
      And A has saved the new person "Ada"
      And the client has kept the id of "Ada" in A
      When A removes "Ada"
      And A saves
      And a new person "Ada Again"
      And A adds "Ada Again"
      And A saves
      Then in A "Ada Again" has another id than was kept for "Ada"

  @R-AB-12
  Rule: Whether an added, unsaved person is listed is the platform's choice
    Up to iOS 8.0 it is listed only after the save; later at once. Ports of both kinds exist, so each
    claims one of the two capabilities.

    @id:AB-078
    Scenario: Listed after the save
      Given the working copy A that hides unsaved records
      And a new person "Ada"
      When A adds "Ada"
      Then A lists nobody
      And A counts 0 people and 0 groups
      When A searches for "Ada"
      Then the answer is ""
      When A saves
      Then A lists the people "Ada"

    @id:AB-079
    Scenario: Listed at once
      Given the working copy A that lists unsaved records
      And a new person "Ada"
      When A adds "Ada"
      Then A lists the people "Ada"
      And A counts 1 people and 0 groups
      When A searches for "Ada"
      Then the answer is "Ada"
      When A saves
      Then A lists the people "Ada"
      And A counts 1 people and 0 groups

    @id:AB-080
    Scenario: A group listed after the save
      Given the working copy A that hides unsaved records
      And a new group "Team"
      When A adds the group "Team"
      Then A lists no groups
      When A saves
      Then A lists the groups "Team"

    @id:AB-081
    Scenario: A group listed at once
      Given the working copy A that lists unsaved records
      And a new group "Team"
      When A adds the group "Team"
      Then A lists the groups "Team"

    @id:AB-082
    Scenario: Listed at once, and gone at once when it is removed or reverted
      Given the working copy A that lists unsaved records
      And a new person "Ada"
      When A adds "Ada"
      And A removes "Ada"
      Then A lists nobody
      When A adds "Ada"
      And A reverts
      Then A lists nobody

  @R-AB-13
  Rule: Where a record or a value is missing the call is refused, and nothing is harmed
    On some versions of the platform such a call ended the program.

    @id:AB-083
    Scenario: Adding nobody
      Given the working copy A
      When A tries to add nobody
      Then it is refused because no person is given
      And A has no unsaved changes

    @id:AB-084
    Scenario: Removing nobody
      Given the working copy A
      When A tries to remove nobody
      Then it is refused because no person is given

    @id:AB-085
    Scenario: Taking nobody into a group
      Given the working copy A
      And A has saved the new person "Ada"
      And A has saved the group "Team" of "Ada"
      When A tries to take nobody into the group "Team"
      Then it is refused because no person is given
      And in A the group "Team" holds "Ada"

    @id:AB-086
    Scenario: Reading somebody who is not there
      Given the working copy A
      When A tries to read "Nemo"
      Then it is refused because it is not listed
