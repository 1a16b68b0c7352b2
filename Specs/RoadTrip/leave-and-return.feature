Feature: Leave and come back
  Whatever the user completed is there when the list is opened again, after leaving it and after the
  app has been killed.

  Background:
    Given the hotel list is open

  Rule: Leaving saves, being covered does not

    @id:RT-170 @listing-1.4 @listing-1.6 @R-MO-13 @R-MO-18
    Scenario: Leaving the list
      Given the form for a new hotel is open
      And the user saves the form
      When the user leaves the hotel list
      Then these events happened in order
        | event                 | departure |
        | hotels popped         |           |
        | hotels will disappear | leaving   |
        | hotels did disappear  |           |
      And the saved trip holds "Hotel California"

    @id:RT-172 @listing-1.4
    Scenario: Leaving with nothing changed saves nothing
      When the user leaves the hotel list
      Then nothing was saved

    @id:RT-173 @listing-1.4
    Scenario: The map follows the list
      Given the form for a new hotel with the fields
        | name  | The Parent's Inn |
        | city  | Needles          |
        | state | CA               |
        | zip   | 92363            |
      And the user saves the form
      When the user leaves the hotel list
      Then the map shows "The Parent's Inn"

    @id:RT-174
    Scenario: Leaving is not possible from under the form
      Given the form for a new hotel is open
      When the user tries to leave the hotel list
      Then it is refused because the screen is not in front
      And the screen "form" is shown over "hotels"

  Rule: What was completed is found again

    @id:RT-175 @listing-1.7
    Scenario: The list is opened again
      Given the form for a new hotel is open
      And the user saves the form
      When the user leaves the hotel list
      And the user opens the hotel list
      Then the hotel list shows "Hotel California"

    @id:RT-176 @listing-1.7
    Scenario: After a cancelled form the list still saves
      Given the form for a new hotel is open
      And the user cancels the form
      And the form for a new hotel is open
      When the user saves the form
      And the user leaves the hotel list
      Then the saved trip holds "Hotel California"

    @id:RT-177 @departure-1.4-when
    Scenario: The app is killed after Save
      Given the form for a new hotel with the fields
        | name  | The Parent's Inn |
        | city  | Needles          |
        | state | CA               |
        | zip   | 92363            |
      And the user saves the form
      When the app is killed and started again
      And the user opens the hotel list
      Then the hotel list shows "The Parent's Inn"
      And the map shows "The Parent's Inn"

    @id:RT-178
    Scenario: The app is killed while the form is up
      Given the form for a new hotel named "The Parent's Inn"
      When the app is killed and started again
      And the user opens the hotel list
      Then the hotel list is empty

    @id:RT-179
    Scenario: Undo does not outlive the app
      Given the form for a new hotel is open
      And the user saves the form
      When the app is killed and started again
      And the user opens the hotel list
      And the user shakes the phone
      Then no alert is shown

    @id:RT-180
    Scenario: Contacts are found again too
      Given the form for a new hotel named "The Parent's Inn"
      And the user saves the hotel to the contacts
      And the user saves the new person
      When the app is killed and started again
      And the user opens the hotel list
      And the user adds a hotel
      And the user asks for a contact
      Then the picker lists "The Parent's Inn"
