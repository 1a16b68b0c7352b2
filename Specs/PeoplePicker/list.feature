Feature: The list in the picker
  Everybody in the order of their names; searched, and limited to a group.

  Background:
    Given these people are in the address book
      | first | last      | organization   | kind         |
      | Kate  | Bell      |                |              |
      | John  | Appleseed |                |              |
      | Anna  | Haro      |                |              |
      |       |           | Hotel Especial | organization |
    And the group "Friends" of "Anna Haro, Kate Bell"
    And a client of the contact screens

  Rule: Search narrows the list, and an empty search shows everybody again

    @id:PP-200
    Scenario: By the beginning of a name
      Given the client opens the asking picker
      When the user searches the picker for "ha"
      Then the picker lists "Anna Haro"

    @id:PP-201
    Scenario: By the beginning of an organization
      Given the client opens the asking picker
      When the user searches the picker for "hotel"
      Then the picker lists "Hotel Especial"

    @id:PP-202
    Scenario: Nobody is found
      Given the client opens the asking picker
      When the user searches the picker for "zz"
      Then the picker lists nobody

    @id:PP-203
    Scenario: An empty search
      Given the client opens the asking picker
      And the user searches the picker for "ha"
      When the user searches the picker for ""
      Then the picker lists "John Appleseed, Kate Bell, Anna Haro, Hotel Especial"

    @id:PP-204
    Scenario: A person hidden by the search cannot be chosen
      Given the client opens the asking picker
      And the user searches the picker for "ha"
      When the user tries to choose "Kate Bell" who is not in the list
      Then it is refused because it is not listed
      And the picker lists "Anna Haro"

  @B-07
  Rule: A person found by search is treated like one from the whole list

    @id:PP-210
    Scenario: A predicate that is always true returns the hit
      Given the client opens the returning picker with
        | wants          | person, value |
        | selects person | always        |
      And the user searches the picker for "ha"
      When the user chooses "Anna Haro" in the picker
      Then these events happened in order
        | event                    | name      |
        | picker did select person | Anna Haro |
      And the screen "client" is shown over "trip"

    @id:PP-211
    Scenario: A client that is asked is asked about the hit
      Given the client opens the asking picker
      And the client says yes to a person
      And the user searches the picker for "ha"
      When the user chooses "Anna Haro" in the picker
      Then these events happened in order
        | event                    | name      | answer |
        | picker did select person | Anna Haro | yes    |
      When the user goes back to the list of people
      Then the picker lists "Anna Haro"

  Rule: The list can be limited to a group

    @id:PP-220
    Scenario: The groups of the address book are offered
      When the client opens the asking picker
      Then the picker offers the groups "Friends"
      And the title is "All Contacts"

    @id:PP-221
    Scenario: Only the members are listed, in the order of their names
      Given the client opens the asking picker
      When the user limits the picker to the group "Friends"
      Then the picker lists "Kate Bell, Anna Haro"
      And the title is "Friends"

    @id:PP-222
    Scenario: Search keeps to the group
      Given the client opens the asking picker
      And the user limits the picker to the group "Friends"
      When the user searches the picker for "j"
      Then the picker lists nobody
      When the user searches the picker for "ka"
      Then the picker lists "Kate Bell"

    @id:PP-223
    Scenario: Back to everybody
      Given the client opens the asking picker
      And the user limits the picker to the group "Friends"
      When the user lets the picker show everybody
      Then the picker lists "John Appleseed, Kate Bell, Anna Haro, Hotel Especial"

    @id:PP-224
    Scenario: A group that is not there
      Given the client opens the asking picker
      When the user tries to limit the picker to a group that is not there
      Then it is refused because it is not listed
      And the title is "All Contacts"

  Rule: A person without any name is listed as well, and can be chosen

    @id:PP-225
    Scenario: Only a number
      Given this person is in the address book
        | phone | 555-7777 |
      And the client opens the asking picker
      Then the picker lists "John Appleseed, Kate Bell, Anna Haro, Hotel Especial, No Name"
      When the user chooses "No Name" in the picker
      Then the client was handed
        | name  |          |
        | phone | 555-7777 |

  Rule: The list is as the picker's address book saw it when it was made
    What another app does meanwhile is the address book's to tell, not the picker's.

    @id:PP-226 @R-AB-68
    Scenario: Somebody is deleted while the picker is up
      Given the client opens the asking picker with
        | address book | own |
      And another app deletes "Kate Bell" from the address book
      When the user chooses "Kate Bell" in the picker
      Then the client was handed "Kate Bell"

    @id:PP-227 @R-AB-68
    Scenario: Nobody has to have looked at the list before
      Given the client opens the asking picker
      And another app deletes "Kate Bell" from the address book
      Then the picker lists "John Appleseed, Kate Bell, Anna Haro, Hotel Especial"

  Rule: People who are linked as one have one row

    @id:PP-230 @B-17
    Scenario: Two records of the same human
      Given "Kate Bell, Anna Haro" are linked as one
      When the client opens the asking picker
      Then the picker lists "John Appleseed, Kate Bell, Hotel Especial"

    @id:PP-231
    Scenario: The record that has no row cannot be chosen
      Given "Kate Bell, Anna Haro" are linked as one
      And the client opens the asking picker
      When the user tries to choose "Anna Haro" who is not in the list
      Then it is refused because it is not listed
      And "picker did select person" did not happen

  Rule: What makes no sense is refused, and the picker stays as it was

    @id:PP-240
    Scenario: No picker is up
      When the user tries to cancel the picker
      Then it is refused because the screen is not in front
      And the screen "client" is shown over "trip"

    @id:PP-241
    Scenario: Back from the list
      Given the client opens the asking picker
      When the user tries to go back to the list of people
      Then it is refused because there is nothing to go back to
      And the screen "picker" is shown over "client"

    @id:PP-242
    Scenario: A person while a card is open
      Given the client opens the asking picker
      And the client says yes to a person
      And the user chooses "Kate Bell" in the picker
      When the user tries to choose "Anna Haro" who is not in the list
      Then it is refused because it is not listed
      And "picker did select person" did not happen

    @id:PP-243
    Scenario: A second picker over the first
      Given the client opens the asking picker
      When the client tries to open the asking picker with
        | shows | email |
      Then it is refused because the screen presents another already
      And the screen "picker" is shown over "client"

    @id:PP-244
    Scenario: A dismissal with nothing to dismiss
      When the client tries to dismiss the screen
      Then it is refused because there is nothing to dismiss
      And the screen "client" is shown over "trip"
