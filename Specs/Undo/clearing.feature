Feature: Forgetting steps

  @R-UN-26
  Rule: Removing all actions empties both sides and enables registration; no open group survives

    @id:UN-100
    Scenario: Nothing to undo and nothing to redo
      Given an undo manager
      And a step that sets "title" to "A"
      And a step that sets "title" to "B"
      And the client undoes
      When the client removes all actions
      Then the undo manager has nothing to undo and nothing to redo
      And the document "title" reads "A"

    @id:UN-101
    Scenario: Registration is enabled, however often it was disabled
      Given an undo manager
      And the client disables registration
      And the client disables registration
      When the client removes all actions
      Then registration is enabled

    @id:UN-102 @B-19
    Scenario: The open event's group does not survive
      Given an undo manager
      And the client sets "title" to "A"
      When the client removes all actions
      Then the undo manager has nothing to undo
      And 0 groups are open
      When the event ends
      Then the undo manager has nothing to undo

    @id:UN-103
    Scenario: What is registered afterwards opens a new group
      Given an undo manager
      And the client sets "title" to "A"
      And the client removes all actions
      When the client sets "title" to "B"
      And the client undoes
      Then the document "title" reads "A"

  @R-UN-27
  Rule: Removing the actions of a target leaves those of the others, and no group that this makes empty

    @id:UN-104
    Scenario: From both sides
      Given an undo manager
      And a step that sets "title" to "A"
      And a step that sets "body" to "B"
      And a step that sets "title" to "C"
      And a step that sets "body" to "D"
      And the client undoes
      And the client undoes
      When the client removes the actions of "body"
      Then the undo manager counts 1 to undo and 1 to redo
      When the client redoes
      Then the document "title" reads "C"
      And the document "body" reads "B"

    @id:UN-105
    Scenario: A group that becomes empty goes, or there would be something to undo that is nothing
      Given an undo manager
      And a step that sets "body" to "B"
      When the client removes the actions of "body"
      Then the undo manager has nothing to undo

    @id:UN-106
    Scenario: A group that keeps something stays
      Given an undo manager
      And the client sets "title" to "A"
      And the client sets "body" to "B"
      And the event ends
      When the client removes the actions of "body"
      And the client undoes
      Then the document "title" reads ""
      And the document "body" reads "B"

    @id:UN-107
    Scenario: Registration stays disabled
      Given an undo manager
      And the client disables registration
      When the client removes the actions of "title"
      Then registration is disabled
