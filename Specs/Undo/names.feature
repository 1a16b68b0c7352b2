Feature: The names of steps
  A step may have a name, "Edit Hotel", from which the menu and the alert make "Undo Edit Hotel".

  @R-UN-20
  Rule: A name is given to the innermost open group; the last one wins, and the empty one clears

    @id:UN-070
    Scenario: The last name wins
      Given an undo manager
      And the client sets "title" to "A"
      And the client names the group "First"
      When the client names the group "Second"
      Then the undo manager shows
        | undoName  | Second      |
        | undoTitle | Undo Second |

    @id:UN-071
    Scenario: The empty name clears
      Given an undo manager
      And the client sets "title" to "A"
      And the client names the group "First"
      When the client names the group ""
      Then the undo manager shows
        | undoName  |      |
        | undoTitle | Undo |

    @id:UN-072
    Scenario: No name at all is no name to give
      Given an undo manager
      And the client sets "title" to "A"
      And the client names the group "First"
      When the client tries "undoManager.name"
      Then it is refused with "badArgument"
      And the undo manager shows
        | undoName | First |

    @id:UN-073
    Scenario: Each step has its own
      Given an undo manager
      And these steps were made
        | document | text | name   |
        | title    | A    | First  |
        | title    | B    | Second |
      When the client undoes
      Then the undo manager shows
        | undoName | First  |
        | redoName | Second |

  @R-UN-21
  Rule: What a name does while no group is open depends on the manager
    One that ignores it never renames a finished step; another renames the newest one. The chapter's
    figures need the name to land on the new event's group, which both do once that group is open.

    @id:UN-074
    Scenario: It is ignored
      Given an undo manager that ignores names outside groups
      And these steps were made
        | document | text | name  |
        | title    | A    | First |
      When the client names the group "Late"
      Then the undo manager shows
        | undoName | First |

    @id:UN-075
    Scenario: It renames the newest step
      Given an undo manager that lets names outside groups rename the newest step
      And these steps were made
        | document | text | name  |
        | title    | A    | First |
      When the client names the group "Late"
      Then the undo manager shows
        | undoName | Late |

    Scenario Outline: With a group open the name is that group's, for a manager that <does>
      Given an undo manager that <does>
      And these steps were made
        | document | text | name  |
        | title    | A    | First |
      And the client sets "title" to "B"
      When the client names the group "Second"
      Then the undo manager shows
        | undoName | Second |
      When the client undoes
      Then the undo manager shows
        | undoName | First |

      @id:UN-076
      Examples:
        | does                         |
        | ignores names outside groups |

      @id:UN-077
      Examples:
        | does                                             |
        | lets names outside groups rename the newest step |

  @R-UN-22
  Rule: A name moves with its step to the redo side and back

    @id:UN-078
    Scenario: To the redo side
      Given an undo manager
      And these steps were made
        | document | text | name   |
        | title    | A    | Rename |
      When the client undoes
      Then the undo manager shows
        | undoName  |             |
        | redoName  | Rename      |
        | redoTitle | Redo Rename |

    @id:UN-079
    Scenario: And back
      Given an undo manager
      And these steps were made
        | document | text | name   |
        | title    | A    | Rename |
      When the client undoes
      And the client redoes
      Then the undo manager shows
        | undoName  | Rename      |
        | undoTitle | Undo Rename |
        | redoName  |             |

  @R-UN-23
  Rule: A step without a name, and no step at all, have the empty name
    Some managers answer nothing instead of the empty text when there is no step. The empty text is the
    policy here: to a user they are the same.

    @id:UN-080
    Scenario: Nothing to undo
      Given an undo manager
      Then the undo manager shows
        | undoName |  |
        | redoName |  |

    @id:UN-081
    Scenario: A step that nobody named
      Given an undo manager
      And these steps were made
        | document | text |
        | title    | A    |
      Then the undo manager shows
        | canUndo  | yes |
        | undoName |     |

  @R-UN-24
  Rule: A title is the verb and the name, or the verb alone; with nothing to take back it depends on the manager

    @id:UN-082
    Scenario: The verb and the name
      Given an undo manager
      And these steps were made
        | document | text | name       |
        | title    | A    | Edit Title |
      Then the undo manager shows
        | undoTitle | Undo Edit Title |

    @id:UN-083
    Scenario: The verb alone for a step without a name
      Given an undo manager
      And these steps were made
        | document | text |
        | title    | A    |
      Then the undo manager shows
        | undoTitle | Undo |

    @id:UN-084
    Scenario: Nothing to take back, and the bare verbs
      Given an undo manager whose idle titles are the bare verbs
      Then the undo manager shows
        | undoTitle | Undo |
        | redoTitle | Redo |

    @id:UN-085
    Scenario: Nothing to take back, and no titles
      Given an undo manager that has no idle titles
      Then the undo manager shows
        | undoTitle |  |
        | redoTitle |  |

  @R-UN-25
  Rule: The title for no name is the bare verb; every other text is a name

    Scenario Outline: The title for the name "<name>"
      Given an undo manager
      And the client sets "title" to "A"
      And the client names the group "<name>"
      When the client undoes
      Then the undo manager shows
        | redoTitle | <title> |

      @id:UN-086
      Examples:
        | name | title  |
        | 0    | Redo 0 |

      @id:UN-087
      Examples:
        | name | title |
        |      | Redo  |
