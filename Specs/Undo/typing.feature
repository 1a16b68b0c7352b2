Feature: Undo while typing

  Background:
    Given the screen "letter" has the fields "city, zip"
    And the program shows "letter"

  @R-UN-41 @R-TF-15
  Rule: A text field keeps a history of its own while it is edited, and clears it when it resigns

    @id:UN-170
    Scenario: Typing is undone and redone
      Given the user taps into the city
      And the user types "Needles"
      When the user shakes the phone and chooses "Undo Typing"
      Then the field "city" reads ""
      When the user shakes the phone and chooses "Redo Typing"
      Then the field "city" reads "Needles"

    @id:UN-171
    Scenario: Nothing typed, nothing to undo
      Given the user taps into the city
      When the user shakes the phone
      Then no alert is shown

    @id:UN-172
    Scenario: What was typed before cannot be undone when the field is edited again
      Given the user taps into the city
      And the user types "Needles"
      And code ends the editing
      And the user taps into the city
      When the user shakes the phone
      Then no alert is shown
      And the field "city" reads "Needles"

    @id:UN-173
    Scenario: Another field has another history
      Given the user taps into the city
      And the user types "Needles"
      And the user taps into the zip
      When the user shakes the phone
      Then no alert is shown

    @id:UN-174
    Scenario: Each edit is a step
      Given the user taps into the city
      And the user types "Need"
      And the user types "les"
      When the user shakes the phone and chooses "Undo Typing"
      Then the field "city" reads "Need"

    @id:UN-175
    Scenario: A deletion and a cleared text are edits like any other
      Given the user taps into the city
      And the user types "Needles"
      And the user deletes backwards
      When the user shakes the phone and chooses "Undo Typing"
      Then the field "city" reads "Needles"

  @R-UN-43
  Rule: A text set by code leaves no step that could reach outside the text
    A step that remembers a place in the old text is worthless in the new one. The policy: the history is
    cleared when code sets the text.

    @id:UN-176
    Scenario: Set while it is edited
      Given the user taps into the city
      And the user types "Needles"
      When code sets the city to "N"
      And the user shakes the phone
      Then no alert is shown
      And the field "city" reads "N"

    @id:UN-177
    Scenario: What is typed afterwards can be undone
      Given the user taps into the city
      And the user types "Needles"
      And code sets the city to "N"
      And the user types "o"
      When the user shakes the phone and chooses "Undo Typing"
      Then the field "city" reads "N"

    @id:UN-178 @B-20
    Scenario: A delegate that rewrites the text while it is typed
      Given the delegate takes out each "'" by code
      And the user taps into the city
      And the user types "a"
      And the user types "'"
      And the user types "b"
      When the user shakes the phone and chooses "Undo Typing"
      Then the field "city" reads "a"
      When the user shakes the phone
      Then the alert offers "Redo Typing, Cancel"
      And the field "city" reads "a"

    @id:UN-179 @B-21
    Scenario: A field that is emptied by code after sending
      Given the user taps into the city
      And the user types "Hello"
      When code sets the city to ""
      And the user shakes the phone
      Then no alert is shown
      And the field "city" reads ""
