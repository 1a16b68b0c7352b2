Feature: The order of an undo manager's notifications
  Observers are told what the manager does while it does it, with the number of groups open at that moment.

  @R-UN-30
  Rule: Beginning a group with none open tells of the event's group, one checkpoint, and the group asked for

    @id:UN-120
    Scenario: One checkpoint between two openings
      Given an undo manager
      When the client begins a group
      Then these events happened in order
        | event                       | level |
        | undo manager did open group | 1     |
        | undo manager checkpoint     | 1     |
        | undo manager did open group | 2     |

  @R-UN-31
  Rule: Ending a group tells a checkpoint, then that it will close, then that it did
    One sentence of the sources has "did close" just before the closing; the policy is after it, so that
    undoing is safe when it is told.

    @id:UN-121
    Scenario: A nested group
      Given an undo manager
      And the client begins a group
      When the client ends the group
      Then these events happened in order
        | event                         | level |
        | undo manager checkpoint       | 2     |
        | undo manager will close group | 2     |
        | undo manager did close group  | 1     |

    @id:UN-122
    Scenario: The event's group
      Given an undo manager
      And the client sets "title" to "A"
      When the event ends
      Then these events happened in order
        | event                         | level |
        | undo manager checkpoint       | 1     |
        | undo manager will close group | 1     |
        | undo manager did close group  | 0     |

    @id:UN-123
    Scenario: An event with no group open ends in silence
      Given an undo manager
      When the event ends
      Then "undo manager checkpoint" did not happen
      And "undo manager did close group" did not happen

  @R-UN-32
  Rule: Undo tells a checkpoint, that it will undo, and after the actions that it did; redo likewise

    @id:UN-124
    Scenario: Undo
      Given an undo manager
      And a step that sets "title" to "A"
      When the client undoes
      Then these events happened in order
        | undo manager checkpoint |
        | undo manager will undo  |
        | undo manager invoked    |
        | undo manager did undo   |

    @id:UN-125
    Scenario: Redo
      Given an undo manager
      And a step that sets "title" to "A"
      And the client undoes
      When the client redoes
      Then these events happened in order
        | undo manager checkpoint |
        | undo manager will redo  |
        | undo manager invoked    |
        | undo manager did redo   |

    @id:UN-126
    Scenario: Undo with the event's group open closes it first
      Given an undo manager
      And the client sets "title" to "A"
      When the client undoes
      Then these events happened in order
        | undo manager checkpoint       |
        | undo manager will close group |
        | undo manager did close group  |
        | undo manager checkpoint       |
        | undo manager will undo        |
        | undo manager invoked          |
        | undo manager did undo         |

  @R-UN-33
  Rule: Nothing is told of the group in which an undo or a redo collects its opposites

    @id:UN-127
    Scenario: No opening and no closing while undoing and redoing
      Given an undo manager
      And a step that sets "title" to "A"
      When the client undoes
      And the client redoes
      Then "undo manager did open group" did not happen
      And "undo manager will close group" did not happen
      And "undo manager did close group" did not happen

  @R-UN-34
  Rule: A client that registers late does so at the checkpoint, and lands in the group that is open then

    @id:UN-128 @R-CD-2
    Scenario: Before the event ends
      Given an undo manager
      And the client sets "title" to "A"
      And the client sets "body" to "B" and leaves registering for later
      When the event ends
      And the client undoes
      Then the document "title" reads ""
      And the document "body" reads ""
      And the undo manager has nothing to undo

    @id:UN-129
    Scenario: Before a nested group opens, so it is not part of that
      Given an undo manager that keeps nested groups as units
      And the client sets "body" to "B" and leaves registering for later
      And the client begins a group
      And the client sets "title" to "A"
      And the client ends the group
      When the client undoes the nested group
      Then the document "title" reads ""
      And the document "body" reads "B"

    @id:UN-130
    Scenario: Before an undo, which takes the late change back first
      Given an undo manager
      And a step that sets "title" to "A"
      And the client sets "body" to "B" and leaves registering for later
      When the client undoes
      Then the document "body" reads ""
      And the document "title" reads "A"

    @id:UN-131
    Scenario: Before a redo, which then has nothing to redo
      Given an undo manager
      And a step that sets "title" to "A"
      And the client undoes
      And the client sets "body" to "B" and leaves registering for later
      When the client redoes
      Then the document "body" reads "B"
      And the document "title" reads ""
      And the undo manager has nothing to redo

  @R-UN-35
  Rule: With nothing to take back there is the checkpoint and nothing else
    Not described by the sources. The policy: an observer is not told of an undo that is none.

    @id:UN-132
    Scenario: Nothing to undo
      Given an undo manager
      When the client undoes
      Then these events happened in order
        | undo manager checkpoint |

    @id:UN-133
    Scenario: Nothing to redo
      Given an undo manager
      When the client redoes
      Then these events happened in order
        | undo manager checkpoint |
