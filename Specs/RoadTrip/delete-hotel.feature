Feature: Delete a hotel
  Plans change. A hotel leaves the list and the map, and can be brought back.

  Background:
    Given the trip has these hotels
      | name             | city    | state | zip   |
      | The Parent's Inn | Needles | CA    | 92363 |
      | Zuni Lodge       | Gallup  | NM    | 87301 |
    And the hotel list is open

  Rule: Deleting takes the hotel off the list, off the map and out of the saved trip

    @id:RT-160 @R-CD-7
    Scenario: One of two hotels
      When the user deletes "The Parent's Inn"
      Then the hotel list shows "Zuni Lodge"
      And the saved trip holds "Zuni Lodge"
      And these events happened in order
        | event                  | name             | from |
        | hotel list will change |                  |      |
        | hotel list delete      | The Parent's Inn | 0    |
        | hotel list did change  |                  |      |

    @id:RT-161
    Scenario: Its pin goes with it
      Given the form for a new hotel with the fields
        | name  | Motel Bagdad |
        | city  | Needles      |
        | state | CA           |
        | zip   | 92363        |
      And the user saves the form
      When the user deletes "Motel Bagdad"
      Then the map shows no pin

    @id:RT-162 @R-CD-17
    Scenario: A hotel that is not on the list
      When the user tries to delete a hotel that is not on the list
      Then it is refused because it is not listed
      And nothing was saved
      And "hotel list will change" did not happen

  Rule: Deleting is a step to undo

    @id:RT-163 @R-UN-39
    Scenario: Undo Delete Hotel brings the hotel back where it was
      When the user deletes "The Parent's Inn"
      And the user shakes the phone and chooses "Undo Delete Hotel"
      Then the hotel list shows
        | name             | address           |
        | The Parent's Inn | Needles, CA 92363 |
        | Zuni Lodge       | Gallup, NM 87301  |
      And the saved trip holds "The Parent's Inn, Zuni Lodge"

    @id:RT-164 @R-UN-22
    Scenario: Redo Delete Hotel takes it away again
      When the user deletes "The Parent's Inn"
      And the user shakes the phone and chooses "Undo Delete Hotel"
      And the user shakes the phone and chooses "Redo Delete Hotel"
      Then the hotel list shows "Zuni Lodge"

    @id:RT-165
    Scenario: The pin comes back with the hotel
      Given the form for a new hotel with the fields
        | name  | Motel Bagdad |
        | city  | Needles      |
        | state | CA           |
        | zip   | 92363        |
      And the user saves the form
      When the user deletes "Motel Bagdad"
      And the user shakes the phone and chooses "Undo Delete Hotel"
      Then the map shows "Motel Bagdad"
