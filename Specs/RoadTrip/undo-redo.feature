Feature: Undo and redo
  A shake over the hotel list offers to take back the last step. Adding a hotel through the form is two
  steps, as the figures print them: Edit Hotel over Add Hotel.

  Background:
    Given the hotel list is open
    And the form for a new hotel is open
    And the user enters these fields
      | name   | The Parent's Inn |
      | street | 12 Broadway      |
      | city   | Needles          |
      | state  | CA               |
      | zip    | 92363            |
    And the user saves the form

  Rule: The alerts are those of the figures

    @id:RT-130 @figure-1.15 @listing-1.13 @R-UN-39 @R-UN-40
    Scenario: After saving a new hotel
      When the user shakes the phone
      Then the alert offers "Undo Edit Hotel, Cancel"

    @id:RT-131 @figure-1.16 @R-UN-39 @R-UN-40
    Scenario: After undoing the edit
      When the user shakes the phone and chooses "Undo Edit Hotel"
      And the user shakes the phone
      Then the alert offers "Undo Add Hotel, Redo Edit Hotel, Cancel"

    @id:RT-132 @R-UN-39
    Scenario: After undoing both
      When the user shakes the phone and chooses "Undo Edit Hotel"
      And the user shakes the phone and chooses "Undo Add Hotel"
      And the user shakes the phone
      Then the alert offers "Redo Add Hotel, Cancel"

    @id:RT-134 @R-UN-39
    Scenario: Cancel in the alert changes nothing
      When the user shakes the phone and chooses "Cancel"
      Then the hotel list shows "The Parent's Inn"
      And no alert is shown

  Rule: Undo Edit Hotel takes back the five values and the pin

    @id:RT-135 @figure-1.15 @listing-1.13 @R-CD-5
    Scenario: The default hotel comes back
      When the user shakes the phone and chooses "Undo Edit Hotel"
      Then the hotel list shows
        | name             | address                                                        |
        | Hotel California | 1 Dr Carlton B Goodlett Place, San Francisco, California 94102 |
      And the map shows no pin

    @id:RT-136 @figure-1.16 @listing-1.13
    Scenario: Redo Edit Hotel brings values and pin back
      When the user shakes the phone and chooses "Undo Edit Hotel"
      And the user shakes the phone and chooses "Redo Edit Hotel"
      Then the hotel list shows
        | name             | address                        |
        | The Parent's Inn | 12 Broadway, Needles, CA 92363 |
      And the map shows "The Parent's Inn"

  Rule: Undo Add Hotel takes the hotel away

    @id:RT-137 @figure-1.16 @R-CD-5
    Scenario: The list is empty again
      When the user shakes the phone and chooses "Undo Edit Hotel"
      And the user shakes the phone and chooses "Undo Add Hotel"
      Then the hotel list is empty
      And the map shows no pin

    @id:RT-138 @R-UN-12 @R-UN-22
    Scenario: Both are redone in order
      When the user shakes the phone and chooses "Undo Edit Hotel"
      And the user shakes the phone and chooses "Undo Add Hotel"
      And the user shakes the phone and chooses "Redo Add Hotel"
      And the user shakes the phone and chooses "Redo Edit Hotel"
      Then the hotel list shows "The Parent's Inn"
      And the map shows "The Parent's Inn"

    @id:RT-139 @R-UN-11
    Scenario: A new step ends the redoing
      When the user shakes the phone and chooses "Undo Edit Hotel"
      And the user deletes "Hotel California"
      And the user shakes the phone
      Then the alert offers "Undo Delete Hotel, Cancel"

  Rule: Undo and redo are steps of the user, so they are saved

    @id:RT-140 @listing-1.4 @R-CD-10 @departure-1.4-when
    Scenario: What undo leaves is what the trip keeps
      When the user shakes the phone and chooses "Undo Edit Hotel"
      Then the trip was saved 1 time
      And the saved trip holds "Hotel California"

    @id:RT-141 @departure-1.4-when
    Scenario: What redo leaves is what the trip keeps
      When the user shakes the phone and chooses "Undo Edit Hotel"
      And the user shakes the phone and chooses "Redo Edit Hotel"
      Then the saved trip holds "The Parent's Inn"

    @id:RT-142 @R-CD-19
    Scenario: The list hears of an undone edit
      When the user shakes the phone and chooses "Undo Edit Hotel"
      Then these events happened in order
        | event                  | name             |
        | hotel list will change |                  |
        | hotel list update      | Hotel California |
        | hotel list did change  |                  |

  Rule: Undo speaks of this screen only

    @id:RT-143 @listing-1.4 @R-UN-44 @R-UN-45 @R-UN-39
    Scenario: Leaving the list ends its undo
      When the user leaves the hotel list
      And the user opens the hotel list
      And the user shakes the phone
      Then no alert is shown

    @id:RT-144 @R-UN-44
    Scenario: Over the form a shake does not undo the list
      Given the form for a new hotel is open
      When the user shakes the phone
      Then no alert is shown
