Feature: Cancel an import
  The user opens the people picker from the form and changes their mind.

  Background:
    Given these people are in the address book
      | first | last | street           | city         |
      | Kate  | Bell | 165 Davis Street | Hillsborough |
    And the hotel list is open

  @R-PK-6
  Rule: Cancelling tells the delegate once; the delegate dismisses the picker

    @id:RT-100 @listing-1.22
    Scenario: The form comes back as it was
      Given the form for a new hotel with the fields
        | name | The Parent's Inn |
        | city | Needles          |
      And the people picker is open over the form
      When the user cancels the picker
      Then these events happened in order
        | picker did cancel     |
        | picker dismissed      |
        | picker will disappear |
        | picker did disappear  |
      And the screen "form" is shown over "hotels"
      And the form shows
        | name | The Parent's Inn |
        | city | Needles          |
      And nothing was saved

    @id:RT-101 @listing-1.22
    Scenario: After a cancelled import the form works on
      Given the form for a new hotel is open
      And the people picker is open over the form
      When the user cancels the picker
      And the user enters "The Parent's Inn" as the name
      And the user saves the form
      Then the hotel list shows "The Parent's Inn"

    @id:RT-102 @listing-1.22 @R-MO-2
    Scenario: A second cancel does not close the form
      Given the form for a new hotel is open
      And the people picker is open over the form
      When the user cancels the picker
      And the user tries to cancel the picker
      Then it is refused because the screen is not in front
      And the screen "form" is shown over "hotels"

    @id:RT-103 @listing-1.22 @R-PK-7
    Scenario: Cancelling from the card
      Given this person is in the address book with the addresses
        | first | last | label | city      |
        | Anna  | Haro | home  | Sausalito |
        | Anna  | Haro | work  | Needles   |
      And the form for a new hotel is open
      And the people picker is open over the form
      When the user chooses "Anna Haro" in the picker
      And the user cancels the picker
      Then the form shows
        | name | Hotel California |
        | city | San Francisco    |
