Feature: Clearing a text field

  @R-TF-3
  Rule: The clear button asks; a no leaves the text and nothing is told
    The question is the one about clearing, not the one about a change of characters.

    Background:
      Given the screen "letter" has the fields
        | name | text    | clearButton |
        | city | Needles | always      |
      And the program shows "letter" in a "none" container
      And the user taps into the city

    @id:TF-040
    Scenario: The delegate says yes
      When the user taps the clear button
      Then these events happened in order
        | field.shouldClear | {"field": "city"} |
        | field.didChange   | {"text": ""}      |
      And the field "city" reads ""

    @id:TF-041 @B-27
    Scenario: The delegate says no
      Given the delegate answers "shouldClear" with no
      When the user taps the clear button
      Then these events happened in order
        | field.shouldClear | {"field": "city"} |
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
        | name | text    | clearButton |
        | city | Needles | <mode>      |
        | zip  | 92363   |             |
      And the program shows "letter" in a "none" container
      And the user taps into the <edited>
      When the user tries to clear the city
      Then the field "city" reads "<text>"

      @id:TF-043
      Examples:
        | mode         | state  | edited | is | text |
        | whileEditing | edited | city   | is |      |

      @id:TF-044
      Examples:
        | mode         | state      | edited | is     | text    |
        | whileEditing | not edited | zip    | is not | Needles |

      @id:TF-045
      Examples:
        | mode          | state  | edited | is     | text    |
        | unlessEditing | edited | city   | is not | Needles |

      @id:TF-046
      Examples:
        | mode          | state      | edited | is | text |
        | unlessEditing | not edited | zip    | is |      |

      @id:TF-047
      Examples:
        | mode   | state  | edited | is | text |
        | always | edited | city   | is |      |

      @id:TF-048
      Examples:
        | mode   | state      | edited | is | text |
        | always | not edited | zip    | is |      |

      @id:TF-049
      Examples:
        | mode  | state  | edited | is     | text    |
        | never | edited | city   | is not | Needles |

      @id:TF-050
      Examples:
        | mode | state  | edited | is     | text    |
        |      | edited | city   | is not | Needles |

    @id:TF-051
    Scenario: A button that is not there is refused
      Given the screen "letter" has the fields
        | name | text    | clearButton   |
        | city | Needles | unlessEditing |
      And the program shows "letter" in a "none" container
      And the user taps into the city
      When the user tries to clear the city
      Then it is refused with "notOffered"

    @id:TF-052
    Scenario: Nowhere is it shown over an empty text
      Given the screen "letter" has the fields
        | name | text | clearButton |
        | city |      | always      |
      And the program shows "letter" in a "none" container
      When the user tries to clear the city
      Then it is refused with "notOffered"

  @R-TF-9
  Rule: A field keeps its text when editing begins, unless it is set to be emptied; then clearing is asked for

    @id:TF-053
    Scenario: It keeps it
      Given the screen "letter" has the fields
        | name | text    |
        | city | Needles |
      And the program shows "letter" in a "none" container
      When the user taps into the city
      Then the field "city" reads "Needles"
      And the field "city" has
        | clearsOnBegin | no |

    @id:TF-054 @R-TF-3
    Scenario: It is emptied
      Given the screen "letter" has the fields
        | name | text    | clearsOnBegin |
        | city | Needles | yes           |
      And the program shows "letter" in a "none" container
      When the user taps into the city
      Then these events happened in order
        | field.shouldBeginEditing |              |
        | field.shouldClear        |              |
        | field.didChange          | {"text": ""} |
        | field.didBeginEditing    |              |
      And the field "city" reads ""

    @id:TF-055 @R-TF-3
    Scenario: The delegate says no
      Given the screen "letter" has the fields
        | name | text    | clearsOnBegin |
        | city | Needles | yes           |
      And the delegate answers "shouldClear" with no
      And the program shows "letter" in a "none" container
      When the user taps into the city
      Then the field "city" reads "Needles"
      And the field "city" is being edited
