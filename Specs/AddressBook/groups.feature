Feature: Groups and linked people
  A group is a named collection of people. People that stand for one human may be linked.

  @R-AB-55
  Rule: A group is a collection without order, in which a person is once

    @id:AB-300
    Scenario: Members are in it once
      Given the working copy A
      And A has saved the new people "Ada, Bob"
      And A has saved the group "Team" of "Bob, Ada"
      When A takes "Ada" into the group "Team"
      Then the answer is "no"
      And in A the group "Team" holds "Ada, Bob"
      And A has no unsaved changes

    @id:AB-301
    Scenario: A person may be in several groups
      Given the working copy A
      And A has saved the new person "Ada"
      And A has saved the group "Team" of "Ada"
      And A has saved the group "Crew" of "Ada"
      When the app is killed and started again
      And the working copy A
      Then in A the group "Team" holds "Ada"
      And in A the group "Crew" holds "Ada"

    @id:AB-302
    Scenario: Two groups may have the same name
      Given the working copy A
      And A has saved the group "Team"
      And A has saved the group "Crew"
      When A renames the group "Crew" to "Team"
      And A saves
      Then A lists the groups "Team, Team"

    @id:AB-303
    Scenario: A new name is seen by others once it is saved
      Given the working copy A
      And A has saved the group "Team"
      And the working copy P in another process
      When A renames the group "Team" to "Crew"
      And P reverts
      Then P lists the groups "Team"
      When A saves
      And P reverts
      Then P lists the groups "Crew"

  @R-AB-56
  Rule: A member joins once person and group are in the working copy; saving everything in between is always safe
    Whether members that are not saved yet can be listed depends on the platform as R-AB-12 says.

    @id:AB-304
    Scenario: The safe order
      Given the working copy A
      And a new person "Ada"
      And a new group "Team"
      When A adds "Ada"
      And A saves
      And A adds the group "Team"
      And A saves
      And A takes "Ada" into the group "Team"
      And A saves
      And the working copy P in another process
      Then in P the group "Team" holds "Ada"

    @id:AB-305
    Scenario: All in one save
      Given the working copy A
      And a new person "Ada"
      And a new group "Team"
      When A adds "Ada"
      And A adds the group "Team"
      And A takes "Ada" into the group "Team"
      Then the answer is "yes"
      When A saves
      And the working copy P in another process
      Then in P the group "Team" holds "Ada"

    @id:AB-306
    Scenario: A person who is in no address book cannot join
      Given the working copy A
      And A has saved the group "Team"
      And a new person "Ada"
      When A tries to take "Ada" into the group "Team"
      Then it is refused because it is not in the address book

    @id:AB-307
    Scenario: Nobody joins a group that is in no address book
      Given the working copy A
      And A has saved the new person "Ada"
      And a new group "Team"
      When A tries to take "Ada" into the group "Team"
      Then it is refused because it is not in the address book

    @id:AB-308
    Scenario: An unsaved member is listed where unsaved records are
      Given the working copy A that lists unsaved records
      And a new person "Ada"
      And a new group "Team"
      When A adds "Ada"
      And A adds the group "Team"
      And A takes "Ada" into the group "Team"
      Then in A the group "Team" holds "Ada"

  @R-AB-57
  Rule: A person of one working copy cannot join a group of another

    @id:AB-309
    Scenario: The same human from another working copy
      Given the working copy A
      And A has saved the new person "Ada"
      And A has saved the group "Team"
      And the working copy B
      When A tries to take the "Ada" of B into the group "Team"
      Then it is refused because it belongs to another working copy
      And in A the group "Team" holds ""
      And A has no unsaved changes

  @R-AB-58
  Rule: Removing a person who is no member returns no and changes nothing

    @id:AB-310
    Scenario: Twice
      Given the working copy A
      And A has saved the new person "Ada"
      And A has saved the group "Team" of "Ada"
      When A lets "Ada" out of the group "Team"
      Then the answer is "yes"
      When A lets "Ada" out of the group "Team"
      Then the answer is "no"
      When A saves
      Then in A the group "Team" holds ""

    @id:AB-311
    Scenario: A person who never was a member
      Given the working copy A
      And A has saved the new person "Ada"
      And A has saved the group "Team"
      When A lets "Ada" out of the group "Team"
      Then the answer is "no"
      And A has no unsaved changes

    @id:AB-312
    Scenario: In and out again leaves nothing to save
      Given the working copy A
      And A has saved the new person "Ada"
      And A has saved the group "Team"
      When A takes "Ada" into the group "Team"
      And A lets "Ada" out of the group "Team"
      Then A has no unsaved changes

    @id:AB-328
    Scenario: Out and in again leaves nothing to save either
      Given the working copy A
      And A has saved the new person "Ada"
      And A has saved the group "Team" of "Ada"
      When A lets "Ada" out of the group "Team"
      And A takes "Ada" into the group "Team"
      Then A has no unsaved changes
      And in A the group "Team" holds "Ada"

  @R-AB-59 @R-CN-12
  Rule: Deleting a group or leaving it keeps the people; deleting a person takes it out of every group

    Background:
      Given the working copy A
      And A has saved the new people "Ada, Bob"
      And A has saved the group "Team" of "Ada, Bob"
      And A has saved the group "Crew" of "Ada"

    @id:AB-313
    Scenario: A deleted group
      When A removes the group "Team"
      And A saves
      And the working copy P in another process
      Then P lists the groups "Crew"
      And P lists the people "Ada, Bob"

    @id:AB-314
    Scenario: A person who left
      When A lets "Ada" out of the group "Team"
      And A saves
      And the working copy P in another process
      Then in P the group "Team" holds "Bob"
      And P lists the people "Ada, Bob"

    @id:AB-315
    Scenario: A deleted person
      When A removes "Ada"
      And A saves
      And the working copy P in another process
      Then in P the group "Team" holds "Bob"
      And in P the group "Crew" holds ""

    @id:AB-316
    Scenario: A group is not removed before it was added
      Given a new group "Extras"
      When A tries to remove the group "Extras"
      Then it is refused because it is not in the address book

    @id:AB-317
    Scenario: A deleted group takes no name and no member
      When A removes the group "Team"
      And A tries to rename the group "Team" to "Gone"
      Then it is refused because it is not in the address book
      When A tries to take "Ada" into the group "Team"
      Then it is refused because it is not in the address book

    @id:AB-318
    Scenario: A stored group is not added again
      When A tries to add the group "Team"
      Then it is refused because it is in an address book already

    @id:AB-319
    Scenario: A group that is removed and added again keeps its people
      When A removes the group "Team"
      And A adds the group "Team"
      Then in A the group "Team" holds "Ada, Bob"
      And A has no unsaved changes

  @R-AB-61
  Rule: The linked people of a person include that person, and a list of all people has every record

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | last name |
        | Ada        | Lovelace  |
        | Augusta    | King      |
        | Bob        | Bell      |

    @id:AB-320
    Scenario: A person who is linked with nobody
      When A has read "Bob Bell"
      Then in A "Bob Bell" is linked with "Bob Bell"

    @id:AB-321
    Scenario: Two who are one
      When A links "Ada Lovelace" and "Augusta King"
      And A saves
      And A has read "Augusta King"
      Then in A "Ada Lovelace" is linked with "Ada Lovelace, Augusta King"
      And in A "Augusta King" is linked with "Ada Lovelace, Augusta King"
      And in A "Bob Bell" is linked with "Bob Bell"

    @id:AB-322 @B-17 @R-CN-5
    Scenario: A list for a screen has one row a human, and all people are still all records
      When A links "Ada Lovelace" and "Augusta King"
      And A saves
      And A sorts the people by first name, one row a human
      Then the answer is "Ada Lovelace, Bob Bell"
      And A lists the people "Ada Lovelace, Augusta King, Bob Bell"
      When A sorts the people by first name
      Then the answer is "Ada Lovelace, Augusta King, Bob Bell"

    @id:AB-323
    Scenario: A link outlives the app
      When A links "Ada Lovelace" and "Augusta King"
      And A saves
      And the app is killed and started again
      And the working copy A
      And A has read "Ada Lovelace"
      Then in A "Ada Lovelace" is linked with "Ada Lovelace, Augusta King"

    @id:AB-324
    Scenario: A person may stand alone again
      When A links "Ada Lovelace" and "Augusta King"
      And A saves
      And A lets "Ada Lovelace" stand alone
      And A saves
      And A sorts the people by first name, one row a human
      Then the answer is "Ada Lovelace, Augusta King, Bob Bell"

    @id:AB-325
    Scenario: A link that is not saved goes with a revert
      When A links "Ada Lovelace" and "Augusta King"
      Then A has some unsaved changes
      When A reverts
      Then in A "Ada Lovelace" is linked with "Ada Lovelace"

    @id:AB-326
    Scenario: A person that is not saved is not linked
      Given a new person "Draft"
      And A adds "Draft"
      When A tries to link "Ada Lovelace" and "Draft"
      Then it is refused because it is not in the address book

    @id:AB-327
    Scenario: Linking also joins the people who were linked before
      When A links "Ada Lovelace" and "Augusta King"
      And A links "Augusta King" and "Bob Bell"
      And A saves
      Then in A "Ada Lovelace" is linked with "Ada Lovelace, Augusta King, Bob Bell"

    @id:AB-329
    Scenario: Two pairs become four who are one
      Given A has saved the new person "Cid"
      When A links "Ada Lovelace" and "Augusta King"
      And A links "Bob Bell" and "Cid"
      And A links "Ada Lovelace" and "Bob Bell"
      And A saves
      Then in A "Ada Lovelace" is linked with "Ada Lovelace, Augusta King, Bob Bell, Cid"
      And in A "Cid" is linked with "Ada Lovelace, Augusta King, Bob Bell, Cid"
