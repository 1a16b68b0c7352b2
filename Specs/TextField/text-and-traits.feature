Feature: What a text field holds and how its keyboard behaves

  @R-TF-10
  Rule: A field's text is never absent
    The headers of the chapter's time say that it is absent at first; later systems were observed to give
    the empty text, and document it. The later is the policy, so that nobody need ask twice.

    Background:
      Given the screen "letter" has the field "city"
      And the program shows "letter"

    @id:TF-060
    Scenario: It is empty at first
      Then the field "city" reads ""

    @id:TF-061
    Scenario: Set to nothing it is empty
      Given code sets the city to "Needles"
      When code sets the city to nothing
      Then the field "city" reads ""

  @R-TF-17
  Rule: A tap on a button does not end the editing; what was typed can be read at once

    @id:TF-024
    Scenario: Read while it is edited
      Given the screen "letter" has the field "city"
      And the program shows "letter"
      And the user taps into the city
      When the user types "Needles"
      Then the field "city" reads "Needles"
      And the field "city" is being edited

  @R-TF-12
  Rule: The keyboard begins sentences with capitals and corrects as the system sees fit, unless told otherwise

    @id:TF-062
    Scenario: A fresh field
      Given the screen "letter" has the field "city"
      And the program shows "letter"
      Then the field "city" has
        | autocapitalization | sentences |
        | autocorrection     | standard  |

  @R-TF-13
  Rule: The edit menu offers what makes sense now
    Select and Select All where there is text and not all of it is selected; Cut and Copy with a selection;
    Paste where the pasteboard holds text.

    Background:
      Given the screen "letter" has the fields
        | name | text      |
        | city | Los Gatos |
        | zip  |           |
      And the program shows "letter"

    @id:TF-065
    Scenario: Text, and nothing selected
      Given the user taps into the city
      Then the edit menu offers "Select, Select All"

    @id:TF-066
    Scenario: Nothing at all
      Given the user taps into the zip
      Then the edit menu offers nothing

    @id:TF-067
    Scenario: Something to paste into an empty field
      Given the pasteboard holds "95030"
      When the user taps into the zip
      Then the edit menu offers "Paste"

    @id:TF-068
    Scenario: A part is selected
      Given the pasteboard holds "95030"
      And the user taps into the city
      When the user selects from 0 to 3
      Then the edit menu offers "Select, Select All, Cut, Copy, Paste"

    @id:TF-069
    Scenario: All is selected
      Given the user taps into the city
      When the user chooses "Select All" in the edit menu
      Then the edit menu offers "Cut, Copy"

    @id:TF-070
    Scenario: Select takes the word at the caret
      Given the user taps into the city
      When the user chooses "Select" in the edit menu
      And the user types "Angeles"
      Then the field "city" reads "Los Angeles"

    @id:TF-071
    Scenario: Cut asks as a deletion does, and fills the pasteboard
      Given the user taps into the city
      And the user selects from 0 to 4
      When the user chooses "Cut" in the edit menu
      Then these events happened in order
        | event               | from | to | replacement | text  |
        | field should change | 0    | 4  | (empty)     |       |
        | field did change    |      |    |             | Gatos |
      When the user chooses "Paste" in the edit menu
      Then the field "city" reads "Los Gatos"

    @id:TF-072
    Scenario: Copy changes nothing
      Given the user taps into the city
      And the user selects from 4 to 9
      When the user chooses "Copy" in the edit menu
      And the user taps into the zip
      And the user chooses "Paste" in the edit menu
      Then the field "city" reads "Los Gatos"
      And the field "zip" reads "Gatos"

    @id:TF-073
    Scenario: What is not offered is refused
      Given the user taps into the zip
      When the user tries to choose "Cut" in the edit menu
      Then it is refused because it is not offered
