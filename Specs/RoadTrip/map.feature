Feature: A pin for each hotel
  The trip's map shows where the hotels are. A geocoder turns an address into a coordinate, or does not.

  Background:
    Given the hotel list is open

  Rule: Saving a hotel puts one pin on the map

    @id:RT-190 @listing-1.13 @listing-1.14 @R-GE-1 @R-GE-9
    Scenario: No pin before Save
      Given the form for a new hotel named "The Parent's Inn"
      Then the map shows no pin

    @id:RT-191 @listing-1.13 @R-GE-1
    Scenario: The pin stands where the address is and bears the hotel's name
      Given the form for a new hotel with the fields
        | name   | The Parent's Inn |
        | street | 12 Broadway      |
        | city   | Needles          |
        | state  | CA               |
        | zip    | 92363            |
      When the user saves the form
      Then the map shows
        | title            | latitude | longitude |
        | The Parent's Inn | 34.85    | -114.61   |

    @id:RT-192 @listing-1.3 @listing-1.13 @R-GE-7
    Scenario: The default hotel stands in San Francisco
      Given the form for a new hotel is open
      When the user saves the form
      Then the map shows
        | title            | latitude | longitude |
        | Hotel California | 37.78    | -122.42   |

    @id:RT-193 @listing-1.13 @R-GE-7 @departure-1.13-one-pin
    Scenario: Editing a hotel moves its pin and adds none
      Given the form for a new hotel is open
      And the user saves the form
      When the user opens "Hotel California" to edit it
      And the user enters these fields
        | name   | The Parent's Inn |
        | street | 12 Broadway      |
        | city   | Needles          |
        | state  | CA               |
        | zip    | 92363            |
      And the user saves the form
      Then the map shows
        | title            | latitude | longitude |
        | The Parent's Inn | 34.85    | -114.61   |

  Rule: No answer, no pin

    @id:RT-194 @listing-1.13 @R-GE-2 @R-GE-4 @B-28 @departure-1.13-no-answer @R-GE-10
    Scenario: The geocoder fails
      Given the geocoder finds nothing
      And the form for a new hotel is open
      When the user saves the form
      Then the hotel list shows "Hotel California"
      And the map shows no pin
      And the geocoder's failure for "Hotel California" can be read

    @id:RT-195 @R-GE-10 @departure-1.13-no-answer
    Scenario: A changed address that cannot be found loses the old pin
      Given the form for a new hotel is open
      And the user saves the form
      And the geocoder finds nothing
      When the user opens "Hotel California" to edit it
      And the user enters "Nowhere" as the city
      And the user saves the form
      Then the map shows no pin

    @id:RT-196 @departure-1.13-no-answer
    Scenario: A hotel without an address is not looked up
      Given the form for a new hotel with the fields
        | name   | The Parent's Inn |
        | street |                  |
        | city   |                  |
        | state  |                  |
        | zip    |                  |
      When the user saves the form
      Then the map shows no pin
      And "geocoder asked" did not happen

  Rule: An answer may come late

    Background:
      Given the geocoder answers after 2000 milliseconds

    @id:RT-197 @R-GE-3
    Scenario: The pin appears when the answer comes
      Given the form for a new hotel is open
      When the user saves the form
      Then the map shows no pin
      When 2000 milliseconds pass
      Then the map shows "Hotel California"

    @id:RT-198 @R-GE-3
    Scenario: The user need not wait
      Given the form for a new hotel is open
      When the user saves the form
      Then the screen "hotels" is shown
      And the saved trip holds "Hotel California"

    @id:RT-199 @R-GE-8 @departure-1.13-late
    Scenario: An answer for an address that changed meanwhile is dropped
      Given the form for a new hotel is open
      And the user saves the form
      When 1000 milliseconds pass
      And the user opens "Hotel California" to edit it
      And the user enters these fields
        | street | 12 Broadway |
        | city   | Needles     |
        | state  | CA          |
        | zip    | 92363       |
      And the user saves the form
      And 1000 milliseconds pass
      Then the map shows no pin
      When 1000 milliseconds pass
      Then the map shows
        | title            | latitude | longitude |
        | Hotel California | 34.85    | -114.61   |

    @id:RT-200 @R-GE-8 @departure-1.13-late
    Scenario: An answer for a hotel that was deleted meanwhile is dropped
      Given the form for a new hotel is open
      And the user saves the form
      When the user deletes "Hotel California"
      And 2000 milliseconds pass
      Then the map shows no pin

    @id:RT-201 @R-GE-8 @departure-1.13-late
    Scenario: An answer for an edit that was undone meanwhile is dropped
      Given the form for a new hotel with the fields
        | name  | The Parent's Inn |
        | city  | Needles          |
        | state | CA               |
        | zip   | 92363            |
      And the user saves the form
      When the user shakes the phone and chooses "Undo Edit Hotel"
      And 2000 milliseconds pass
      Then the map shows no pin

    @id:RT-202 @R-UN-11
    Scenario: A late pin is no step to undo
      Given the form for a new hotel is open
      And the user saves the form
      When 2000 milliseconds pass
      And the user shakes the phone
      Then the alert offers "Undo Edit Hotel, Cancel"
