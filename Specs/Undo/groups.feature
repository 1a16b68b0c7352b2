Feature: Undo groups
  A client of an undo manager changes documents and registers the opposite of each change. What is
  registered between the opening of a group and its closing is one step to take back. "Event" is one pass
  of a run loop: what a program does between two waits for its user.

  @R-UN-1
  Rule: The first registration of an event opens a group, which the end of the event closes

    @id:UN-001
    Scenario: Registering opens the event's group
      Given an undo manager
      When the client sets "title" to "A"
      Then 1 group is open
      And the undo manager has something to undo

    @id:UN-002
    Scenario: The end of the event closes it
      Given an undo manager
      And the client sets "title" to "A"
      When the event ends
      Then 0 groups are open
      And the undo manager has something to undo

    @id:UN-003
    Scenario: All of an event is one step
      Given an undo manager
      And the client sets "title" to "A"
      And the client sets "body" to "B"
      And the client sets "title" to "C"
      And the event ends
      When the client undoes
      Then the document "title" reads ""
      And the document "body" reads ""
      And the undo manager has nothing to undo

    @id:UN-004
    Scenario: An event without a registration leaves no step
      Given an undo manager
      When the event ends
      Then 0 groups are open
      And the undo manager has nothing to undo

  @R-UN-2
  Rule: Groups nest, and undo takes a whole outermost group as one step

    @id:UN-005
    Scenario: A fresh manager has no group open
      Given an undo manager
      Then 0 groups are open

    @id:UN-006
    Scenario: A group inside another is not a step of its own
      Given an undo manager
      And it does not group by event
      And the client begins a group
      And the client sets "title" to "A"
      And the client begins a group
      And the client sets "title" to "B"
      Then 2 groups are open
      When the client ends the group
      And the client ends the group
      And the client undoes
      Then the document "title" reads ""
      And 0 groups are open
      And the undo manager has nothing to undo

  @R-UN-3
  Rule: Asking for a group while none is open opens the event's group first
    So the level goes from 0 to 2, and the end of the group asked for leaves 1.

    @id:UN-007
    Scenario: Two groups are open after one begin
      Given an undo manager
      When the client begins a group
      Then 2 groups are open

    @id:UN-008
    Scenario: One group is left after one end
      Given an undo manager
      And the client begins a group
      When the client ends the group
      Then 1 group is open

    @id:UN-009
    Scenario: Without groups by event a begin opens one
      Given an undo manager
      And it does not group by event
      When the client begins a group
      Then 1 group is open

  @R-UN-4
  Rule: Where events open no group, registering without an open group is refused

    @id:UN-010
    Scenario: The change is not made
      Given an undo manager
      And it does not group by event
      When the client tries to set "title" to "A"
      Then it is refused because no group is open
      And the document "title" reads ""
      And the undo manager has nothing to undo
      And 0 groups are open

  @R-UN-5
  Rule: Ending a group that was not begun is refused
    One known undo manager passes over it in silence. An end too many is a fault of the client which
    would close another client's group the next time, so it is refused.

    @id:UN-011
    Scenario: With no group open
      Given an undo manager
      When the client tries to end the group
      Then it is refused because no group is open
      And 0 groups are open

    @id:UN-012
    Scenario: The steps stay
      Given an undo manager
      And a step that sets "title" to "A"
      When the client tries to end the group
      Then it is refused because no group is open
      And the undo manager has something to undo

  @R-UN-6
  Rule: What becomes of a group that is closed with nothing in it depends on the manager
    The platform's keeps it as a step that undoes nothing; others drop it. A front end claims what its
    own manager does, and is held to that.

    @id:UN-013
    Scenario: Kept, it is a step
      Given an undo manager that keeps empty groups
      And it does not group by event
      And the client begins a group
      When the client ends the group
      Then the undo manager has something to undo
      When the client undoes
      Then the undo manager has nothing to undo and nothing to redo

    @id:UN-014
    Scenario: Dropped, it is none
      Given an undo manager that drops empty groups
      And it does not group by event
      And the client begins a group
      When the client ends the group
      Then the undo manager has nothing to undo

  @R-UN-7
  Rule: What becomes of a group that is closed inside another depends on the manager
    The platform's keeps it as a unit that can be taken back by itself while its parent is open; another
    makes its actions the parent's own.

    @id:UN-015
    Scenario: As a unit it can be taken back by itself
      Given an undo manager that keeps nested groups as units
      And the client begins a group
      And the client sets "title" to "A"
      And the client ends the group
      And the client begins a group
      And the client sets "title" to "B"
      And the client ends the group
      When the client undoes the nested group
      Then the document "title" reads "A"

    @id:UN-016
    Scenario: Flattened it cannot
      Given an undo manager that flattens nested groups
      And the client begins a group
      And the client sets "title" to "A"
      And the client ends the group
      When the client tries to undo the nested group
      Then it is refused because there is no nested group to undo
      And the document "title" reads "A"

    @id:UN-017
    Scenario: The whole is one step either way, with a manager that keeps nested groups as units
      Given an undo manager that keeps nested groups as units
      And the client begins a group
      And the client sets "title" to "A"
      And the client ends the group
      And the client sets "body" to "B"
      And the event ends
      When the client undoes
      Then the document "title" reads ""
      And the document "body" reads ""

    @id:UN-018
    Scenario: The whole is one step either way, with a manager that flattens nested groups
      Given an undo manager that flattens nested groups
      And the client begins a group
      And the client sets "title" to "A"
      And the client ends the group
      And the client sets "body" to "B"
      And the event ends
      When the client undoes
      Then the document "title" reads ""
      And the document "body" reads ""

  @R-UN-8
  Rule: A limit counts outermost groups; over it the oldest go
    A limit of 0 is none. Steps go when a group closes, and at once when the limit is lowered.

    @id:UN-019
    Scenario: The third step pushes out the first
      Given an undo manager
      And it keeps at most 2 steps
      And a step that sets "title" to "one"
      And a step that sets "title" to "two"
      And a step that sets "title" to "three"
      When the client undoes
      And the client undoes
      Then the document "title" reads "one"
      And the undo manager has nothing to undo

    @id:UN-020
    Scenario: Lowering the limit drops at once
      Given an undo manager
      And a step that sets "title" to "one"
      And a step that sets "title" to "two"
      And a step that sets "title" to "three"
      When it keeps at most 1 step
      And the client undoes
      Then the document "title" reads "two"
      And the undo manager has nothing to undo

    @id:UN-021
    Scenario: No limit at first
      Given an undo manager
      And a step that sets "title" to "one"
      And a step that sets "title" to "two"
      And a step that sets "title" to "three"
      When the client undoes
      And the client undoes
      And the client undoes
      Then the document "title" reads ""

    @id:UN-022
    Scenario: A nested group does not count
      Given an undo manager
      And it keeps at most 1 step
      And the client sets "title" to "A"
      And the client begins a group
      And the client sets "body" to "B"
      And the client ends the group
      And the event ends
      When the client undoes
      Then the document "title" reads ""
      And the document "body" reads ""
