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
      Then the undo name is "Second"
      And the undo title is "Undo Second"

    @id:UN-071
    Scenario: The empty name clears
      Given an undo manager
      And the client sets "title" to "A"
      And the client names the group "First"
      When the client names the group ""
      Then the undo name is ""
      And the undo title is "Undo"

    @id:UN-072
    Scenario: No name at all is no name to give
      Given an undo manager
      And the client sets "title" to "A"
      And the client names the group "First"
      When the client tries to give the group no name
      Then it is refused because an argument is wrong
      And the undo name is "First"

    @id:UN-073
    Scenario: Each step has its own
      Given an undo manager
      And a step "First" that sets "title" to "A"
      And a step "Second" that sets "title" to "B"
      When the client undoes
      Then the undo name is "First"
      And the redo name is "Second"

  @R-UN-21
  Rule: What a name does while no group is open depends on the manager
    One that ignores it never renames a finished step; another renames the newest one. The chapter's
    figures need the name to land on the new event's group, which both do once that group is open.

    @id:UN-074
    Scenario: It is ignored
      Given an undo manager that ignores names outside groups
      And a step "First" that sets "title" to "A"
      When the client names the group "Late"
      Then the undo name is "First"

    @id:UN-075
    Scenario: It renames the newest step
      Given an undo manager that lets names outside groups rename the newest step
      And a step "First" that sets "title" to "A"
      When the client names the group "Late"
      Then the undo name is "Late"

    @id:UN-076
    Scenario: With a group open the name is that group's, for a manager that ignores names outside groups
      Given an undo manager that ignores names outside groups
      And a step "First" that sets "title" to "A"
      And the client sets "title" to "B"
      When the client names the group "Second"
      Then the undo name is "Second"
      When the client undoes
      Then the undo name is "First"

    @id:UN-077
    Scenario: With a group open the name is that group's, for a manager that lets names outside groups rename the newest step
      Given an undo manager that lets names outside groups rename the newest step
      And a step "First" that sets "title" to "A"
      And the client sets "title" to "B"
      When the client names the group "Second"
      Then the undo name is "Second"
      When the client undoes
      Then the undo name is "First"

  @R-UN-22
  Rule: A name moves with its step to the redo side and back

    @id:UN-078
    Scenario: To the redo side
      Given an undo manager
      And a step "Rename" that sets "title" to "A"
      When the client undoes
      Then the undo name is ""
      And the redo name is "Rename"
      And the redo title is "Redo Rename"

    @id:UN-079
    Scenario: And back
      Given an undo manager
      And a step "Rename" that sets "title" to "A"
      When the client undoes
      And the client redoes
      Then the undo name is "Rename"
      And the undo title is "Undo Rename"
      And the redo name is ""

  @R-UN-23
  Rule: A step without a name, and no step at all, have the empty name
    Some managers answer nothing instead of the empty text when there is no step. The empty text is the
    policy here: to a user they are the same.

    @id:UN-080
    Scenario: Nothing to undo
      Given an undo manager
      Then the undo name is ""
      And the redo name is ""

    @id:UN-081
    Scenario: A step that nobody named
      Given an undo manager
      And a step that sets "title" to "A"
      Then the undo manager has something to undo
      And the undo name is ""

  @R-UN-24
  Rule: A title is the verb and the name, or the verb alone; with nothing to take back it depends on the manager

    @id:UN-082
    Scenario: The verb and the name
      Given an undo manager
      And a step "Edit Title" that sets "title" to "A"
      Then the undo title is "Undo Edit Title"

    @id:UN-083
    Scenario: The verb alone for a step without a name
      Given an undo manager
      And a step that sets "title" to "A"
      Then the undo title is "Undo"

    @id:UN-084
    Scenario: Nothing to take back, and the bare verbs
      Given an undo manager that shows the bare verbs as titles of nothing
      Then the undo title is "Undo"
      And the redo title is "Redo"

    @id:UN-085
    Scenario: Nothing to take back, and no titles
      Given an undo manager that has no titles of nothing
      Then the undo title is ""
      And the redo title is ""

  @R-UN-25
  Rule: The title for no name is the bare verb; every other text is a name

    @id:UN-086
    Scenario: The title for the name "0"
      Given an undo manager
      And the client sets "title" to "A"
      And the client names the group "0"
      When the client undoes
      Then the redo title is "Redo 0"

    @id:UN-087
    Scenario: The title for the name ""
      Given an undo manager
      And the client sets "title" to "A"
      And the client names the group ""
      When the client undoes
      Then the redo title is "Redo"
