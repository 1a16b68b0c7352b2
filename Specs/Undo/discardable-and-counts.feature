Feature: What an undo manager reports about its steps

  @R-UN-28
  Rule: A group is discardable when all its actions are, and its closing says so
    One source tells it with "did close", another with "will close". Both tell it here, so that a client
    of either kind finds it.

    @id:UN-110
    Scenario: All actions are discardable
      Given an undo manager
      And the client sets "title" to "A"
      And the client marks the action as discardable
      When the event ends
      Then these events happened in order
        | event                         | discardable |
        | undo manager checkpoint       |             |
        | undo manager will close group | yes         |
        | undo manager did close group  | yes         |
      And what is next is discardable
        | undo | yes |
        | redo | no  |

    @id:UN-111
    Scenario: One action is not
      Given an undo manager
      And the client sets "title" to "A"
      And the client marks the action as discardable
      And the client sets "title" to "B"
      When the event ends
      Then these events happened in order
        | event                         | discardable |
        | undo manager checkpoint       |             |
        | undo manager will close group | no          |
        | undo manager did close group  | no          |
      And what is next is discardable
        | undo | no |

  @R-UN-29
  Rule: A manager counts its steps, and keeps what a client attaches to them

    @id:UN-112
    Scenario: Counts on both sides
      Given an undo manager
      And a step that sets "title" to "A"
      And a step that sets "title" to "B"
      And a step that sets "title" to "C"
      When the client undoes
      Then the undo manager counts 2 to undo and 1 to redo

    @id:UN-113
    Scenario: An open group with something in it counts as one
      Given an undo manager
      When the client sets "title" to "A"
      And the client sets "body" to "B"
      Then the undo manager counts 1 to undo and 0 to redo

    @id:UN-114
    Scenario: A note moves with its step
      Given an undo manager
      And the client sets "title" to "A"
      And the client attaches the note "by hand" to the group
      And the event ends
      Then the notes are
        | undo | by hand |
        | redo |         |
      When the client undoes
      Then the notes are
        | undo |         |
        | redo | by hand |
