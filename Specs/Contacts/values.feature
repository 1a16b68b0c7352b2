Feature: Empty values
  The address book's successor has no "no value" for texts and lists: what is missing reads as the empty
  text or the empty list. In these specs it reads as no value in both; an adapter for the successor
  answers none for what is empty.

  Background:
    Given the working copy A
    And A has saved the new people
      | first name | note | email           |
      | Ada        | old  | ada@example.com |

  @R-CN-3
  Rule: Setting an empty text or an empty list takes the value away
    The older interface would keep the empty text. No card keeps one, and the successor takes it away, so
    it is taken away at once and not only by the next reader.

    @id:CN-001
    Scenario: An empty text
      When A sets the note of "Ada" to ""
      Then A reads "Ada" with the values "first name, email, creation date, modification date"

    @id:CN-002
    Scenario: An empty list
      Given an empty list of texts
      When the client sets the list as the email of "Ada" in A
      Then A reads "Ada" with the values "first name, note, creation date, modification date"

    @id:CN-003
    Scenario: It is gone for others, too
      When A sets the note of "Ada" to ""
      And A saves
      And the working copy P in another process
      Then P reads "Ada" with the values "first name, email, creation date, modification date"

    @id:CN-004
    Scenario: An empty text where there was none is no change
      When A sets the nickname of "Ada" to ""
      Then A has no unsaved changes

    @id:CN-005
    Scenario: A blank is a text
      When A sets the note of "Ada" to " "
      And A saves
      And the app is killed and started again
      And the working copy A
      Then A reads "Ada" with the values "first name, note, email, creation date, modification date"

  @R-CN-9
  Rule: A save is one batch: where one part of it cannot be stored none is

    @id:CN-006
    Scenario: Nothing of a failed save is seen by others
      Given a new person "Bob"
      And a new group "Team"
      And A adds "Bob"
      And A adds the group "Team"
      And A takes "Ada" into the group "Team"
      And A sets the note of "Ada" to "new"
      And saving the address book fails
      When A tries to save
      Then it is refused because the address book cannot be stored
      When saving the address book works again
      And the working copy P in another process
      Then P lists the people "Ada"
      And P lists no groups
      And P reads the note of "Ada" as "old"
      When A saves
      And P reverts
      Then P lists the people "Ada, Bob"
      And in P the group "Team" holds "Ada"
      And P reads the note of "Ada" as "new"
