Feature: Editing a text field
  A field asks its delegate before what the user does, and tells it after. What code does is asked and
  told to nobody.

  Background:
    Given the screen "letter" has the fields "city, zip"
    And the program shows "letter"

  @R-TF-1
  Rule: Editing begins by asking, becoming first responder, and telling; a no stops it

    @id:TF-001
    Scenario: It begins
      When the user taps into the city
      Then these events happened in order
        | event                      | field |
        | field should begin editing | city  |
        | field did begin editing    | city  |
      And the field "city" is being edited

    @id:TF-002
    Scenario: The delegate says no
      Given the delegate answers "should begin editing" with no
      When the user taps into the city
      Then these events happened in order
        | event                      | field |
        | field should begin editing | city  |
      And the keyboard is down

    @id:TF-003
    Scenario: A tap into a field that is edited already asks nothing
      Given the user taps into the city
      When the user taps into the city
      Then "field should begin editing" did not happen
      And "field did begin editing" did not happen

    @id:TF-004
    Scenario: A field that is not on the screen cannot be tapped
      When the user tries to tap into the street
      Then it is refused because the screen is not in front
      And the keyboard is down

  @R-TF-2
  Rule: Each edit of the user is asked for with its range and its replacement; a no leaves the text as it was
    The range counts UTF-16 units of the old text. A deletion has an empty replacement. A text set by code
    is not asked for.

    @id:TF-005
    Scenario: Typing
      Given the user taps into the city
      And the user types "Need"
      When the user types "les"
      Then these events happened in order
        | event               | from | to | replacement | text    |
        | field should change | 4    | 4  | les         |         |
        | field did change    |      |    |             | Needles |

    @id:TF-006
    Scenario: Deleting
      Given the user taps into the city
      And the user types "Needles"
      When the user deletes backwards
      Then these events happened in order
        | event               | from | to | replacement | text   |
        | field should change | 6    | 7  | (empty)     |        |
        | field did change    |      |    |             | Needle |

    @id:TF-007
    Scenario: Typing over a selection
      Given the user taps into the city
      And the user types "Needles"
      And the user selects from 0 to 4
      When the user types "Sad"
      Then these events happened in order
        | event               | from | to | replacement | text   |
        | field should change | 0    | 4  | Sad         |        |
        | field did change    |      |    |             | Sadles |

    @id:TF-008
    Scenario: The range counts UTF-16 units and takes whole characters
      Given the user taps into the city
      And the user types "a👍🏽b"
      And the user deletes backwards
      When the user deletes backwards
      Then these events happened in order
        | event               | from | to | replacement | text |
        | field should change | 1    | 5  | (empty)     |      |
        | field did change    |      |    |             | a    |

    @id:TF-009
    Scenario: The delegate says no
      Given the user taps into the city
      And the user types "Need"
      And the delegate answers "should change" with no
      When the user types "les"
      Then these events happened in order
        | event               | replacement |
        | field should change | les         |
      And the field "city" reads "Need"

    @id:TF-010
    Scenario: Code asks nobody
      Given the user taps into the city
      When code sets the city to "Needles"
      Then "field should change" did not happen
      And "field did change" did not happen
      And the field "city" reads "Needles"

    @id:TF-011
    Scenario: A range outside the text is refused
      Given the user taps into the city
      And the user types "Need"
      When the user tries to replace from 3 to 9 by "x"
      Then it is refused because the range is outside the text
      And the field "city" reads "Need"

    @id:TF-012
    Scenario: Typing with no field in use is refused
      When the user tries to type "x"
      Then it is refused because nothing is being edited
      And the field "city" reads ""

  @R-TF-4
  Rule: The return key asks, and nothing else happens by itself

    @id:TF-013
    Scenario: The keyboard stays up
      Given the user taps into the city
      When the user taps Return
      Then these events happened in order
        | event               | field |
        | field should return | city  |
      And the field "city" is being edited

    @id:TF-014
    Scenario: The delegate may end the editing
      Given the delegate ends the editing on Return
      And the user taps into the city
      When the user taps Return
      Then these events happened in order
        | field should return      |
        | field should end editing |
        | field did end editing    |
      And the keyboard is down

  @R-TF-5
  Rule: Editing ends by asking, resigning, and telling; a no keeps the field, unless the end is forced

    @id:TF-015
    Scenario: It ends
      Given the user taps into the city
      When code ends the editing
      Then these events happened in order
        | event                    | field |
        | field should end editing | city  |
        | field did end editing    | city  |
      And the keyboard is down

    @id:TF-016
    Scenario: The delegate says no
      Given the user taps into the city
      And the delegate answers "should end editing" with no
      When code ends the editing
      Then these events happened in order
        | event                    | field |
        | field should end editing | city  |
      And the field "city" is being edited

    @id:TF-017
    Scenario: A forced end is told though the delegate would say no
      Given the user taps into the city
      And the delegate answers "should end editing" with no
      When code ends the editing by force
      Then these events happened in order
        | event                 | field |
        | field did end editing | city  |
      And the keyboard is down

    @id:TF-018
    Scenario: Taking the field out of the window forces the end
      Given the user taps into the city
      And the delegate answers "should end editing" with no
      When the program shows "card"
      Then these events happened in order
        | event                 | field |
        | field did end editing | city  |
      And the keyboard is down

  @R-TF-6
  Rule: The end of editing is told once, with its reason

    @id:TF-019
    Scenario: The text stands
      Given the user taps into the city
      And the user types "Needles"
      When code ends the editing
      Then these events happened in order
        | event                    | reason    |
        | field should end editing |           |
        | field did end editing    | committed |

  @R-TF-7 @R-TF-14
  Rule: One field has the keyboard; when another takes it the former resigns
    The one asks to begin, the other asks to end and did end, the one did begin. The sources give the
    order for each field; which of the two is asked first is our choice, so that a field that may not
    begin costs the other nothing.

    @id:TF-020
    Scenario: From field to field
      Given the user taps into the city
      When the user taps into the zip
      Then these events happened in order
        | event                      | field |
        | field should begin editing | zip   |
        | field should end editing   | city  |
        | field did end editing      | city  |
        | field did begin editing    | zip   |
      And the field "zip" is being edited

    @id:TF-021
    Scenario: The other may not begin
      Given the user taps into the city
      And the delegate answers "should begin editing" with no
      When the user taps into the zip
      Then these events happened in order
        | event                      | field |
        | field should begin editing | zip   |
      And the field "city" is being edited

    @id:TF-022
    Scenario: The one does not want to end
      Given the user taps into the city
      And the delegate answers "should end editing" with no
      When the user taps into the zip
      Then these events happened in order
        | event                      | field |
        | field should begin editing | zip   |
        | field should end editing   | city  |
      And the field "city" is being edited

  @R-TF-16
  Rule: Leaving a screen while editing ends the editing, at the latest when the screen did disappear
    Nothing more is promised about the two: not that editing ends before the screen will disappear.

    @id:TF-023
    Scenario: Popped while a field is edited
      Given the program shows "list" in a navigation container
      And the program pushes "letter"
      And the user taps into the city
      When the program pops
      Then these events happened in order
        | event                 | field |
        | field did end editing | city  |
      And the keyboard is down
