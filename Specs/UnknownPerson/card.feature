Feature: The card of an unknown person
  A client has partial data of somebody, such as the number of a caller. The card shows it, and where the
  client allows it the user creates a contact from it or adds it to one that is there.

  Background:
    Given these people are in the address book
      | first | last | phone    | note           |
      | Kate  | Bell | 555-1234 | Met in Needles |
      | Anna  | Haro | 555-0000 |                |
    And a client of the contact screens

  @B-04 @R-CN-26
  Rule: The card stands in a navigation container, whose bar holds Cancel; it cannot be edited

    @id:UP-001
    Scenario: Presented in a navigation container
      When the client opens an unknown person's card with the phone "555-7777"
      Then the screen "unknown person" is shown over "client"
      And the bar shows
        | side | title  | enabled |
        | left | Cancel | yes     |

    @id:UP-002
    Scenario: Without a container it is refused, since nobody could leave it
      When the client tries to open an unknown person's card with
        | phone     | 555-7777 |
        | container | none     |
      Then it is refused because it needs a navigation container
      And the screen "client" is shown over "trip"

  @R-PV-10
  Rule: An alternate name stands in where first and last name are absent; a message is shown under the name

    @id:UP-010
    Scenario: No name
      When the client opens an unknown person's card with
        | phone          | 555-7777      |
        | alternate name | Missed caller |
        | message        | Today, 9:41   |
      Then the unknown person's card shows "Missed caller" with the values
        | phone | home | 555-7777 |
      And the unknown person's card says "Today, 9:41"

    @id:UP-011
    Scenario: A last name is a name
      When the client opens an unknown person's card with
        | last           | Lang          |
        | alternate name | Missed caller |
      Then the unknown person's card shows "Lang" alone

    @id:UP-012
    Scenario: A nickname gives way to the alternate name
      When the client opens an unknown person's card with
        | nickname       | Otti          |
        | alternate name | Missed caller |
      Then the unknown person's card shows "Missed caller" with the values
        | nickname | Nickname | Otti |

    @id:UP-013
    Scenario: Neither name nor alternate name
      When the client opens an unknown person's card with
        | organization | Hotel Especial |
      Then the unknown person's card shows "Hotel Especial" with the values
        | organization | Organization | Hotel Especial |

    @id:UP-014
    Scenario: The alternate name is shown and not stored
      Given the client opens an unknown person's card with
        | phone          | 555-7777      |
        | alternate name | Missed caller |
        | allows adding  | yes           |
      When the user creates a new contact from the unknown person
      Then the client was handed
        | first    |          |
        | nickname |          |
        | phone    | 555-7777 |

  @R-PV-9
  Rule: Creating and adding are offered where the client allows adding, which it does not by default

    @id:UP-020
    Scenario: By default neither
      When the client opens an unknown person's card with the phone "555-7777"
      Then the unknown person's card offers nothing

    @id:UP-021
    Scenario: Both where it is allowed
      When the client opens an unknown person's card with the phone "555-7777", and allows adding
      Then the unknown person's card offers "create new, add to existing"

    @id:UP-022
    Scenario: What is not offered is refused
      Given the client opens an unknown person's card with the phone "555-7777"
      When the user tries to create a new contact from the unknown person
      Then it is refused because it is not allowed
      And nothing was saved

    @id:UP-023
    Scenario: Nor can the data be added to somebody
      Given the client opens an unknown person's card with the phone "555-7777"
      When the user tries to add the unknown person to "Kate Bell"
      Then it is refused because it is not allowed
      And nothing was saved

  @R-PV-13
  Rule: A tap on a value may ask the client; a client that does not answer lets the default action run

    @id:UP-030
    Scenario: No answer
      Given the client opens an unknown person's card with the phone "555-7777"
      When the user taps the "home" phone on the unknown person's card
      Then these events happened in order
        | event                    | kind | to       |
        | default action performed | call | 555-7777 |

    @id:UP-031
    Scenario: Yes
      Given the client opens an unknown person's card with the phone "555-7777"
      And the client says yes to a default action
      When the user taps the "home" phone on the unknown person's card
      Then these events happened in order
        | event                                        | property | identifier | answer | kind | to       |
        | unknown person should perform default action | phone    | 0          | yes    |      |          |
        | default action performed                     |          |            |        | call | 555-7777 |

    @id:UP-032
    Scenario: No
      Given the client opens an unknown person's card with the phone "555-7777"
      And the client says no to a default action
      When the user taps the "home" phone on the unknown person's card
      Then these events happened in order
        | event                                        | property | answer |
        | unknown person should perform default action | phone    | no     |
      And "default action performed" did not happen

  Rule: What makes no sense is refused, and the card stays as it was

    @id:UP-090
    Scenario: A value that the card does not show
      Given the client opens an unknown person's card with the phone "555-7777"
      When the user tries to tap an email that the unknown person's card does not show
      Then it is refused because the card does not show that value

    @id:UP-091
    Scenario: No card is up
      When the user tries to create a new contact from the unknown person
      Then it is refused because the screen is not in front
      And the screen "client" is shown over "trip"

    @id:UP-092
    Scenario: Somebody who is not in the address book
      Given the client opens an unknown person's card with the phone "555-7777", and allows adding
      When the user tries to add the unknown person to somebody who is not listed
      Then it is refused because it is not listed
      And "unknown person did resolve" did not happen
      And the screen "unknown person" is shown over "client"
