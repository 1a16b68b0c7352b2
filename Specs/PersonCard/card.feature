Feature: The card of a known person
  A client shows a person of its address book. The user reads, taps values, edits where that is allowed,
  and goes back; nobody is told of an end.

  Background:
    Given these people are in the address book
      | first | last | phone    | email            | note           |
      | Kate  | Bell | 555-1234 | kate@example.com | Met in Needles |
    And a client of the contact screens

  @R-PV-1
  Rule: The card stands in a navigation container; pushing is usual

    @id:PC-001
    Scenario: Pushed
      When the client opens the card of "Kate Bell"
      Then the screen "person card" is shown over "client"

    @id:PC-002
    Scenario: Presented in a container of its own
      When the client opens a person's card with
        | person    | Kate Bell  |
        | container | navigation |
      Then the screen "person card" is shown over "client"
      And it came in by "cover vertical" in a navigation container

    @id:PC-003
    Scenario: Without a container it is refused
      When the client tries to open a person's card with
        | person    | Kate Bell |
        | container | none      |
      Then it is refused because it needs a navigation container
      And the screen "client" is shown over "trip"

  @R-PV-2
  Rule: The displayed properties limit what is shown; none given shows everything, and the name is always shown

    @id:PC-010
    Scenario: Everything
      When the client opens the card of "Kate Bell"
      Then the person card shows "Kate Bell" with the values
        | note  | Note | Met in Needles   |
        | email | home | kate@example.com |
        | phone | home | 555-1234         |

    @id:PC-011
    Scenario: Only telephone numbers
      When the client opens a person's card with
        | person | Kate Bell |
        | shows  | phone     |
      Then the person card shows "Kate Bell" with the values
        | phone | home | 555-1234 |

    @id:PC-012
    Scenario: Nothing of what is there
      When the client opens a person's card with
        | person | Kate Bell |
        | shows  | address   |
      Then the person card shows "Kate Bell" alone

    @id:PC-013 @R-CN-29
    Scenario: While the person is edited everything is shown
      Given the client opens a person's card with
        | person         | Kate Bell |
        | shows          | phone     |
        | allows editing | yes       |
      When the user edits the person on the card
      Then the person card shows "Kate Bell" with the values
        | note  | Note | Met in Needles   |
        | email | home | kate@example.com |
        | phone | home | 555-1234         |
      When the user cancels editing the person card
      Then the person card shows "Kate Bell" with the values
        | phone | home | 555-1234 |

  @R-PV-4 @R-CN-29
  Rule: A client may allow buttons that message or share the person, and have linked people shown
    The defaults of the platform's two generations differ, so a client says what it wants. Of linked
    people both say no.

    @id:PC-015
    Scenario: Buttons where they are allowed
      When the client opens a person's card with
        | person         | Kate Bell |
        | allows actions | yes       |
      Then the person card offers "message, share"

    @id:PC-016
    Scenario: None where they are not
      Given the client opens a person's card with
        | person         | Kate Bell |
        | allows actions | no        |
      Then the person card offers nothing
      When the user tries to share on the person card
      Then it is refused because it is not offered
      And "default action performed" did not happen

    @id:PC-017
    Scenario: A message goes to the first number
      Given the client opens a person's card with
        | person         | Kate Bell |
        | allows actions | yes       |
      When the user chooses to message on the person card
      Then these events happened in order
        | event                    | kind    | to       |
        | default action performed | message | 555-1234 |

    @id:PC-018
    Scenario: The person is shared
      Given the client opens a person's card with
        | person         | Kate Bell |
        | allows actions | yes       |
      When the user chooses to share on the person card
      Then these events happened in order
        | event                    | kind  | to        |
        | default action performed | share | Kate Bell |

    @id:PC-019
    Scenario: No message without number and address, and nothing while editing
      Given the client opens a person's card with
        | first          | Otto |
        | allows actions | yes  |
        | allows editing | yes  |
      Then the person card offers "share"
      When the user edits the person on the card
      Then the person card offers nothing

    @id:PC-025
    Scenario: Linked people are shown where the client wants them
      Given this person is in the address book
        | first | Katie |
      And "Kate Bell, Katie" are linked as one
      When the client opens a person's card with
        | person       | Kate Bell |
        | shows linked | yes       |
      Then the person card shows the linked people "Katie"

    @id:PC-026
    Scenario: By default they are not
      Given this person is in the address book
        | first | Katie |
      And "Kate Bell, Katie" are linked as one
      When the client opens the card of "Kate Bell"
      Then the person card shows no linked people

  @R-PV-5
  Rule: A value can be highlighted by its property, and by its identifier where it is one of several

    @id:PC-020
    Scenario: One of the labelled values
      When the client opens a person's card with
        | person     | Kate Bell |
        | highlights | phone 0   |
      Then the person card highlights "phone"

    @id:PC-021
    Scenario: A single value, whatever the identifier
      When the client opens a person's card with
        | person     | Kate Bell |
        | highlights | note 7    |
      Then the person card highlights "note"

    @id:PC-022
    Scenario: A value that the card does not show
      When the client opens a person's card with
        | person     | Kate Bell |
        | shows      | email     |
        | highlights | phone 0   |
      Then the person card highlights ""

    @id:PC-023
    Scenario: Nothing, unless asked for
      When the client opens the card of "Kate Bell"
      Then the person card highlights ""

  @R-PV-6
  Rule: Each tap on a value asks the client: yes runs the default action, no does nothing

    @id:PC-030
    Scenario: Yes
      Given the client opens the card of "Kate Bell"
      And the client says yes to a default action
      When the user taps the "home" phone on the person card
      Then these events happened in order
        | event                                     | name      | property | identifier | answer | kind | to       |
        | person card should perform default action | Kate Bell | phone    | 0          | yes    |      |          |
        | default action performed                  |           |          |            |        | call | 555-1234 |

    @id:PC-031
    Scenario: No
      Given the client opens the card of "Kate Bell"
      And the client says no to a default action
      When the user taps the "home" phone on the person card
      Then these events happened in order
        | event                                     | name      | property | answer |
        | person card should perform default action | Kate Bell | phone    | no     |
      And "default action performed" did not happen

    @id:PC-032
    Scenario: A single value has the identifier -1
      Given the client opens the card of "Kate Bell"
      And the client says yes to a default action
      When the user taps the "Note" note on the person card
      Then these events happened in order
        | event                                     | property | identifier | answer |
        | person card should perform default action | note     | -1         | yes    |
      And "default action performed" did not happen

    @id:PC-033
    Scenario: Every tap is asked about
      Given the client opens the card of "Kate Bell"
      And the client says no to a default action
      When the user taps the "home" phone on the person card
      And the user taps the "home" email on the person card
      Then these events happened in order
        | event                                     | property |
        | person card should perform default action | phone    |
        | person card should perform default action | email    |

  @R-PV-7
  Rule: There is no end to be told of; the user goes back

    @id:PC-040
    Scenario: Back
      Given the client opens the card of "Kate Bell"
      When the user goes back from the person card
      Then the screen "client" is shown over "trip"
      And these events happened in order
        | person card popped         |
        | person card will disappear |
        | person card did disappear  |
      And nothing was saved

  Rule: What makes no sense is refused, and the card stays as it was

    @id:PC-090
    Scenario: A value that the card does not show
      Given the client opens a person's card with
        | person | Kate Bell |
        | shows  | email     |
      When the user tries to tap a phone that the person card does not show
      Then it is refused because the card does not show that value
      And "person card should perform default action" did not happen

    @id:PC-091
    Scenario: Editing where it is not allowed
      Given the client opens the card of "Kate Bell"
      When the user tries to edit the person on the card
      Then it is refused because it is not allowed
      And the person card is read

    @id:PC-092
    Scenario: No card is up
      When the user tries to edit the person on the card
      Then it is refused because the screen is not in front
      And the screen "client" is shown over "trip"
