Feature: Clearing a text field

  @R-TF-3
  Rule: The clear button asks; a no leaves the text and nothing is told
    The question is the one about clearing, not the one about a change of characters.

    Background:
      Given the screen "letter" has the fields
        | name | text    | clear button |
        | city | Needles | always       |
      And the program shows "letter"
      And the user taps into the city

    @id:TF-040
    Scenario: The delegate says yes
      When the user taps the clear button
      Then these events happened in order
        | event              | field | text    |
        | field should clear | city  |         |
        | field did change   |       | (empty) |
      And the field "city" reads ""

    @id:TF-041 @B-27
    Scenario: The delegate says no
      Given the delegate answers "should clear" with no
      When the user taps the clear button
      Then these events happened in order
        | event              | field |
        | field should clear | city  |
      And the field "city" reads "Needles"

    @id:TF-042
    Scenario: Undo brings the text back
      When the user taps the clear button
      And the user shakes the phone and chooses "Undo Typing"
      Then the field "city" reads "Needles"

  @R-TF-8
  Rule: The clear button is shown never, while editing, unless editing, or always; never unless set

    Scenario Outline: With the mode "<mode>" and the field <state>, the button <is> there
      Given the screen "letter" has the fields
        | name | text    | clear button |
        | city | Needles | <mode>       |
        | zip  | 92363   |              |
      And the program shows "letter"
      And the user taps into the <edited>
      When the user tries to clear the city
      Then the field "city" reads "<text>"

      @id:TF-043
      Examples:
        | mode           | state      | edited | is     | text    |
        | while editing  | edited     | city   | is     |         |
        | while editing  | not edited | zip    | is not | Needles |
        | unless editing | edited     | city   | is not | Needles |
        | unless editing | not edited | zip    | is     |         |
        | always         | edited     | city   | is     |         |
        | always         | not edited | zip    | is     |         |
        | never          | edited     | city   | is not | Needles |
        |                | edited     | city   | is not | Needles |

    @id:TF-051
    Scenario: A button that is not there is refused
      Given the screen "letter" has the fields
        | name | text    | clear button   |
        | city | Needles | unless editing |
      And the program shows "letter"
      And the user taps into the city
      When the user tries to clear the city
      Then it is refused because it is not offered

    @id:TF-052
    Scenario: Nowhere is it shown over an empty text
      Given the screen "letter" has the fields
        | name | text | clear button |
        | city |      | always       |
      And the program shows "letter"
      When the user tries to clear the city
      Then it is refused because it is not offered

  @R-TF-9
  Rule: A field keeps its text when editing begins, unless it is set to be emptied; then clearing is asked for

    @id:TF-053
    Scenario: It keeps it
      Given the screen "letter" has the field "city" reading "Needles"
      And the program shows "letter"
      When the user taps into the city
      Then the field "city" reads "Needles"
      And the field "city" has
        | clears on begin | no |

    @id:TF-054 @R-TF-3
    Scenario: It is emptied
      Given the screen "letter" has the fields
        | name | text    | clears on begin |
        | city | Needles | yes             |
      And the program shows "letter"
      When the user taps into the city
      Then these events happened in order
        | event                      | text    |
        | field should begin editing |         |
        | field should clear         |         |
        | field did change           | (empty) |
        | field did begin editing    |         |
      And the field "city" reads ""

    @id:TF-055 @R-TF-3
    Scenario: The delegate says no
      Given the screen "letter" has the fields
        | name | text    | clears on begin |
        | city | Needles | yes             |
      And the delegate answers "should clear" with no
      And the program shows "letter"
      When the user taps into the city
      Then the field "city" reads "Needles"
      And the field "city" is being edited
