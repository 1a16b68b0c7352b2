Feature: A form for a new person
  A client opens the form, the user completes it, and the client hears once how it ended.

  Background:
    Given these people are in the address book
      | first | last | phone    |
      | Kate  | Bell | 555-1234 |
    And a client of the contact screens

  @R-NP-1 @B-04
  Rule: The form stands in a navigation container, whose bar holds Cancel and Done

    @id:NP-001
    Scenario: Presented in a navigation container
      When the client opens the new-person form
      Then the screen "new person" is shown over "client"
      And it came in by "cover vertical" in a navigation container
      And the bar shows
        | side  | title  | style    | enabled |
        | left  | Cancel | bordered | yes     |
        | right | Done   | done     | no      |

    @id:NP-002
    Scenario: Pushed onto a navigation stack
      When the client opens the new-person form with
        | container | pushed |
      Then the screen "new person" is shown over "client"
      And the bar shows
        | side  | title  |
        | left  | Cancel |
        | right | Done   |

    @id:NP-003
    Scenario: Without a container it is refused, since nobody could leave it
      When the client tries to open the new-person form with
        | container | none |
      Then it is refused because it needs a navigation container
      And the screen "client" is shown over "trip"

  @R-NP-2 @R-CN-26 @B-02
  Rule: What the client passes prefills the form and nothing else; it may pass nothing

    @id:NP-010
    Scenario: A name and a number
      When the client opens the new-person form with
        | first | Otto     |
        | phone | 555-7777 |
      Then the new person shows
        | first | Otto     |
        | phone | 555-7777 |
      And the address book holds "Kate Bell"

    @id:NP-011
    Scenario: Cancel stores neither
      Given the client opens the new-person form with
        | first | Otto     |
        | phone | 555-7777 |
      When the user cancels the new person
      Then nothing was saved
      And the address book holds "Kate Bell"

    @id:NP-012
    Scenario: What the user enters replaces and completes it
      Given the client opens the new-person form with
        | first | Otto     |
        | phone | 555-7777 |
      When the user enters "Ottilie" as the new person's first name
      And the user enters "Lang" as the new person's last name
      And the user saves the new person
      Then the address book holds
        | name         | phone    |
        | Kate Bell    | 555-1234 |
        | Ottilie Lang | 555-7777 |

    @id:NP-013
    Scenario: Nothing is passed, and the form is empty
      When the client opens the new-person form
      Then the new person shows
        | name  |  |
        | phone |  |

    @id:NP-014
    Scenario: An organization
      Given the client opens the new-person form with
        | organization | Hotel Especial |
        | kind         | organization   |
        | city         | Needles        |
      When the user saves the new person
      Then the address book holds
        | name           | organization   | kind         | city    |
        | Kate Bell      |                |              |         |
        | Hotel Especial | Hotel Especial | organization | Needles |

  @R-NP-4
  Rule: The new person joins the parent group when saved

    Background:
      Given the group "Friends" of "Kate Bell"

    @id:NP-020
    Scenario: Saved into a group
      Given the client opens the new-person form with
        | first        | Otto    |
        | address book | own     |
        | group        | Friends |
      When the user saves the new person
      Then the group "Friends" holds "Kate Bell, Otto"

    @id:NP-021
    Scenario: Cancelled, the group is as it was
      Given the client opens the new-person form with
        | first        | Otto    |
        | address book | own     |
        | group        | Friends |
      When the user cancels the new person
      Then the group "Friends" holds "Kate Bell"

    @id:NP-022
    Scenario: A group of another address book than the form's cannot be joined, and the user is told
      Given the client opens the new-person form with
        | first | Otto    |
        | group | Friends |
      When the user saves the new person
      Then an alert is shown
      And "new person did complete" did not happen
      And the group "Friends" holds "Kate Bell"
      And the address book holds "Kate Bell"

  Rule: What makes no sense is refused, and the form stays as it was

    @id:NP-090
    Scenario: Save without a form
      When the user tries to save the new person
      Then it is refused because the screen is not in front
      And the address book holds "Kate Bell"

    @id:NP-091
    Scenario: Cancel without a form
      When the user tries to cancel the new person
      Then it is refused because the screen is not in front
      And the address book holds "Kate Bell"

    @id:NP-092
    Scenario: Delete without a form
      When the user tries to delete the person in the form
      Then it is refused because the screen is not in front
      And the address book holds "Kate Bell"

    @id:NP-093
    Scenario: An empty form has nothing to save
      Given the client opens the new-person form
      When the user tries to save the new person
      Then it is refused because the button is disabled
      And "new person did complete" did not happen
      And the screen "new person" is shown over "client"

    @id:NP-094
    Scenario: A text where the property takes none
      Given the client opens the new-person form with the name "Otto"
      When the user tries to enter "yesterday" as the new person's birthday
      Then it is refused because the type is wrong
      And the new person shows
        | first    | Otto |
        | birthday |      |

    @id:NP-095
    Scenario: A person who is not stored cannot be deleted
      Given the client opens the new-person form with the name "Otto"
      When the user tries to delete the person in the form
      Then it is refused because it is not allowed
      And "new person did delete" did not happen

    @id:NP-096
    Scenario: A second form over the first
      Given the client opens the new-person form
      When the client tries to open the new-person form with
        | first | Otto |
      Then it is refused because the screen presents another already
      And the new person shows
        | first |  |
