Feature: Add a hotel
  A user tells the trip where to stay. The list of hotels opens a form; Save puts the hotel on
  the list and a pin on the map. A hotel is any place to stay, a friend's couch included.

  Background:
    Given the hotel list is open

  Rule: The form comes up over the list and knows how to leave

    @id:RT-001 @listing-1.3 @listing-1.8 @listing-1.10 @R-MO-6 @R-MO-7
    Scenario: Adding flips the form over the list
      When the user adds a hotel
      Then the screen "form" is shown over "hotels"
      And it came in by "flip horizontal" in a navigation container
      And the title is "Hotel Information"
      And the bar shows
        | side  | title  | style    |
        | left  | Cancel | bordered |
        | right | Save   | done     |
      And the buttons are "Get from Contacts, Save to Contacts"

    @id:RT-002 @listing-1.2 @listing-1.17
    Scenario: The form shows the hotel that it was given
      When the user adds a hotel
      Then the form shows
        | name   | Hotel California              |
        | street | 1 Dr Carlton B Goodlett Place |
        | city   | San Francisco                 |
        | state  | California                    |
        | zip    | 94102                         |

    @id:RT-003 @listing-1.4 @listing-1.6 @listing-1.8 @R-MO-13 @departure-1.4-covered
    Scenario: The list is covered, not left, so nothing is saved
      When the user adds a hotel
      Then these events happened in order
        | event                 | departure |
        | hotels will disappear | covered   |
        | hotels did disappear  |           |
      And these events happened in order
        | form presented   |
        | form will appear |
        | form did appear  |
      And nothing was saved

  Rule: Save puts the hotel on the list

    @id:RT-004 @listing-1.12 @listing-1.13
    Scenario: A hotel is typed in and saved
      Given the form for a new hotel is open
      When the user enters these fields
        | name   | The Parent's Inn |
        | street | 12 Broadway      |
        | city   | Needles          |
        | state  | California       |
        | zip    | 92363            |
      And the user saves the form
      Then the screen "hotels" is shown
      And the hotel list shows
        | name             | address                                |
        | The Parent's Inn | 12 Broadway, Needles, California 92363 |
      And the saved trip holds
        | name             | street      | city    | state      | zip   |
        | The Parent's Inn | 12 Broadway | Needles | California | 92363 |

    @id:RT-005 @listing-1.11 @listing-1.12 @listing-1.13 @R-MO-1
    Scenario: The form tells its delegate once, and the delegate dismisses it
      Given the form for a new hotel is open
      When the user saves the form
      Then these events happened in order
        | event               | save |
        | form did finish     | yes  |
        | form dismissed      |      |
        | form will disappear |      |
        | form did disappear  |      |
      And the trip was saved 1 time

    @id:RT-006 @listing-1.17
    Scenario: An untouched form saves the default hotel
      Given the form for a new hotel is open
      When the user saves the form
      Then the hotel list shows
        | name             | address                                                        |
        | Hotel California | 1 Dr Carlton B Goodlett Place, San Francisco, California 94102 |

    @id:RT-007 @R-TF-17
    Scenario: Save takes what is being typed at that moment
      Given the form for a new hotel is open
      When the user enters "Motel Bagdad" as the name
      And the user saves the form
      Then the hotel list shows "Motel Bagdad"

    @id:RT-008
    Scenario: Hotels stand in the order of their names
      Given the user leaves the hotel list
      And the trip has these hotels
        | name       |
        | Zuni Lodge |
        | amber Inn  |
      And the hotel list is open
      When the user adds a hotel
      And the user enters "Mojave Motel" as the name
      And the user saves the form
      Then the hotel list shows "amber Inn, Mojave Motel, Zuni Lodge"

    @id:RT-009 @R-CD-17 @R-CD-18 @R-CD-25
    Scenario: The list behind the form hears of the new hotel at once, and of its values on Save
      When the user adds a hotel
      Then these events happened in order
        | event                  | name             | to |
        | hotel list will change |                  |    |
        | hotel list insert      | Hotel California | 0  |
        | hotel list did change  |                  |    |
      When the user enters "Mojave Motel" as the name
      And the user saves the form
      Then these events happened in order
        | event                  | name         | at |
        | hotel list will change |              |    |
        | hotel list update      | Mojave Motel | 0  |
        | hotel list did change  |              |    |

  Rule: A hotel has a name

    @id:RT-010 @departure-1.12-blank
    Scenario: A blank name is refused and the form stays as it was
      Given the form for a new hotel with the fields
        | name |         |
        | city | Needles |
      When the user saves the form
      Then the alert says "A hotel needs a name."
      And the alert offers "OK"
      And the screen "form" is shown over "hotels"
      And the form shows
        | name |         |
        | city | Needles |
      And "form did finish" did not happen
      And "form dismissed" did not happen
      And nothing was saved

    @id:RT-011 @departure-1.12-blank
    Scenario: A name of white space is refused likewise
      Given the form for a new hotel with the fields
        | name | \n      |
        | city | Needles |
      When the user saves the form
      Then the alert says "A hotel needs a name."
      And the alert offers "OK"
      And the screen "form" is shown over "hotels"
      And the form shows
        | name | \n      |
        | city | Needles |
      And "form did finish" did not happen
      And "form dismissed" did not happen
      And nothing was saved

    @id:RT-012 @departure-1.12-blank
    Scenario: After the refusal the name can be given and saved
      Given the form for a new hotel with the fields
        | name |  |
      When the user saves the form
      And the user chooses "OK" in the alert
      And the user enters "Motel Bagdad" as the name
      And the user saves the form
      Then the hotel list shows "Motel Bagdad"
      And the trip was saved 1 time

  Rule: An intent that makes no sense now changes nothing

    @id:RT-013
    Scenario: Saving without a form
      When the user tries to save the form
      Then it is refused because the screen is not in front
      And the hotel list is empty
      And nothing was saved

    @id:RT-014
    Scenario: Cancelling without a form
      When the user tries to cancel the form
      Then it is refused because the screen is not in front
      And the hotel list is empty
      And nothing was saved

    @id:RT-015 @R-MO-4
    Scenario: A second form over the first
      Given the form for a new hotel is open
      When the user tries to add a hotel
      Then it is refused because the screen is not in front
      And the screen "form" is shown over "hotels"

    @id:RT-016 @R-MO-2
    Scenario: Saving twice is saving once
      Given the form for a new hotel is open
      When the user saves the form
      And the user tries to save the form
      Then it is refused because the screen is not in front
      And the hotel list shows "Hotel California"
      And the trip was saved 1 time
