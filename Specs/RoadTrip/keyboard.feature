Feature: The form's fields and the keyboard
  Five text fields: name, street, city, state and zip. The keyboard comes up with the field that the
  user taps and goes down on Return.

  Background:
    Given the hotel list is open
    And the form for a new hotel is open

  Rule: Return lowers the keyboard

    @listing-1.9 @R-TF-4
    Scenario Outline: Return in the field <field>
      Given the user taps into the <field>
      When the user taps Return
      Then the keyboard is down
      And these events happened in order
        | event                    | field   |
        | field should return      | <field> |
        | field should end editing | <field> |
        | field did end editing    | <field> |

      @id:RT-030
      Examples:
        | field  |
        | name   |
        | street |
        | city   |
        | state  |
        | zip    |

    @id:RT-035 @R-TF-1 @R-TF-14
    Scenario: Tapping into a field raises the keyboard
      When the user taps into the city
      Then the keyboard is up
      And the field "city" is being edited
      And these events happened in order
        | event                      | field |
        | field should begin editing | city  |
        | field did begin editing    | city  |

    @id:RT-036 @R-TF-7 @R-TF-14
    Scenario: One field is edited at a time
      Given the user taps into the name
      When the user taps into the city
      Then these events happened in order
        | event                      | field |
        | field should begin editing | city  |
        | field should end editing   | name  |
        | field did end editing      | name  |
        | field did begin editing    | city  |
      And the field "city" is being edited

  Rule: The fields have the traits that the chapter gives them

    @listing-1.17 @sidebar-autocorrection @R-TF-8 @R-TF-9 @R-TF-12
    Scenario Outline: The field <field>
      Then the field "<field>" has
        | autocorrection  | no            |
        | clear button    | while editing |
        | clears on begin | no            |

      @id:RT-040
      Examples:
        | field  |
        | name   |
        | street |
        | city   |
        | state  |
        | zip    |

    @id:RT-045 @R-TF-3
    Scenario: The clear button empties the field
      Given the user taps into the street
      When the user taps the clear button
      Then the form shows the street ""
      And these events happened in order
        | event              | field  | text    |
        | field should clear | street |         |
        | field did change   | street | (empty) |

    @id:RT-046 @R-TF-8
    Scenario: There is no clear button in a field that is not being edited
      When the user tries to tap the clear button
      Then it is refused because nothing is being edited
      And the form shows the street "1 Dr Carlton B Goodlett Place"

    @id:RT-047 @R-TF-9
    Scenario: Tapping into a field keeps what it holds
      When the user taps into the zip
      And the user types "-1000"
      Then the form shows the zip "94102-1000"

  Rule: Typing can be undone while the field is edited

    @id:RT-050 @figure-1.13 @R-UN-40 @R-UN-41
    Scenario: A shake offers Undo Typing
      Given the user taps into the name
      When the user types "!"
      And the user shakes the phone
      Then the alert offers "Undo Typing, Cancel"

    @id:RT-051 @figure-1.13 @R-UN-41
    Scenario: Undo Typing takes back what was typed, and Redo Typing brings it back
      Given the user taps into the name
      When the user types "!"
      And the user shakes the phone and chooses "Undo Typing"
      Then the form shows the name "Hotel California"
      When the user shakes the phone and chooses "Redo Typing"
      Then the form shows the name "Hotel California!"

    @id:RT-052 @R-UN-41
    Scenario: The field's undo ends with its editing
      Given the user taps into the name
      And the user types "!"
      When the user taps Return
      And the user shakes the phone
      Then the alert does not offer "Undo Typing"

    @id:RT-053 @R-UN-39
    Scenario: Choosing Cancel changes nothing
      Given the user taps into the name
      When the user types "!"
      And the user shakes the phone and chooses "Cancel"
      Then the form shows the name "Hotel California!"
      And no alert is shown

  Rule: Pressing in a field offers to edit its text

    @id:RT-055 @figure-1.14 @R-TF-13
    Scenario: Select, Select All and Paste
      Given the pasteboard holds "Needles"
      And the user taps into the name
      Then the edit menu offers "Select, Select All, Paste"

    @id:RT-056 @figure-1.14 @R-TF-13
    Scenario: All selected and pasted over
      Given the pasteboard holds "Needles"
      And the user taps into the city
      When the user chooses "Select All" in the edit menu
      And the user chooses "Paste" in the edit menu
      Then the form shows the city "Needles"

  Rule: The form's state does not live in its fields

    @id:RT-058 @R-MO-20
    Scenario: A memory warning while the picker covers the form loses nothing
      Given the user enters "The Parent's Inn" as the name
      And the user asks for a contact
      When memory runs low
      And the user cancels the picker
      Then the form shows the name "The Parent's Inn"
