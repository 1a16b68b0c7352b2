Feature: Cancel a hotel
  The user opens the form and changes their mind.

  Background:
    Given the trip has these hotels
      | name       | city    |
      | Zuni Lodge | Needles |
    And the hotel list is open

  Rule: Cancel leaves the trip as it was

    @id:RT-020 @listing-1.11 @listing-1.13 @R-MO-1
    Scenario: The form tells its delegate once, and the delegate dismisses it
      Given the form for a new hotel is open
      When the user cancels the form
      Then these events happened in order
        | event               | save |
        | form did finish     | no   |
        | form dismissed      |      |
        | form will disappear |      |
        | form did disappear  |      |
      And the screen "hotels" is shown

    @id:RT-021 @listing-1.13 @R-CD-8
    Scenario: Neither a hotel nor a pin is left behind
      Given the form for a new hotel with the fields
        | name | The Parent's Inn |
        | city | Needles          |
      When the user cancels the form
      Then the hotel list shows "Zuni Lodge"
      And the map shows no pin
      And the saved trip holds
        | name       | city    |
        | Zuni Lodge | Needles |

    @id:RT-022 @R-CD-8 @R-CD-25
    Scenario: The list behind the form sees nothing of a draft that is thrown away
      Given the form for a new hotel is open
      When the user cancels the form
      Then these events happened in order
        | event                  | name             | from |
        | hotel list will change |                  |      |
        | hotel list delete      | Hotel California | 0    |
        | hotel list did change  |                  |      |

  Rule: Cancelling is a step that can be undone, as printed

    @id:RT-023 @listing-1.13
    Scenario: Undo Cancel Hotel brings the draft back
      Given the form for a new hotel is open
      When the user cancels the form
      And the user shakes the phone
      Then the alert offers "Undo Cancel Hotel, Cancel"

    @id:RT-024 @listing-1.13
    Scenario: The draft that comes back is the one that the form was given
      Given the form for a new hotel is open
      When the user cancels the form
      And the user shakes the phone and chooses "Undo Cancel Hotel"
      Then the hotel list shows "Hotel California, Zuni Lodge"
      And the map shows no pin

    @id:RT-025 @listing-1.13 @R-UN-22
    Scenario: Redo Cancel Hotel takes the draft away again
      Given the form for a new hotel is open
      When the user cancels the form
      And the user shakes the phone and chooses "Undo Cancel Hotel"
      And the user shakes the phone and chooses "Redo Cancel Hotel"
      Then the hotel list shows "Zuni Lodge"
