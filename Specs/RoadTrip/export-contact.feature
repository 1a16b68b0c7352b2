Feature: Save the hotel to the contacts
  The user wants the hotel in the address book. The form hands a draft of a person to the
  new-person form; Save there stores one record, Cancel stores none.

  Background:
    Given the hotel list is open
    And the form for a new hotel with the fields
      | name   | The Parent's Inn |
      | street | 12 Broadway      |
      | city   | Needles          |
      | state  | CA               |
      | zip    | 92363            |

  Rule: The draft goes to the form, and nothing is stored before Save

    @id:RT-110 @listing-1.24 @R-NP-1 @R-NP-2 @departure-1.24-draft
    Scenario: The new-person form comes up prefilled
      When the user saves the hotel to the contacts
      Then the screen "new person" is shown over "form"
      And it came in by "cover vertical" in a navigation container
      And the new person shows
        | organization | The Parent's Inn |
        | street       | 12 Broadway      |
        | city         | Needles          |
        | state        | CA               |
        | zip          | 92363            |
      And the address book holds nobody
      And nothing was saved

    @id:RT-111 @listing-1.23 @listing-1.24 @R-NP-5 @R-NP-6
    Scenario: Save stores one record and tells the delegate once
      Given the new-person form is open over the form
      When the user saves the new person
      Then these events happened in order
        | event                     | name             |
        | address book saved        |                  |
        | new person did complete   | The Parent's Inn |
        | new person dismissed      |                  |
        | new person will disappear |                  |
        | new person did disappear  |                  |
      And the screen "form" is shown over "hotels"
      And the address book holds "The Parent's Inn"

    @id:RT-112 @listing-1.24 @departure-1.24-kind
    Scenario: The record is an organization's, with the address labelled work
      When the user saves the hotel to the contacts
      And the user saves the new person
      Then the address book holds
        | organization     | last | kind         | label | street      | city    | state | zip   |
        | The Parent's Inn |      | organization | work  | 12 Broadway | Needles | CA    | 92363 |

    @id:RT-113 @listing-1.23 @R-NP-5 @R-NP-7 @departure-1.24-draft
    Scenario: Cancel stores nothing and tells the delegate once
      Given the new-person form is open over the form
      When the user cancels the new person
      Then these events happened in order
        | event                     | name   |
        | new person did complete   | (none) |
        | new person dismissed      |        |
        | new person will disappear |        |
        | new person did disappear  |        |
      And the address book holds nobody
      And nothing was saved
      And the form shows
        | name   | The Parent's Inn |
        | street | 12 Broadway      |

    @id:RT-114 @R-NP-2
    Scenario: What the user adds in the new-person form is stored too
      When the user saves the hotel to the contacts
      And the user enters "+1 760 555 0100" as the new person's phone
      And the user saves the new person
      Then the address book holds
        | name             | phone           |
        | The Parent's Inn | +1 760 555 0100 |

  Rule: Only what is there is stored

    @id:RT-115 @listing-1.24 @departure-1.24-blank
    Scenario: Blank parts stay out of the address
      Given the user enters these fields
        | street |  |
        | zip    |  |
      When the user saves the hotel to the contacts
      And the user saves the new person
      Then the address of "The Parent's Inn" has exactly the parts
        | city  | Needles |
        | state | CA      |

    @id:RT-116 @listing-1.24 @departure-1.24-blank
    Scenario: Four blank parts make no address
      Given the user enters these fields
        | street |  |
        | city   |  |
        | state  |  |
        | zip    |  |
      When the user saves the hotel to the contacts
      And the user saves the new person
      Then "The Parent's Inn" has no address

  Rule: Exporting the same hotel again updates its record

    @id:RT-117 @listing-1.24 @R-NP-8 @departure-1.24-again
    Scenario: A second export from the same form
      When the user saves the hotel to the contacts
      And the user saves the new person
      And the user enters "14 Broadway" as the street
      And the user saves the hotel to the contacts
      And the user saves the new person
      Then the address book holds
        | name             | street      |
        | The Parent's Inn | 14 Broadway |

    @id:RT-118 @listing-1.24 @departure-1.24-again
    Scenario: An export after the hotel was saved and opened again
      When the user saves the hotel to the contacts
      And the user saves the new person
      And the user saves the form
      And the user opens "The Parent's Inn" to edit it
      And the user enters "The Parents' Inn" as the name
      And the user saves the hotel to the contacts
      And the user saves the new person
      Then the address book holds "The Parents' Inn"

    @id:RT-119 @listing-1.24 @departure-1.24-again
    Scenario: An update keeps what the user added to the record
      When the user saves the hotel to the contacts
      And the user enters "+1 760 555 0100" as the new person's phone
      And the user saves the new person
      And the user enters "14 Broadway" as the street
      And the user saves the hotel to the contacts
      And the user saves the new person
      Then the address book holds
        | name             | phone           | street      |
        | The Parent's Inn | +1 760 555 0100 | 14 Broadway |

    @id:RT-120 @listing-1.24 @departure-1.24-again
    Scenario: A cancelled update leaves the record as it was
      When the user saves the hotel to the contacts
      And the user saves the new person
      And the user enters "14 Broadway" as the street
      And the user saves the hotel to the contacts
      And the user cancels the new person
      Then the address book holds
        | name             | street      |
        | The Parent's Inn | 12 Broadway |

    @id:RT-121 @listing-1.24 @R-AB-8
    Scenario: The record was deleted meanwhile
      When the user saves the hotel to the contacts
      And the user saves the new person
      And another app deletes "The Parent's Inn" from the address book
      And the user saves the hotel to the contacts
      And the user saves the new person
      Then the address book holds "The Parent's Inn"

    @id:RT-125 @listing-1.24 @departure-1.24-again
    Scenario: The record is remembered though the form is cancelled afterwards
      Given the user saves the form
      And the user opens "The Parent's Inn" to edit it
      When the user saves the hotel to the contacts
      And the user saves the new person
      And the user cancels the form
      And the user opens "The Parent's Inn" to edit it
      And the user saves the hotel to the contacts
      And the user saves the new person
      Then the address book holds "The Parent's Inn"

    @id:RT-126 @listing-1.20 @listing-1.24
    Scenario: After an import it is another hotel, and another record
      When the user saves the hotel to the contacts
      And the user saves the new person
      And the user asks for a contact
      And the user chooses "The Parent's Inn" in the picker
      And the user enters "Needles Inn" as the name
      And the user saves the hotel to the contacts
      And the user saves the new person
      Then the address book holds "Needles Inn, The Parent's Inn"

  Rule: What goes in comes out again

    @id:RT-122 @listing-1.20 @listing-1.24
    Scenario: An exported hotel can be imported
      When the user saves the hotel to the contacts
      And the user saves the new person
      And the user cancels the form
      And the user adds a hotel
      And the user asks for a contact
      And the user chooses "The Parent's Inn" in the picker
      Then the form shows
        | name   | The Parent's Inn |
        | street | 12 Broadway      |
        | city   | Needles          |
        | state  | CA               |
        | zip    | 92363            |

  Rule: A save that fails is told, and nothing is lost

    @id:RT-123 @listing-1.24 @R-AB-5 @departure-1.24-errors
    Scenario: The address book cannot be saved
      Given saving the address book fails
      When the user saves the hotel to the contacts
      And the user saves the new person
      Then the screen "new person" is shown over "form"
      And an alert is shown
      And "new person did complete" did not happen
      And "new person dismissed" did not happen
      And the address book holds nobody

    @id:RT-124 @listing-1.24 @departure-1.24-errors
    Scenario: Saving again after the failure
      Given saving the address book fails
      When the user saves the hotel to the contacts
      And the user saves the new person
      And the user chooses "OK" in the alert
      And saving the address book works again
      And the user saves the new person
      Then the address book holds "The Parent's Inn"
