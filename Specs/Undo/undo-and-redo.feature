Feature: Undo and redo of an undo manager
  When it may be called, and what a call does that comes at a wrong time: it is refused, and nothing has
  changed.

  @R-UN-14
  Rule: Undo closes the one open group first; with groups open inside it, undo is refused

    @id:UN-050
    Scenario: The event's group is closed and taken back
      Given an undo manager
      And the client sets "title" to "A"
      When the client undoes
      Then the document "title" reads ""
      And the undo manager shows
        | level   | 0   |
        | canUndo | no  |
        | canRedo | yes |

    @id:UN-051
    Scenario: A nested group is the client's to close
      Given an undo manager
      And the client begins a group
      And the client sets "title" to "A"
      When the client tries "undoManager.undo"
      Then it is refused with "nestedGroupsOpen"
      And the document "title" reads "A"
      And the undo manager shows
        | level | 2 |

  @R-UN-15
  Rule: Undo and redo with nothing to take back do nothing, and are not refused

    @id:UN-052
    Scenario: Nothing was ever registered
      Given an undo manager
      When the client undoes
      And the client redoes
      Then the undo manager shows
        | canUndo | no |
        | canRedo | no |
        | level   | 0  |

    @id:UN-053
    Scenario: Once more than there are steps
      Given an undo manager
      And these steps were made
        | document | text |
        | title    | A    |
      When the client undoes
      And the client undoes
      Then the document "title" reads ""
      And the undo manager shows
        | canRedo | yes |

  @R-UN-16 @R-UN-19
  Rule: Undo and redo from inside an undo or a redo are refused
    The sources say so of redo in undo. Of undo in undo they say nothing: it would take back a step while
    another is half taken back, so it is refused too, and so is the undoing of a nested group.

    Scenario Outline: <call> from inside an undo
      Given an undo manager
      And these steps were made
        | document | text |
        | title    | A    |
        | title    | B    |
      And the next handler of "title" calls "<call>"
      When the client undoes
      Then these events happened in order
        | undoManager.checkpoint |                          |
        | undoManager.willUndo   |                          |
        | undoManager.invoked    | {"text": "A"}            |
        | undoManager.called     | {"answer": "duringUndo"} |
        | undoManager.didUndo    |                          |
      And the document "title" reads "A"

      @id:UN-054
      Examples:
        | call |
        | redo |

      @id:UN-055
      Examples:
        | call |
        | undo |

      @id:UN-056
      Examples:
        | call            |
        | undoNestedGroup |

    Scenario Outline: <call> from inside a redo
      Given an undo manager
      And these steps were made
        | document | text |
        | title    | A    |
        | title    | B    |
      And the client undoes
      And the next handler of "title" calls "<call>"
      When the client redoes
      Then these events happened in order
        | undoManager.checkpoint |                          |
        | undoManager.willRedo   |                          |
        | undoManager.invoked    | {"text": "B"}            |
        | undoManager.called     | {"answer": "duringRedo"} |
        | undoManager.didRedo    |                          |
      And the document "title" reads "B"

      @id:UN-057
      Examples:
        | call |
        | redo |

      @id:UN-058
      Examples:
        | call |
        | undo |

      @id:UN-059
      Examples:
        | call            |
        | undoNestedGroup |

    @id:UN-060
    Scenario: The group that collects what is registered is not the handler's to close
      Given an undo manager
      And these steps were made
        | document | text |
        | title    | A    |
      And the next handler of "title" calls "endGroup"
      When the client undoes
      Then these events happened in order
        | undoManager.checkpoint |                           |
        | undoManager.willUndo   |                           |
        | undoManager.invoked    | {"text": ""}              |
        | undoManager.called     | {"answer": "noGroupOpen"} |
        | undoManager.didUndo    |                           |
      And the undo manager shows
        | canRedo | yes |

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
      And the undo manager shows
        | level   | 1   |
        | canRedo | yes |

    @id:UN-062
    Scenario: Not past what was registered after it
      Given an undo manager that keeps nested groups as units
      And the client begins a group
      And the client sets "title" to "A"
      And the client ends the group
      And the client sets "body" to "B"
      When the client tries "undoManager.undoNestedGroup"
      Then it is refused with "ungroupedActions"
      And the document "title" reads "A"
      And the document "body" reads "B"

  @R-UN-18
  Rule: That there is something to undo does not promise that undo may be called now

    @id:UN-063
    Scenario: Something to undo, and a nested group open
      Given an undo manager
      And the client begins a group
      And the client sets "title" to "A"
      Then the undo manager shows
        | canUndo | yes |
      When the client tries "undoManager.undo"
      Then it is refused with "nestedGroupsOpen"

    @id:UN-064
    Scenario: Asking whether there is something to redo lets pending changes register first
      Given an undo manager
      And these steps were made
        | document | text |
        | title    | A    |
      And the client undoes
      And the client sets "body" to "B" and leaves registering for later
      When the client asks whether it can redo
      Then these events happened in order
        | undoManager.checkpoint   |                   |
        | undoManager.didOpenGroup |                   |
        | undoManager.canRedo      | {"answer": false} |

    @id:UN-065
    Scenario: With nothing pending there still is
      Given an undo manager
      And these steps were made
        | document | text |
        | title    | A    |
      And the client undoes
      When the client asks whether it can redo
      Then these events happened in order
        | undoManager.checkpoint |                  |
        | undoManager.canRedo    | {"answer": true} |
