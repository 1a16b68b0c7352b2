Feature: Registering the opposite of a change
  A registration names a target and says how its change is taken back.

  @R-UN-9
  Rule: A target is not kept alive by what is registered for it
    What a registration captures is kept, the target is not. A client that dies first asks the manager to
    forget its actions; where it forgot to ask, its part of a step does nothing.

    @id:UN-030 @B-22
    Scenario: A target that has gone away is not invoked
      Given an undo manager
      And a step that sets "title" to "A"
      And a step that sets "body" to "B"
      And the document "body" goes away without a word
      When the client undoes
      Then these events happened in order
        | undo manager checkpoint |
        | undo manager will undo  |
        | undo manager did undo   |
      And the document "title" reads "A"

    @id:UN-031 @B-22
    Scenario: Its step is used up, and earlier steps remain
      Given an undo manager
      And a step that sets "title" to "A"
      And a step that sets "body" to "B"
      And the document "body" goes away without a word
      When the client undoes
      And the client undoes
      Then the document "title" reads ""
      And the undo manager has nothing to undo

    @id:UN-032
    Scenario: The others in the same step are taken back
      Given an undo manager
      And the client sets "title" to "A"
      And the client sets "body" to "B"
      And the event ends
      And the document "body" goes away without a word
      When the client undoes
      Then the document "title" reads ""

  @R-UN-10
  Rule: Disabling registration nests, and what is registered meanwhile is dropped

    @id:UN-033
    Scenario: A change while disabled leaves no step
      Given an undo manager
      And the client disables registration
      When the client sets "title" to "A"
      Then the document "title" reads "A"
      And the undo manager has nothing to undo
      And 0 groups are open
      And registration is disabled

    @id:UN-034
    Scenario: Disabled twice and enabled once is disabled
      Given an undo manager
      And the client disables registration
      And the client disables registration
      When the client enables registration
      Then registration is disabled

    @id:UN-035
    Scenario: Enabled as often as disabled is enabled
      Given an undo manager
      And the client disables registration
      And the client disables registration
      And the client enables registration
      And the client enables registration
      When the client sets "title" to "A"
      Then registration is enabled
      And the undo manager has something to undo

    @id:UN-036
    Scenario: Enabling once too often is refused
      Given an undo manager
      When the client tries to enable registration
      Then it is refused because registration is not disabled
      And registration is enabled

    @id:UN-037
    Scenario: A dropped registration does not end the redoing
      Given an undo manager
      And a step that sets "title" to "A"
      And the client undoes
      And the client disables registration
      When the client sets "body" to "B"
      Then the undo manager has something to redo

  @R-UN-11
  Rule: A registration outside undo and redo empties the redo steps, at once

    @id:UN-038
    Scenario: While the event's group is still open
      Given an undo manager
      And a step that sets "title" to "A"
      And the client undoes
      When the client sets "body" to "B"
      Then the undo manager has nothing to redo
      And 1 group is open

  @R-UN-12
  Rule: What is registered while undoing becomes one step to redo, and while redoing one step to undo

    @id:UN-039
    Scenario: Two changes come back as one
      Given an undo manager
      And the client sets "title" to "A"
      And the client sets "body" to "B"
      And the event ends
      And the client undoes
      When the client redoes
      Then the document "title" reads "A"
      And the document "body" reads "B"
      And the undo manager has something to undo and nothing to redo

    @id:UN-040
    Scenario: And go again as one
      Given an undo manager
      And the client sets "title" to "A"
      And the client sets "body" to "B"
      And the event ends
      And the client undoes
      And the client redoes
      When the client undoes
      Then the document "title" reads ""
      And the document "body" reads ""
      And the undo manager has nothing to undo and something to redo

    @id:UN-041
    Scenario: Steps are redone in the order in which they were made
      Given an undo manager
      And a step that sets "title" to "A"
      And a step that sets "title" to "B"
      And the client undoes
      And the client undoes
      When the client redoes
      Then the document "title" reads "A"
      When the client redoes
      Then the document "title" reads "B"

  @R-UN-13
  Rule: Undo invokes the actions of a step last registered first

    @id:UN-042
    Scenario: The change made last is taken back first
      Given an undo manager
      And the client sets "title" to "A"
      And the client sets "body" to "B"
      And the client sets "title" to "C"
      And the event ends
      When the client undoes
      Then these events happened in order
        | event                   | document | text    |
        | undo manager checkpoint |          |         |
        | undo manager will undo  |          |         |
        | undo manager invoked    | title    | A       |
        | undo manager invoked    | body     | (empty) |
        | undo manager invoked    | title    | (empty) |
        | undo manager did undo   |          |         |

    @id:UN-043
    Scenario: Across the groups inside
      Given an undo manager
      And the client sets "title" to "A"
      And the client begins a group
      And the client sets "body" to "B"
      And the client ends the group
      And the client sets "title" to "C"
      And the event ends
      When the client undoes
      Then these events happened in order
        | event                   | document | text    |
        | undo manager checkpoint |          |         |
        | undo manager will undo  |          |         |
        | undo manager invoked    | title    | A       |
        | undo manager invoked    | body     | (empty) |
        | undo manager invoked    | title    | (empty) |
        | undo manager did undo   |          |         |

  @R-CD-1
  Rule: What is changed without an undo manager is not taken back
    An object context of the chapter's platform has none at first; it has to be given one.

    @id:UN-044 @B-23
    Scenario: Undo does nothing to it until it is given a manager
      Given an undo manager
      And the document "title" has no undo manager
      And the client sets "title" to "A"
      When the client undoes
      Then the document "title" reads "A"
      When the document "title" is given the undo manager
      And the client sets "title" to "B"
      And the client undoes
      Then the document "title" reads "A"

  @R-CD-2
  Rule: Changes are registered together, when the event ends and before anything that needs them registered

    @id:HC-001
    Scenario: What is pending becomes one step
      Given an undo manager
      And the client sets "name" to "A" and leaves registering for later
      And the client sets "city" to "B" and leaves registering for later
      And the client registers what is pending
      And the event ends
      When the client undoes
      Then the document "name" reads ""
      And the document "city" reads ""
      And the undo manager has nothing to undo

    @id:HC-002
    Scenario: What was changed twice comes back to what it was first
      Given an undo manager
      And the client sets "name" to "A" and leaves registering for later
      And the client sets "name" to "B" and leaves registering for later
      And the client registers what is pending
      When the client undoes
      Then the document "name" reads ""

  @R-CD-3
  Rule: A change that is not to be undone is made with registration off and nothing pending before and after
    Without the first half an earlier change is lost; without the second the change is recorded after all.

    @id:HC-003
    Scenario: Nothing pending before and after
      Given an undo manager
      And the client sets "name" to "A" and leaves registering for later
      And the client registers what is pending
      And the client disables registration
      And the client sets "city" to "B" and leaves registering for later
      And the client registers what is pending
      And the client enables registration
      When the client undoes
      Then the document "name" reads ""
      And the document "city" reads "B"

    @id:HC-004
    Scenario: Something pending before is lost
      Given an undo manager
      And the client sets "name" to "A" and leaves registering for later
      And the client disables registration
      And the client registers what is pending
      And the client enables registration
      When the client undoes
      Then the document "name" reads "A"

    @id:HC-005
    Scenario: Something pending after is recorded
      Given an undo manager
      And the client disables registration
      And the client sets "city" to "B" and leaves registering for later
      And the client enables registration
      When the client undoes
      Then the document "city" reads ""
