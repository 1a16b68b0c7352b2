Feature: The picker that asks
  The first generation of the people picker. After each tap it asks its client, which answers yes or no,
  and it stays until the client dismisses it. A client that only answers has therefore not finished.

  Background:
    Given these people are in the address book
      | first | last      | phone    | email            | note           |
      | Kate  | Bell      | 555-1234 | kate@example.com | Met in Needles |
      | John  | Appleseed | 555-0000 |                  |                |
    And a client of the contact screens

  @R-PK-3 @R-PK-5
  Rule: A person is asked about: yes opens the card, no leaves everything to the client
    Some later texts say that yes also dismisses, or that no shows the details. The contract follows the
    interface's own comments, with which both seeds agree.

    @id:PP-001
    Scenario: Yes opens the card
      Given the client opens the asking picker
      And the client says yes to a person
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      | answer |
        | picker did select person | Kate Bell | yes    |
      And the picker shows the card of "Kate Bell" with the values
        | note  | Note |
        | email | home |
        | phone | home |
      And the screen "picker" is shown over "client"

    @id:PP-002
    Scenario: No does nothing more; the picker stays where it is
      Given the client opens the asking picker
      And the client says no to a person
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      | answer |
        | picker did select person | Kate Bell | no     |
      And the screen "picker" is shown over "client"
      And the picker lists "John Appleseed, Kate Bell"

    @id:PP-003
    Scenario: The client dismisses while it is asked
      Given the client opens the asking picker
      And the client dismisses the screen as soon as it is told
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      | answer |
        | picker did select person | Kate Bell | no     |
        | picker dismissed         |           |        |
        | picker will disappear    |           |        |
        | picker did disappear     |           |        |
      And the screen "client" is shown over "trip"
      And the client was handed "Kate Bell"

  @R-PK-4
  Rule: A value is asked about: yes runs its default action, no does nothing
    A call, a message, the map or a web page. A value that has none, such as a note, has nothing to run.

    @id:PP-010
    Scenario: Yes calls the number
      Given the client opens the asking picker
      And the client says yes to a person
      And the client says yes to a value
      When the user chooses "Kate Bell" in the picker
      And the user chooses the "home" phone on the card
      Then these events happened in order
        | event                    | name      | answer | property | kind | to       |
        | picker did select person | Kate Bell | yes    |          |      |          |
        | picker did select value  | Kate Bell | yes    | phone    |      |          |
        | default action performed |           |        |          | call | 555-1234 |
      And the screen "picker" is shown over "client"

    @id:PP-011
    Scenario: No runs nothing
      Given the client opens the asking picker
      And the client says yes to a person
      And the client says no to a value
      When the user chooses "Kate Bell" in the picker
      And the user chooses the "home" phone on the card
      Then "default action performed" did not happen
      And the screen "picker" is shown over "client"
      And the client was handed
        | name     | Kate Bell |
        | property | phone     |

    @id:PP-012
    Scenario: A note has no action to run
      Given the client opens the asking picker
      And the client says yes to a person
      And the client says yes to a value
      When the user chooses "Kate Bell" in the picker
      And the user chooses the "Note" note on the card
      Then "default action performed" did not happen

    Scenario Outline: <what>
      Given this person is in the address book
        | first  | Anna                 |
        | email  | anna@example.com     |
        | street | 12 Broadway          |
        | city   | Needles              |
        | zip    | 92363                |
        | url    | https://anna.example |
      And the client opens the asking picker
      And the client says yes to a person
      And the client says yes to a value
      When the user chooses "Anna" in the picker
      And the user chooses the "home" <property> on the card
      Then these events happened in order
        | event                    | kind   | to   |
        | default action performed | <kind> | <to> |

      @id:PP-013
      Examples:
        | what                           | property | kind | to                          |
        | An e-mail is composed          | email    | mail | anna@example.com            |
        | An address is shown on the map | address  | map  | 12 Broadway, Needles, 92363 |
        | A page is opened               | url      | open | https://anna.example        |

  @R-PK-6 @B-08
  Rule: Cancel tells the client once, and the picker does not leave by itself

    @id:PP-020
    Scenario: A client that does nothing still has the picker before it
      Given the client opens the asking picker
      When the user cancels the picker
      Then these events happened in order
        | picker did cancel |
      And the screen "picker" is shown over "client"
      And the client was handed nobody

    @id:PP-021
    Scenario: A client that dismisses removes it
      Given the client opens the asking picker
      And the client dismisses the screen as soon as it is told
      When the user cancels the picker
      Then these events happened in order
        | picker did cancel     |
        | picker dismissed      |
        | picker will disappear |
        | picker did disappear  |
      And the screen "client" is shown over "trip"

    @id:PP-022
    Scenario: A client that dismisses later may do so
      Given the client opens the asking picker
      And the user cancels the picker
      When the client dismisses the screen
      Then the screen "client" is shown over "trip"

  @R-PK-7
  Rule: A run is any number of people answered with yes, then a person answered with no, a value, or a cancel
    Nobody says what follows an end without a dismissal. Here the picker remains usable and may tell
    more, so that a client which forgets to dismiss is seen to have forgotten, and nothing hangs.

    @id:PP-030
    Scenario: Two cards are looked at before a value is taken
      Given the client opens the asking picker
      And the client says yes to a person
      When the user chooses "Kate Bell" in the picker
      And the user goes back to the list of people
      And the user chooses "John Appleseed" in the picker
      And the client dismisses the screen as soon as it is told
      And the user chooses the "home" phone on the card
      Then these events happened in order
        | event                    | name           | answer |
        | picker did select person | Kate Bell      | yes    |
        | picker did select person | John Appleseed | yes    |
        | picker did select value  | John Appleseed | no     |
      And the screen "client" is shown over "trip"

    @id:PP-031
    Scenario: Going back tells nothing
      Given the client opens the asking picker
      And the client says yes to a person
      And the user chooses "Kate Bell" in the picker
      When the user goes back to the list of people
      Then "picker did cancel" did not happen
      And "picker did select person" did not happen
      And the picker lists "John Appleseed, Kate Bell"

    @id:PP-032
    Scenario: After a no that was not followed by a dismissal another person can be chosen
      Given the client opens the asking picker
      And the user chooses "Kate Bell" in the picker
      When the user chooses "John Appleseed" in the picker
      Then these events happened in order
        | event                    | name           | answer |
        | picker did select person | John Appleseed | no     |

    @id:PP-033
    Scenario: Cancel from the card is a cancel
      Given the client opens the asking picker
      And the client says yes to a person
      And the user chooses "Kate Bell" in the picker
      When the user cancels the picker
      Then these events happened in order
        | picker did cancel |

  @R-PK-8
  Rule: Only a yes to the person leads to a question about a value

    @id:PP-040
    Scenario: After a no there is no card to take a value from
      Given the client opens the asking picker
      And the client says no to a person
      And the user chooses "Kate Bell" in the picker
      When the user tries to choose a value in the picker
      Then it is refused because no card is open
      And "picker did select value" did not happen

  @R-PK-9
  Rule: The displayed properties limit the card, never the name and never the list

    @id:PP-050
    Scenario: Only e-mail addresses are shown
      Given the client opens the asking picker with
        | shows | email |
      And the client says yes to a person
      When the user chooses "Kate Bell" in the picker
      Then the picker shows the card of "Kate Bell" with the values
        | email | home | kate@example.com |

    @id:PP-051
    Scenario: A person without such a value is listed, and has a card with only the name
      Given the client opens the asking picker with
        | shows | email |
      And the client says yes to a person
      Then the picker lists "John Appleseed, Kate Bell"
      When the user chooses "John Appleseed" in the picker
      Then the picker shows the card of "John Appleseed" with no values

    @id:PP-052
    Scenario: A value that is not displayed cannot be taken
      Given the client opens the asking picker with
        | shows | email |
      And the client says yes to a person
      And the user chooses "Kate Bell" in the picker
      When the user tries to choose a phone that the card does not show
      Then it is refused because the card does not show that value
      And the screen "picker" is shown over "client"

  @R-PK-10
  Rule: A single value is told with the identifier -1, a labelled one with its own

    @id:PP-060
    Scenario: A note
      Given the client opens the asking picker
      And the client says yes to a person
      When the user chooses "Kate Bell" in the picker
      And the user chooses the "Note" note on the card
      Then these events happened in order
        | event                    | name      | property | identifier |
        | picker did select person | Kate Bell |          |            |
        | picker did select value  | Kate Bell | note     | -1         |

    @id:PP-061
    Scenario: The second of two addresses
      Given this person is in the address book with the addresses
        | first | label | city    |
        | Anna  | home  | Needles |
        | Anna  | work  | Barstow |
      And the client opens the asking picker
      And the client says yes to a person
      When the user chooses "Anna" in the picker
      And the user chooses the "work" address on the card
      Then the client was handed
        | name       | Anna    |
        | property   | address |
        | identifier | 1       |

  @R-PK-11
  Rule: People come from the picker's address book, which the client sets or the picker makes

    @id:PP-070
    Scenario: The client brings its own
      Given the client opens the asking picker with
        | address book | own |
      When the user chooses "Kate Bell" in the picker
      Then the client was handed
        | name         | Kate Bell |
        | address book | client    |

    @id:PP-071
    Scenario: The client brings none
      Given the client opens the asking picker
      When the user chooses "Kate Bell" in the picker
      Then the client was handed
        | name         | Kate Bell |
        | address book | screen    |

    @id:PP-072
    Scenario: An edit that the client has not saved is seen in its own address book
      Given the client enters "Katherine" as the first name of "Kate Bell" without saving
      When the client opens the asking picker with
        | address book | own |
      Then the picker lists "John Appleseed, Katherine Bell"

  @R-PK-12
  Rule: The picker brings its own navigation, so it is presented, never put inside another container

    @id:PP-080
    Scenario: Presented directly
      When the client opens the asking picker
      Then the screen "picker" is shown over "client"
      And it came in by "cover vertical" without a container
      And the bar shows
        | side  | title  |
        | right | Cancel |

    @id:PP-081
    Scenario: Inside a navigation container it is refused
      When the client tries to open the asking picker with
        | container | navigation |
      Then it is refused because it is a navigation container itself
      And the screen "client" is shown over "trip"

    @id:PP-082
    Scenario: Pushed onto a navigation stack it is refused
      When the client tries to open the asking picker with
        | container | pushed |
      Then it is refused because it is a navigation container itself
      And the screen "client" is shown over "trip"

    @id:PP-083
    Scenario: The card lies behind a way back
      Given the client opens the asking picker
      And the client says yes to a person
      When the user chooses "Kate Bell" in the picker
      Then the bar shows
        | side  | title        |
        | left  | All Contacts |
        | right | Cancel       |
