Feature: Editing on the card of a known person
  Edit begins a session on a draft. Done saves it, Cancel leaves the person as they were.

  Background:
    Given these people are in the address book
      | first | last | phone    | note           |
      | Kate  | Bell | 555-1234 | Met in Needles |
    And a client of the contact screens

  @R-PV-3 @R-CN-26
  Rule: Where the client allows editing there is an Edit button, and edits are saved when editing ends
    The defaults of the platform's two generations differ, so a client says what it wants.

    @id:PC-100
    Scenario: Not allowed
      When the client opens a person's card with
        | person         | Kate Bell |
        | allows editing | no        |
      Then the bar shows no button

    @id:PC-101 @R-CN-29
    Scenario: Allowed
      When the client opens the card of "Kate Bell" for editing
      Then the bar shows
        | side  | title |
        | right | Edit  |

    @id:PC-102
    Scenario: Done saves
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      When the user taps Done on the person card
      Then these events happened in order
        | event              | added | updated | removed |
        | address book saved | 0     | 1       | 0       |
      And the person card is read
      And the person card shows "Kate Bell" with the values
        | note  | Note | Met in Barstow |
        | phone | home | 555-1234       |
      And the address book holds
        | name      | note           |
        | Kate Bell | Met in Barstow |

    @id:PC-103
    Scenario: Nothing is saved before editing ends
      Given the client opens the card of "Kate Bell" for editing
      When the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      Then nothing was saved
      And the address book holds
        | name      | note           |
        | Kate Bell | Met in Needles |
      And the client's address book has no unsaved changes

    @id:PC-104
    Scenario: A text that is emptied takes the value away
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "" as the note on the person card
      When the user taps Done on the person card
      Then the person card shows "Kate Bell" with the values
        | phone | home | 555-1234 |

    @id:PC-105
    Scenario: Edits that were not completed are gone when the user goes back
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      When the client dismisses the screen
      Then nothing was saved
      And the screen "client" is shown over "trip"
      And the address book holds
        | name      | note           |
        | Kate Bell | Met in Needles |

  @B-03
  Rule: In every session Cancel leaves editing with the person as they were, and Done can be tapped once something was changed

    @id:PC-110
    Scenario: The first session, without a change
      Given the client opens the card of "Kate Bell" for editing
      When the user edits the person on the card
      Then the bar shows
        | side  | title  | style    | enabled |
        | left  | Cancel | bordered | yes     |
        | right | Done   | done     | no      |
      When the user cancels editing the person card
      Then the person card is read
      And the bar shows
        | side  | title |
        | right | Edit  |
      And nothing was saved

    @id:PC-111
    Scenario: A change enables Done, and taking it back disables it
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      When the user enters "Met in Barstow" as the note on the person card
      Then the bar shows
        | side  | title  | enabled |
        | left  | Cancel | yes     |
        | right | Done   | yes     |
      When the user enters "Met in Needles" as the note on the person card
      Then the bar shows
        | side  | title  | enabled |
        | left  | Cancel | yes     |
        | right | Done   | no      |

    @id:PC-112
    Scenario: Cancel with a change
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      When the user cancels editing the person card
      Then the person card shows "Kate Bell" with the values
        | note  | Note | Met in Needles |
        | phone | home | 555-1234       |
      And nothing was saved

    @id:PC-113
    Scenario: A second session begins afresh
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      And the user cancels editing the person card
      When the user edits the person on the card
      Then the bar shows
        | side  | title  | enabled |
        | left  | Cancel | yes     |
        | right | Done   | no      |
      And the person card shows "Kate Bell" with the values
        | note  | Note | Met in Needles |
        | phone | home | 555-1234       |

  @R-CN-28
  Rule: A person who is in no address book can be edited, and is kept in memory
    The texts of the second generation disagree on a card without a store: one adds the person on commit,
    one speaks of disabled adding. Here a card never adds by itself: adding is for the forms that say so.

    @id:PC-120
    Scenario: The edits of a draft
      Given the client opens a person's card with
        | first          | Otto |
        | allows editing | yes  |
      And the user edits the person on the card
      And the user enters "Baker" as the job title on the person card
      When the user taps Done on the person card
      Then nothing was saved
      And the person card shows "Otto" with the values
        | job title | Job Title | Baker |
      And the address book holds "Kate Bell"

  Rule: A save that fails is told to the user, and the card stays in editing with the draft

    @id:PC-130
    Scenario: The save fails
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      And saving the address book fails
      When the user taps Done on the person card
      Then an alert is shown
      And the person card is edited
      And the person card shows "Kate Bell" with the values
        | note  | Note | Met in Barstow |
        | phone | home | 555-1234       |
      And the address book holds
        | name      | note           |
        | Kate Bell | Met in Needles |

    @id:PC-131
    Scenario: Done can be tried again
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      And saving the address book fails
      And the user taps Done on the person card
      And the user chooses "OK" in the alert
      And saving the address book works again
      When the user taps Done on the person card
      Then the person card is read
      And the address book holds
        | name      | note           |
        | Kate Bell | Met in Barstow |

    @id:PC-132
    Scenario: The person was deleted by another app meanwhile
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      And another app deletes "Kate Bell" from the address book
      When the user taps Done on the person card
      Then an alert is shown
      And the address book holds nobody

    Scenario Outline: <what>
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      And saving the address book fails
      And the user taps Done on the person card
      When the user tries to <touch>
      Then it is refused because an alert is in the way
      And the person card is edited

      @id:PC-133
      Examples:
        | what                   | touch                          |
        | Done under the alert   | tap Done on the person card    |
        | Cancel under the alert | cancel editing the person card |
        | Back under the alert   | go back from the person card   |

    @id:PC-134
    Scenario: The alert takes what is typed
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      And saving the address book fails
      And the user taps Done on the person card
      When the user tries to enter "Met in Ludlow" as the note on the person card
      Then it is refused because an alert is in the way

  Rule: What makes no sense is refused, and the session stays as it was

    @id:PC-190
    Scenario: Done without a change
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      When the user tries to tap Done on the person card
      Then it is refused because the button is disabled
      And the person card is edited

    @id:PC-191
    Scenario: Done while nothing is edited
      Given the client opens the card of "Kate Bell" for editing
      When the user tries to tap Done on the person card
      Then it is refused because nothing is being edited
      And the person card is read

    @id:PC-192
    Scenario: Cancel while nothing is edited
      Given the client opens the card of "Kate Bell" for editing
      When the user tries to cancel editing the person card
      Then it is refused because nothing is being edited

    @id:PC-193
    Scenario: Edit while editing
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      And the user enters "Met in Barstow" as the note on the person card
      When the user tries to edit the person on the card
      Then it is refused because it is being edited already
      And the person card shows "Kate Bell" with the values
        | note  | Note | Met in Barstow |
        | phone | home | 555-1234       |

    @id:PC-194
    Scenario: An entry while nothing is edited
      Given the client opens the card of "Kate Bell" for editing
      When the user tries to enter "Met in Barstow" as the note on the person card
      Then it is refused because nothing is being edited

    @id:PC-195
    Scenario: A text where the property takes none
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      When the user tries to enter "yesterday" as the birthday on the person card
      Then it is refused because the type is wrong
      And the person card shows "Kate Bell" with the values
        | note  | Note | Met in Needles |
        | phone | home | 555-1234       |

    @id:PC-196
    Scenario: A tap on a value while editing
      Given the client opens the card of "Kate Bell" for editing
      And the user edits the person on the card
      When the user tries to tap a phone that the person card does not show
      Then it is refused because it is being edited already
      And "person card should perform default action" did not happen
