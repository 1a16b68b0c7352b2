Feature: Shaking to undo
  A user who shakes the phone is asked whether to undo or to redo. The alert offers what the nearest history
  holds: that of the field that is edited, else of the screen in front, else of the window.

  @R-UN-36
  Rule: A program heeds shakes unless it says otherwise

    Background:
      Given the program shows "letter"
      And the screen "letter" keeps an undo history
      And the user does "Bold" on "letter"

    @id:UN-140
    Scenario: It heeds them
      When the user shakes the phone
      Then an alert is shown

    @id:UN-141
    Scenario: It says otherwise
      Given the program does not heed shakes
      When the user shakes the phone
      Then no alert is shown

  @R-UN-37
  Rule: A shake uses one history only: the first that the chain from field to screen to window has
    Every window has one.

    @id:UN-142
    Scenario: The screen's
      Given the program shows "letter"
      And the user does "Zoom" on "letter"
      And the screen "letter" keeps an undo history
      And the user does "Bold" on "letter"
      When the user shakes the phone
      Then the alert offers "Undo Bold, Cancel"

    @id:UN-143
    Scenario: The window's, where the screen has none
      Given the program shows "letter"
      And the user does "Zoom" on "letter"
      When the user shakes the phone
      Then the alert offers "Undo Zoom, Cancel"

    @id:UN-144
    Scenario: The nearest one is used even with nothing in it
      Given the program shows "letter"
      And the user does "Zoom" on "letter"
      And the screen "letter" keeps an undo history
      When the user shakes the phone
      Then no alert is shown

    @id:UN-145
    Scenario: The field's, while it is edited
      Given the screen "letter" has the field "city"
      And the screen "letter" keeps an undo history
      And the program shows "letter"
      And the user does "Bold" on "letter"
      And the user taps into the city
      When the user types "Needles"
      And the user shakes the phone
      Then the alert offers "Undo Typing, Cancel"

  @R-UN-38
  Rule: A screen takes part from its appearance to its disappearance

    @id:UN-146
    Scenario: The screen that comes to the front takes over
      Given the program shows "letter"
      And the screen "letter" keeps an undo history
      And the user does "Bold" on "letter"
      And the screen "card" keeps an undo history
      And the program presents "card"
      And the user does "Stamp" on "card"
      When the user shakes the phone
      Then the alert offers "Undo Stamp, Cancel"

    @id:UN-147
    Scenario: When it has gone the one below is back
      Given the program shows "letter"
      And the screen "letter" keeps an undo history
      And the user does "Bold" on "letter"
      And the screen "card" keeps an undo history
      And the program presents "card"
      And the user does "Stamp" on "card"
      And "card" is dismissed
      When the user shakes the phone
      Then the alert offers "Undo Bold, Cancel"

  @R-UN-39
  Rule: The alert offers what there is to undo and to redo, and Cancel; with neither there is none
    Its words begin with "Undo " and "Redo ", which the system puts before the steps' names. An older
    guideline has these words on buttons, a later one in the title; buttons are the policy, as the
    chapter's figures print them.

    Background:
      Given the program shows "letter"
      And the screen "letter" keeps an undo history

    @id:UN-148
    Scenario: Nothing to undo and nothing to redo
      When the user shakes the phone
      Then no alert is shown

    @id:UN-149
    Scenario: Something to undo
      Given the user does "Bold" on "letter"
      When the user shakes the phone
      Then the alert offers "Undo Bold, Cancel"

    @id:UN-150
    Scenario: Something to redo
      Given the user does "Bold" on "letter"
      When the user shakes the phone and chooses "Undo Bold"
      And the user shakes the phone
      Then the alert offers "Redo Bold, Cancel"

    @id:UN-151
    Scenario: Both
      Given the user does "Bold" on "letter"
      And the user does "Italic" on "letter"
      When the user shakes the phone and chooses "Undo Italic"
      And the user shakes the phone
      Then the alert offers "Undo Bold, Redo Italic, Cancel"

    @id:UN-152
    Scenario: Cancel changes nothing
      Given the user does "Bold" on "letter"
      When the user shakes the phone and chooses "Cancel"
      And the user shakes the phone
      Then the alert offers "Undo Bold, Cancel"

    @id:UN-153
    Scenario: A second shake shows no second alert
      Given the user does "Bold" on "letter"
      When the user shakes the phone
      And the user shakes the phone and chooses "Cancel"
      Then no alert is shown

    @id:UN-154
    Scenario: A choice that is not offered is refused
      Given the user does "Bold" on "letter"
      When the user shakes the phone
      And the user tries to choose "Redo Bold" in the alert
      Then it is refused because there is no such button
      And the alert offers "Undo Bold, Cancel"

    @id:UN-155
    Scenario: With no alert up there is nothing to choose
      When the user tries to choose "Cancel" in the alert
      Then it is refused because no alert is shown

  @R-UN-42
  Rule: Whether the screen takes over from a field that has ended depends on the front end
    On the platform there may be nobody then, and the screen's history is not found until it appears
    again. Elsewhere the screen in front takes over. A front end claims what it does.

    Background:
      Given the screen "letter" has the field "city"
      And the screen "letter" keeps an undo history
      And the program shows "letter"
      And the user does "Bold" on "letter"

    @id:UN-158
    Scenario: The screen takes over
      Given the screen in front takes over from a field that has ended
      And the user taps into the city
      And code ends the editing
      When the user shakes the phone
      Then the alert offers "Undo Bold, Cancel"

    @id:UN-159
    Scenario: Nobody takes over
      Given nobody takes over from a field that has ended
      And the user taps into the city
      And code ends the editing
      When the user shakes the phone
      Then no alert is shown

    @id:UN-160
    Scenario: The screen is found when it appears again
      Given nobody takes over from a field that has ended
      And the user taps into the city
      And code ends the editing
      And the program presents "card"
      And "card" is dismissed
      When the user shakes the phone
      Then the alert offers "Undo Bold, Cancel"

  @R-UN-44
  Rule: Undo speaks of the current context, never of an earlier screen

    @id:UN-161
    Scenario: Over a screen with something to undo
      Given the program shows "letter"
      And the screen "letter" keeps an undo history
      And the user does "Bold" on "letter"
      And the program presents "card"
      When the user shakes the phone
      Then no alert is shown

    @id:UN-162
    Scenario: On top of it in a stack
      Given the program shows "letter" in a navigation container
      And the screen "letter" keeps an undo history
      And the user does "Bold" on "letter"
      And the program pushes "card"
      When the user shakes the phone
      Then no alert is shown

  @R-UN-45
  Rule: Leaving a screen does not by itself clear its history; the code that made it does
    Not described by the sources. The chapter's list clears its own when it is left.

    @id:UN-163
    Scenario: A screen that is left and shown again still has it
      Given the program shows "letter" in a navigation container
      And the program pushes "card"
      And the screen "card" keeps an undo history
      And the user does "Stamp" on "card"
      And the program pops
      And the program pushes "card"
      When the user shakes the phone
      Then the alert offers "Undo Stamp, Cancel"
