Feature: Fill the form from a contact
  The user stays with somebody who is in the address book already. The form opens the people
  picker, and what the contact says of name and address lands in the form. The contact is not touched.

  Background:
    Given these people are in the address book
      | first | last      | organization   | kind         | email            | street           | city         | state | zip   |
      | Kate  | Bell      |                |              | kate@example.com | 165 Davis Street | Hillsborough | CA    | 94010 |
      |       |           | Hotel Especial | organization |                  | 1 Main Street    | Needles      | CA    | 92363 |
      | John  | Appleseed | Orchards Ltd   |              |                  | 3494 Kuhl Avenue | Atlanta      | GA    | 30303 |
    And the hotel list is open
    And the form for a new hotel is open

  Rule: The picker comes up over the form with everybody in it

    @id:RT-060 @listing-1.18 @listing-1.19 @figure-1.17 @R-PK-12
    Scenario: The picker lists the people of the address book
      When the user asks for a contact
      Then the screen "picker" is shown over "form"
      And it came in by "cover vertical" without a container
      And the picker lists "John Appleseed, Kate Bell, Hotel Especial"

    @id:RT-061 @R-MO-13 @departure-1.4-covered
    Scenario: Covering the form saves nothing
      When the user asks for a contact
      Then nothing was saved

  Rule: The delegate takes what it needs, answers no and dismisses the picker

    @id:RT-062 @listing-1.20 @R-PK-3 @R-PK-7
    Scenario: Choosing a person ends the picker
      Given the people picker is open over the form
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      | answer |
        | picker did select person | Kate Bell | no     |
        | picker dismissed         |           |        |
        | picker will disappear    |           |        |
        | picker did disappear     |           |        |
      And the screen "form" is shown over "hotels"
      And nothing was saved

    @id:RT-063 @listing-1.20
    Scenario: Name and address land in the form
      Given the people picker is open over the form
      When the user chooses "Kate Bell" in the picker
      Then the form shows
        | name   | Kate Bell        |
        | street | 165 Davis Street |
        | city   | Hillsborough     |
        | state  | CA               |
        | zip    | 94010            |

    @id:RT-064 @listing-1.20
    Scenario: What was imported can be saved as a hotel
      Given the people picker is open over the form
      When the user chooses "Hotel Especial" in the picker
      And the user saves the form
      Then the hotel list shows
        | name           | address                          |
        | Hotel Especial | 1 Main Street, Needles, CA 92363 |

    @id:RT-065 @R-PK-20
    Scenario: The contact stays as it was
      Given the people picker is open over the form
      When the user chooses "Hotel Especial" in the picker
      And the user enters "Hotel Ordinary" as the name
      And the user saves the form
      Then the address book holds "John Appleseed, Kate Bell, Hotel Especial"

    @id:RT-066 @listing-1.20
    Scenario: A second import replaces the first
      Given the people picker is open over the form
      When the user chooses "Kate Bell" in the picker
      And the user asks for a contact
      And the user chooses "John Appleseed" in the picker
      Then the form shows
        | name   | John Appleseed   |
        | street | 3494 Kuhl Avenue |
        | city   | Atlanta          |
        | state  | GA               |
        | zip    | 30303            |

    @id:RT-067 @listing-1.20 @R-UN-43
    Scenario: What the import wrote is not taken for typing
      Given the user taps into the name
      And the user types "!"
      And the people picker is open over the form
      When the user chooses "Kate Bell" in the picker
      And the user shakes the phone
      Then the alert does not offer "Undo Typing"
      And the form shows the name "Kate Bell"

  Rule: The hotel is named after whom the card is about
    The print takes the organization, and else joins first and last name even where one is missing. Here
    a company's card gives the organization; a person's card first and last name, as far as they are there;
    and where there is neither, the name that the picker lists.

    @listing-1.20 @departure-1.20-name
    Scenario Outline: <what>
      Given this person is in the address book
        | first        | <first>        |
        | last         | <last>         |
        | organization | <organization> |
        | kind         | <kind>         |
        | nickname     | <nickname>     |
        | email        | <email>        |
      And the people picker is open over the form
      When the user chooses "<name>" in the picker
      Then the form shows the name "<name>"

      @id:RT-070
      Examples:
        | what                                     | first | last  | organization   | kind         | nickname | email           | name            |
        | A friend with a job                      | Anna  | Haro  | Haro Design    |              |          |                 | Anna Haro       |
        | A company's card with a contact person   | Anna  | Haro  | Haro Design    | organization |          |                 | Haro Design     |
        | Only a last name                         |       | Smith |                |              |          |                 | Smith           |
        | Only a first name                        | Cher  |       |                |              |          |                 | Cher            |
        | No personal name, but an organization    |       |       | Route 66 Diner |              |          |                 | Route 66 Diner  |
        | Only a nickname                          |       |       |                |              | Sparky   |                 | Sparky          |
        | Only an e-mail address                   |       |       |                |              |          | who@example.com | who@example.com |
        | A company's card without an organization | Anna  | Haro  |                | organization |          |                 | Anna Haro       |

  Rule: The four address fields are replaced as a unit

    @id:RT-080 @listing-1.20 @departure-1.20-address
    Scenario: A contact without an address blanks them
      Given this person is in the address book
        | first | Daniel  |
        | last  | Higgins |
      And the people picker is open over the form
      When the user chooses "Daniel Higgins" in the picker
      Then the form shows
        | name   | Daniel Higgins |
        | street |                |
        | city   |                |
        | state  |                |
        | zip    |                |

    @id:RT-081 @listing-1.20 @departure-1.20-address
    Scenario: A part that the address does not have is blanked, not kept
      Given this person is in the address book
        | first | Daniel  |
        | last  | Higgins |
        | city  | Needles |
      And the people picker is open over the form
      When the user chooses "Kate Bell" in the picker
      And the user asks for a contact
      And the user chooses "Daniel Higgins" in the picker
      Then the form shows
        | street |         |
        | city   | Needles |
        | state  |         |
        | zip    |         |

    @id:RT-082 @listing-1.20
    Scenario: A street of several lines becomes one line
      Given this person is in the address book
        | first  | Daniel                |
        | last   | Higgins               |
        | street | Suite 12\n20 Broadway |
      And the people picker is open over the form
      When the user chooses "Daniel Higgins" in the picker
      Then the form shows the street "Suite 12, 20 Broadway"

  Rule: Of several addresses the user picks one
    The chapter takes the first and says that one could let the user choose. No address is the primary
    one, so the delegate answers yes, the card opens, and a tap on an address ends the picker.

    Background:
      Given this person is in the address book with the addresses
        | first | last | label | street                  | city      | state | zip   |
        | Anna  | Haro | home  | 1001 Leavenworth Street | Sausalito | CA    | 94965 |
        | Anna  | Haro | work  | 12 Broadway             | Needles   | CA    | 92363 |

    @id:RT-085 @listing-1.21 @R-PK-3 @R-PK-8 @departure-1.20-several
    Scenario: The card opens with the addresses alone
      Given the people picker is open over the form
      When the user chooses "Anna Haro" in the picker
      Then these events happened in order
        | event                    | name      | answer |
        | picker did select person | Anna Haro | yes    |
      And the picker shows the card of "Anna Haro" with the values
        | address | home |
        | address | work |

    @id:RT-086 @listing-1.21 @R-PK-4 @R-PK-7 @departure-1.20-several
    Scenario: The address that is tapped lands in the form
      Given the people picker is open over the form
      When the user chooses "Anna Haro" in the picker
      And the user chooses the "work" address on the card
      Then these events happened in order
        | event                    | name      | answer | property |
        | picker did select person | Anna Haro | yes    |          |
        | picker did select value  | Anna Haro | no     | address  |
        | picker dismissed         |           |        |          |
        | picker will disappear    |           |        |          |
        | picker did disappear     |           |        |          |
      And the form shows
        | name   | Anna Haro   |
        | street | 12 Broadway |
        | city   | Needles     |
        | state  | CA          |
        | zip    | 92363       |

    @id:RT-087 @listing-1.21 @R-PK-7
    Scenario: Going back from the card chooses nobody
      Given the people picker is open over the form
      When the user chooses "Anna Haro" in the picker
      And the user goes back to the list of people
      Then the screen "picker" is shown over "form"
      And the form below still shows
        | name | Hotel California |
      When the user chooses "Kate Bell" in the picker
      Then the form shows the name "Kate Bell"

  Rule: Only who is listed can be chosen

    @id:RT-090
    Scenario: A person that the picker does not list
      Given the people picker is open over the form
      When the user tries to choose a person who is not listed
      Then it is refused because it is not listed
      And the screen "picker" is shown over "form"

    @id:RT-091
    Scenario: A value while no card is open
      Given the people picker is open over the form
      When the user tries to choose a value in the picker
      Then it is refused because no card is open

    @id:RT-092
    Scenario: An empty address book
      Given the address book is empty
      When the user asks for a contact
      Then the picker lists nobody
