Feature: How the card of an unknown person ends
  The user creates a contact, adds the data to one, or cancels. The client hears which, once.

  Background:
    Given these people are in the address book
      | first | last | phone    | note           |
      | Kate  | Bell | 555-1234 | Met in Needles |
      | Anna  | Haro | 555-0000 |                |
    And a client of the contact screens

  @R-PV-8
  Rule: The data is what a new contact is made of, and what a contact that is there is completed with
    Adding keeps what is there: single values that are missing are taken over, labelled values that are
    not there yet are added.

    @id:UP-100
    Scenario: A new contact
      Given the client opens an unknown person's card with
        | first         | Otto     |
        | phone         | 555-7777 |
        | allows adding | yes      |
      When the user creates a new contact from the unknown person
      Then the address book holds
        | name      | phone    |
        | Kate Bell | 555-1234 |
        | Anna Haro | 555-0000 |
        | Otto      | 555-7777 |

    @id:UP-101
    Scenario: A number more for somebody who is there
      Given the client opens an unknown person's card with the phone "555-7777", and allows adding
      When the user adds the unknown person to "Kate Bell"
      Then "Kate Bell" has the phone values
        | home | 555-1234 |
        | home | 555-7777 |
      And the address book holds "Kate Bell, Anna Haro"

    @id:UP-102
    Scenario: A number that is there already is not doubled
      Given the client opens an unknown person's card with
        | phone         | 555-1234         |
        | email         | kate@example.com |
        | allows adding | yes              |
      When the user adds the unknown person to "Kate Bell"
      Then "Kate Bell" has the phone values
        | home | 555-1234 |
      And "Kate Bell" has the email values
        | home | kate@example.com |

    @id:UP-103
    Scenario: What is there stands, what is missing comes in
      Given the client opens an unknown person's card with
        | first         | Katherine    |
        | note          | Called twice |
        | job title     | Baker        |
        | allows adding | yes          |
      When the user adds the unknown person to "Kate Bell"
      Then the address book holds
        | name      | note           | job title |
        | Kate Bell | Met in Needles | Baker     |
        | Anna Haro |                |           |

  @R-PV-11 @R-CN-31
  Rule: The client is told once: the person who was stored or completed, nobody on Cancel; the client dismisses

    @id:UP-110 @R-CN-28
    Scenario: Created
      Given the client opens an unknown person's card with the name "Otto", and allows adding
      When the user creates a new contact from the unknown person
      Then these events happened in order
        | event                      | added | updated | removed | name |
        | address book saved         | 1     | 0       | 0       |      |
        | unknown person did resolve |       |         |         | Otto |
      And the client was handed
        | name         | Otto   |
        | address book | screen |
      And the screen "unknown person" is shown over "client"

    @id:UP-111
    Scenario: Added to somebody
      Given the client opens an unknown person's card with the phone "555-7777", and allows adding
      When the user adds the unknown person to "Kate Bell"
      Then these events happened in order
        | event                      | added | updated | removed | name      |
        | address book saved         | 0     | 1       | 0       |           |
        | unknown person did resolve |       |         |         | Kate Bell |
      And the client was handed
        | name         | Kate Bell |
        | address book | screen    |

    @id:UP-112 @R-PV-12
    Scenario: Cancelled
      Given the client opens an unknown person's card with the name "Otto", and allows adding
      When the user cancels the unknown person
      Then these events happened in order
        | event                      | name   |
        | unknown person did resolve | (none) |
      And the client was handed nobody
      And the screen "unknown person" is shown over "client"
      And nothing was saved
      And the address book holds "Kate Bell, Anna Haro"

    @id:UP-113
    Scenario: The client dismisses
      Given the client opens an unknown person's card with the name "Otto", and allows adding
      And the client dismisses the screen as soon as it is told
      When the user creates a new contact from the unknown person
      Then these events happened in order
        | event                         | name |
        | unknown person did resolve    | Otto |
        | unknown person dismissed      |      |
        | unknown person will disappear |      |
        | unknown person did disappear  |      |
      And the screen "client" is shown over "trip"

    @id:UP-114
    Scenario: After the end nothing more can be done
      Given the client opens an unknown person's card with the name "Otto", and allows adding
      And the user creates a new contact from the unknown person
      When the user tries to create a new contact from the unknown person
      Then it is refused because it has ended already
      And "unknown person did resolve" did not happen
      And the address book holds "Kate Bell, Anna Haro, Otto"

    @id:UP-115
    Scenario: A cancel after the end
      Given the client opens an unknown person's card with the name "Otto"
      And the user cancels the unknown person
      When the user tries to cancel the unknown person
      Then it is refused because it has ended already
      And "unknown person did resolve" did not happen

  @R-PV-12
  Rule: Nothing is stored unless the user picks one of the two

    @id:UP-121
    Scenario: Shown, and taken away by the client
      Given the client opens an unknown person's card with the name "Otto", and allows adding
      When the client dismisses the screen
      Then nothing was saved
      And "unknown person did resolve" did not happen
      And the address book holds "Kate Bell, Anna Haro"

    @id:UP-122
    Scenario: What the client has pending stays pending on Cancel
      Given the client adds "Berta" to its address book without saving
      And the client opens an unknown person's card with
        | first         | Otto |
        | allows adding | yes  |
        | address book  | own  |
      When the user cancels the unknown person
      Then the client's address book has some unsaved changes

  @R-CN-28
  Rule: A client that hands over no address book may still allow adding; the card then makes one for itself
    The second generation turns adding off where no store is set. Here, as everywhere in this contract,
    an address book that was not set is made when it is needed, and adding is the client's word alone.

    @id:UP-130
    Scenario: The client's own
      Given the client opens an unknown person's card with
        | first         | Otto |
        | allows adding | yes  |
        | address book  | own  |
      When the user creates a new contact from the unknown person
      Then the client was handed
        | name         | Otto   |
        | address book | client |

  Rule: A save that fails is told to the user, and the card stays

    @id:UP-140
    Scenario: Creating fails
      Given the client opens an unknown person's card with the name "Otto", and allows adding
      And saving the address book fails
      When the user creates a new contact from the unknown person
      Then an alert is shown
      And "unknown person did resolve" did not happen
      And the address book holds "Kate Bell, Anna Haro"

    @id:UP-141
    Scenario: Adding fails, and is tried again
      Given the client opens an unknown person's card with the phone "555-7777", and allows adding
      And saving the address book fails
      And the user adds the unknown person to "Kate Bell"
      And the user chooses "OK" in the alert
      And saving the address book works again
      When the user adds the unknown person to "Kate Bell"
      Then these events happened in order
        | event                      | added | updated | name      |
        | address book saved         | 0     | 1       |           |
        | unknown person did resolve |       |         | Kate Bell |
      And "Kate Bell" has the phone values
        | home | 555-1234 |
        | home | 555-7777 |

    @id:UP-142
    Scenario: Cancel under the alert
      Given the client opens an unknown person's card with the name "Otto", and allows adding
      And saving the address book fails
      And the user creates a new contact from the unknown person
      When the user tries to cancel the unknown person
      Then it is refused because an alert is in the way
      And "unknown person did resolve" did not happen

    @id:UP-143
    Scenario: Create under the alert
      Given the client opens an unknown person's card with the name "Otto", and allows adding
      And saving the address book fails
      And the user creates a new contact from the unknown person
      When the user tries to create a new contact from the unknown person
      Then it is refused because an alert is in the way
      And "unknown person did resolve" did not happen
