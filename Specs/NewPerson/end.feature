Feature: How the form for a new person ends
  Save, Cancel, or the deletion of a person who was stored: one end a run, and the client dismisses.

  Background:
    Given these people are in the address book
      | first | last | phone    |
      | Kate  | Bell | 555-1234 |
    And a client of the contact screens

  @R-NP-5 @R-CN-31
  Rule: The client is told once: the saved person on Save, nobody on Cancel; the client dismisses

    @id:NP-100
    Scenario: Save
      Given the client opens the new-person form with the name "Otto"
      When the user saves the new person
      Then these events happened in order
        | event                   | name |
        | new person did complete | Otto |
      And the client was handed "Otto"
      And the screen "new person" is shown over "client"

    @id:NP-101
    Scenario: Cancel
      Given the client opens the new-person form with the name "Otto"
      When the user cancels the new person
      Then these events happened in order
        | event                   | name   |
        | new person did complete | (none) |
      And the client was handed nobody
      And the screen "new person" is shown over "client"

    @id:NP-102
    Scenario: The client dismisses
      Given the client opens the new-person form with the name "Otto"
      And the client dismisses the screen as soon as it is told
      When the user saves the new person
      Then these events happened in order
        | event                     | name |
        | new person did complete   | Otto |
        | new person dismissed      |      |
        | new person will disappear |      |
        | new person did disappear  |      |
      And the screen "client" is shown over "trip"

    @id:NP-103
    Scenario: The client takes a pushed form off the stack
      Given the client opens the new-person form with
        | first     | Otto   |
        | container | pushed |
      And the client dismisses the screen as soon as it is told
      When the user cancels the new person
      Then these events happened in order
        | event                     | name   |
        | new person did complete   | (none) |
        | new person popped         |        |
        | new person will disappear |        |
        | new person did disappear  |        |
      And the screen "client" is shown over "trip"

    @id:NP-104
    Scenario: A second Save while the client has not dismissed
      Given the client opens the new-person form with the name "Otto"
      And the user saves the new person
      When the user tries to save the new person
      Then it is refused because it has ended already
      And "new person did complete" did not happen
      And the address book holds "Kate Bell, Otto"

    @id:NP-105
    Scenario: A Cancel after Save while the client has not dismissed
      Given the client opens the new-person form with the name "Otto"
      And the user saves the new person
      When the user tries to cancel the new person
      Then it is refused because it has ended already
      And "new person did complete" did not happen
      And the address book holds "Kate Bell, Otto"

    @id:NP-107
    Scenario: A second Cancel while the client has not dismissed
      Given the client opens the new-person form with the name "Otto"
      And the user cancels the new person
      When the user tries to cancel the new person
      Then it is refused because it has ended already
      And "new person did complete" did not happen

    @id:NP-106
    Scenario: The next form is a run of its own
      Given the client dismisses the screen as soon as it is told
      And the client opens the new-person form with the name "Otto"
      And the user cancels the new person
      When the client opens the new-person form with the name "Anna"
      And the user saves the new person
      Then these events happened in order
        | event                   | name |
        | new person did complete | Anna |
      And the address book holds "Anna, Kate Bell"

  @R-NP-3
  Rule: The person is saved in the form's address book: the displayed person's own, else the one that the client set, else one that the form makes

    @id:NP-110
    Scenario: The client sets none
      Given the client opens the new-person form with the name "Otto"
      When the user saves the new person
      Then the client was handed
        | name         | Otto   |
        | address book | screen |

    @id:NP-111
    Scenario: The client sets its own
      Given the client opens the new-person form with
        | first        | Otto |
        | address book | own  |
      When the user saves the new person
      Then the client was handed
        | name         | Otto   |
        | address book | client |

    @id:NP-112
    Scenario: A person of an address book brings that one
      Given the client opens the new-person form on "Kate Bell"
      When the user enters "Katherine" as the new person's first name
      And the user saves the new person
      Then the client was handed
        | name         | Katherine Bell |
        | address book | client         |

  @R-NP-6
  Rule: When Save is told the person is stored, and so is every other pending change of that address book

    @id:NP-120
    Scenario: The person is stored before the client is told
      Given the client opens the new-person form with the name "Otto"
      When the user saves the new person
      Then these events happened in order
        | event                   | added | updated | removed | name |
        | address book saved      | 1     | 0       | 0       |      |
        | new person did complete |       |         |         | Otto |

    @id:NP-121
    Scenario: What the client had pending goes with it
      Given the client adds "Berta" to its address book without saving
      And the client enters "Katherine" as the first name of "Kate Bell" without saving
      And the client opens the new-person form with
        | first        | Otto |
        | address book | own  |
      When the user saves the new person
      Then these events happened in order
        | event                   | added | updated | removed | name |
        | address book saved      | 2     | 1       | 0       |      |
        | new person did complete |       |         |         | Otto |
      And the address book holds "Katherine Bell, Berta, Otto"
      And the client's address book has no unsaved changes

    @id:NP-122
    Scenario: What is pending in another address book stays pending
      Given the client adds "Berta" to its address book without saving
      And the client opens the new-person form with the name "Otto"
      When the user saves the new person
      Then the address book holds "Kate Bell, Otto"
      And the client's address book has some unsaved changes

  @R-NP-7
  Rule: Cancel saves nothing, and takes nothing away that was saved before

    @id:NP-130
    Scenario: What is pending stays pending
      Given the client adds "Berta" to its address book without saving
      And the client opens the new-person form with
        | first        | Otto |
        | address book | own  |
      When the user cancels the new person
      Then nothing was saved
      And the client's address book has some unsaved changes
      And the address book holds "Kate Bell"

    @id:NP-131
    Scenario: A person who was stored before the form opened stays stored, without the edits
      Given the client opens the new-person form on "Kate Bell"
      And the user enters "Katherine" as the new person's first name
      When the user cancels the new person
      Then nothing was saved
      And the address book holds
        | name      | phone    |
        | Kate Bell | 555-1234 |
      And the client's address book has no unsaved changes

  @R-NP-10
  Rule: Whether a discard is confirmed is the front end's business; the intent to cancel includes the confirmation
    System versions differ. Whatever is asked on the screen, the client hears one end.

    @id:NP-135
    Scenario: Cancel with edits in the form
      Given the client opens the new-person form
      And the user enters "Otto" as the new person's first name
      When the user cancels the new person
      Then these events happened in order
        | event                   | name   |
        | new person did complete | (none) |
      And nothing was saved

  @R-NP-8
  Rule: Save with a person who is stored already updates that person, or stores another, as the system has it
    No text says which. That the form takes over the displayed person's address book points to the
    update, which is the default here; forms that store another person exist, so both can be claimed.

    @id:NP-140
    Scenario: A form that updates
      Given the system's form updates a stored person
      And the client opens the new-person form on "Kate Bell"
      When the user enters "Katherine" as the new person's first name
      And the user saves the new person
      Then these events happened in order
        | event                   | added | updated | removed | name           |
        | address book saved      | 0     | 1       | 0       |                |
        | new person did complete |       |         |         | Katherine Bell |
      And the address book holds
        | name           | phone    |
        | Katherine Bell | 555-1234 |

    @id:NP-141
    Scenario: A form that stores another
      Given the system's form stores another person beside a stored one
      And the client opens the new-person form on "Kate Bell"
      When the user enters "Katherine" as the new person's first name
      And the user saves the new person
      Then these events happened in order
        | event                   | added | updated | removed | name           |
        | address book saved      | 1     | 0       | 0       |                |
        | new person did complete |       |         |         | Katherine Bell |
      And the address book holds
        | name           | phone    |
        | Kate Bell      | 555-1234 |
        | Katherine Bell | 555-1234 |

  @B-05
  Rule: Deleting a stored person inside the form is an end of its own, neither a Save nor a Cancel

    @id:NP-150
    Scenario: One end says that the person was deleted
      Given the client opens the new-person form on "Kate Bell"
      When the user deletes the person in the form
      Then these events happened in order
        | event                 | added | updated | removed |
        | address book saved    | 0     | 0       | 1       |
        | new person did delete |       |         |         |
      And the address book holds nobody

    @id:NP-151
    Scenario: The form can be dismissed, and the next one opens
      Given the client opens the new-person form on "Kate Bell"
      And the client dismisses the screen as soon as it is told
      When the user deletes the person in the form
      Then the screen "client" is shown over "trip"
      When the client opens the new-person form with the name "Otto"
      And the user saves the new person
      Then the address book holds "Otto"

    @id:NP-152
    Scenario: After the deletion nothing can be saved or cancelled any more
      Given the client opens the new-person form on "Kate Bell"
      And the user deletes the person in the form
      When the user tries to cancel the new person
      Then it is refused because it has ended already
      And "new person did complete" did not happen

  Rule: A save that fails is told to the user, and the form stays with its draft
    The client hears of an end only when there is one.

    @id:NP-160
    Scenario: The user is told, the client is not
      Given the client opens the new-person form with the name "Otto"
      And saving the address book fails
      When the user saves the new person
      Then an alert is shown
      And "new person did complete" did not happen
      And the new person shows
        | first | Otto |
      And the address book holds "Kate Bell"

    @id:NP-161
    Scenario: Save can be tried again
      Given the client opens the new-person form with the name "Otto"
      And saving the address book fails
      And the user saves the new person
      And the user chooses "OK" in the alert
      And saving the address book works again
      When the user saves the new person
      Then these events happened in order
        | event                   | added | name |
        | address book saved      | 1     |      |
        | new person did complete |       | Otto |
      And the address book holds "Kate Bell, Otto"

    @id:NP-162
    Scenario: A deletion that fails
      Given the client opens the new-person form on "Kate Bell"
      And saving the address book fails
      When the user deletes the person in the form
      Then an alert is shown
      And "new person did delete" did not happen
      And the address book holds "Kate Bell"

    @id:NP-165
    Scenario: The person was deleted by another app meanwhile
      Given the client opens the new-person form on "Kate Bell"
      And the user enters "Katherine" as the new person's first name
      And another app deletes "Kate Bell" from the address book
      When the user saves the new person
      Then an alert is shown
      And "new person did complete" did not happen
      And the address book holds nobody

    @id:NP-166
    Scenario: The app is killed with the form up
      Given the client opens the new-person form with the name "Otto"
      When the app is killed and started again
      Then the address book holds "Kate Bell"
      And the screen "trip" is shown

    @id:NP-167
    Scenario: After a failed Save and a Cancel nothing of the draft is left behind
      Given the client opens the new-person form with
        | first        | Otto |
        | address book | own  |
      And the client dismisses the screen as soon as it is told
      And saving the address book fails
      And the user saves the new person
      And the user chooses "OK" in the alert
      And the user cancels the new person
      And saving the address book works again
      When the client saves its address book
      Then the address book holds "Kate Bell"

    Scenario Outline: <what>
      Given the client opens the new-person form on "Kate Bell"
      And saving the address book fails
      And the user deletes the person in the form
      When the user tries to <touch>
      Then it is refused because an alert is in the way
      And "new person did complete" did not happen
      And "new person did delete" did not happen

      @id:NP-163
      Examples:
        | what                   | touch                         |
        | Cancel under the alert | cancel the new person         |
        | Save under the alert   | save the new person           |
        | Delete under the alert | delete the person in the form |

    @id:NP-164
    Scenario: What the client had pending stays pending
      Given the client adds "Berta" to its address book without saving
      And the client opens the new-person form with
        | first        | Otto |
        | address book | own  |
      And saving the address book fails
      When the user saves the new person
      Then the client's address book has some unsaved changes
      And the address book holds "Kate Bell"
