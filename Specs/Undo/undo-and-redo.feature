Feature: Undo and redo of an undo manager
  changed.
  When it may be called, and what a call does that comes at a wrong time: it is refused, and nothing has

  @R-UN-14
  Rule: Undo closes the one open group first; with groups open inside it, undo is refused

    @id:UN-050
    Scenario: The event's group is closed and taken back
      Given an undo manager
      And the client sets "title" to "A"
      When the client undoes
      Then the document "title" reads ""
      And the undo manager has nothing to undo and something to redo
      And 0 groups are open

    @id:UN-051
    Scenario: A nested group is the client's to close
      Given an undo manager
      And the client begins a group
      And the client sets "title" to "A"
      When the client tries to undo
      Then it is refused because nested groups are open
      And the document "title" reads "A"
      And 2 groups are open

  @R-UN-15
  Rule: Undo and redo with nothing to take back do nothing, and are not refused

    @id:UN-052
    Scenario: Nothing was ever registered
      Given an undo manager
      When the client undoes
      And the client redoes
      Then the undo manager has nothing to undo and nothing to redo
      And 0 groups are open

    @id:UN-053
    Scenario: Once more than there are steps
      Given an undo manager
      And a step that sets "title" to "A"
      When the client undoes
      And the client undoes
      Then the document "title" reads ""
      And the undo manager has something to redo

  @R-UN-16 @R-UN-19
  Rule: Undo and redo from inside an undo or a redo are refused
    The sources say so of redo in undo. Of undo in undo they say nothing: it would take back a step while
    another is half taken back, so it is refused too, and so is the undoing of a nested group.

    Scenario Outline: <call> from inside an undo
      Given an undo manager
      And a step that sets "title" to "A"
      And a step that sets "title" to "B"
      And the next handler of "title" calls "<call>"
      When the client undoes
      Then these events happened in order
        | event                   | text | answer      |
        | undo manager checkpoint |      |             |
        | undo manager will undo  |      |             |
        | undo manager invoked    | A    |             |
        | undo manager called     |      | during undo |
        | undo manager did undo   |      |             |
      And the document "title" reads "A"

      @id:UN-054
      Examples:
        | call              |
        | redo              |
        | undo              |
        | undo nested group |

    Scenario Outline: <call> from inside a redo
      Given an undo manager
      And a step that sets "title" to "A"
      And a step that sets "title" to "B"
      And the client undoes
      And the next handler of "title" calls "<call>"
      When the client redoes
      Then these events happened in order
        | event                   | text | answer      |
        | undo manager checkpoint |      |             |
        | undo manager will redo  |      |             |
        | undo manager invoked    | B    |             |
        | undo manager called     |      | during redo |
        | undo manager did redo   |      |             |
      And the document "title" reads "B"

      @id:UN-057
      Examples:
        | call              |
        | redo              |
        | undo              |
        | undo nested group |

    @id:UN-060
    Scenario: The group that collects what is registered is not the handler's to close
      Given an undo manager
      And a step that sets "title" to "A"
      And the next handler of "title" calls "end group"
      When the client undoes
      Then these events happened in order
        | event                   | text    | answer        |
        | undo manager checkpoint |         |               |
        | undo manager will undo  |         |               |
        | undo manager invoked    | (empty) |               |
        | undo manager called     |         | no group open |
        | undo manager did undo   |         |               |
      And the undo manager has something to redo

  @R-UN-17
  Rule: The nested group closed last can be taken back while the event's group is open
    The sources disagree. The policy: it works as on the platform, and is refused only where something was
    registered after that group, because the changes would be taken back out of order.

    @id:UN-061
    Scenario: Only the nested group is taken back
      Given an undo manager that keeps nested groups as units
      And the client sets "body" to "B"
      And the client begins a group
      And the client sets "title" to "A"
      And the client ends the group
      When the client undoes the nested group
      Then the document "title" reads ""
      And the document "body" reads "B"
      And 1 group is open
      And the undo manager has something to redo

    @id:UN-062
    Scenario: Not past what was registered after it
      Given an undo manager that keeps nested groups as units
      And the client begins a group
      And the client sets "title" to "A"
      And the client ends the group
      And the client sets "body" to "B"
      When the client tries to undo the nested group
      Then it is refused because there is no nested group to undo
      And the document "title" reads "A"
      And the document "body" reads "B"

  @R-UN-18
  Rule: That there is something to undo does not promise that undo may be called now

    @id:UN-063
    Scenario: Something to undo, and a nested group open
      Given an undo manager
      And the client begins a group
      And the client sets "title" to "A"
      Then the undo manager has something to undo
      When the client tries to undo
      Then it is refused because nested groups are open

    @id:UN-064
    Scenario: Asking whether there is something to redo lets pending changes register first
      Given an undo manager
      And a step that sets "title" to "A"
      And the client undoes
      And the client sets "body" to "B" and leaves registering for later
      When the client asks whether it can redo
      Then these events happened in order
        | event                       | answer |
        | undo manager checkpoint     |        |
        | undo manager did open group |        |
        | undo manager can redo       | no     |

    @id:UN-065
    Scenario: With nothing pending there still is
      Given an undo manager
      And a step that sets "title" to "A"
      And the client undoes
      When the client asks whether it can redo
      Then these events happened in order
        | event                   | answer |
        | undo manager checkpoint |        |
        | undo manager can redo   | yes    |
