Feature: The picker that returns
  The second generation of the people picker. Its client says beforehand what it wants: whole people,
  single values, and predicates for the rest. The picker tells the outcome once and leaves by itself.

  Background:
    Given these people are in the address book
      | first | last      | phone    | email            |
      | Kate  | Bell      | 555-1234 | kate@example.com |
      | John  | Appleseed | 555-0000 |                  |
    And a client of the contact screens

  @R-PK-15 @R-CN-24
  Rule: A selection is told once, nothing is asked, and the picker dismisses itself

    @id:PP-100
    Scenario: A person
      Given the client opens the returning picker for a person
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      |
        | picker did select person | Kate Bell |
        | picker dismissed         |           |
        | picker will disappear    |           |
        | picker did disappear     |           |
      And the screen "client" is shown over "trip"

    @id:PP-101
    Scenario: A value, with its identifier
      Given the client opens the returning picker for a value
      When the user chooses "Kate Bell" in the picker
      And the user chooses the "home" phone on the card
      Then these events happened in order
        | event                   | name      | property | identifier |
        | picker did select value | Kate Bell | phone    | 0          |
        | picker dismissed        |           |          |            |
        | picker will disappear   |           |          |            |
        | picker did disappear    |           |          |            |
      And the screen "client" is shown over "trip"

  @R-PK-22
  Rule: The picker dismisses itself after a selection and after a cancel, and a client that dismisses too takes nothing else away
    The older sentence that the client dismisses has gone from the interface; clients that still do so
    are reported to work, and the picker's successor dismisses itself. So it does here, and a dismissal
    that comes from the client while it is told is harmless.

    @id:PP-105
    Scenario: A client that dismisses when it is told of a person
      Given the client opens the returning picker for a person
      And the client dismisses the screen as soon as it is told
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      |
        | picker did select person | Kate Bell |
        | picker dismissed         |           |
        | picker will disappear    |           |
        | picker did disappear     |           |
      And the screen "client" is shown over "trip"

    @id:PP-106
    Scenario: A client that dismisses when it is told of a cancel
      Given the client opens the returning picker for a person
      And the client dismisses the screen as soon as it is told
      When the user cancels the picker
      Then these events happened in order
        | picker did cancel     |
        | picker dismissed      |
        | picker will disappear |
        | picker did disappear  |
      And the screen "client" is shown over "trip"

    @id:PP-107
    Scenario: A cancel that the client leaves alone
      Given the client opens the returning picker for a person
      When the user cancels the picker
      Then these events happened in order
        | picker did cancel     |
        | picker dismissed      |
        | picker will disappear |
        | picker did disappear  |
      And the screen "client" is shown over "trip"
      And the client was handed nobody

  @R-PK-16 @B-01
  Rule: A client of the first generation is not consulted by a picker of the second
    It takes no selection of this generation, so a tap on a person opens the card, and a tap on a value
    runs its default action. The picker reports it, for the developer of the client.

    @id:PP-110
    Scenario: A tap opens the card, and the picker says what is missing
      Given the client opens the returning picker
      And the client says no to a person
      When the user chooses "Kate Bell" in the picker
      Then the picker shows the card of "Kate Bell" with the values
        | email | home |
        | phone | home |
      And "picker did select person" did not happen
      And the picker complains of "no selection callback"

    @id:PP-111
    Scenario: A tap on a number calls it
      Given the client opens the returning picker
      And the user chooses "Kate Bell" in the picker
      When the user chooses the "home" phone on the card
      Then these events happened in order
        | event                    | kind | to       |
        | default action performed | call | 555-1234 |
      And the screen "picker" is shown over "client"

    @id:PP-112
    Scenario: A picker of the first generation consults the same client
      Given the client opens the asking picker
      And the client says no to a person
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      | answer |
        | picker did select person | Kate Bell | no     |

  @R-PK-17 @R-PK-21
  Rule: A predicate enables people; a disabled row is listed and cannot be tapped
    Unset, everyone is enabled. The predicate reads a person by the names of the properties, and labelled
    values by label and value.

    @id:PP-120
    Scenario: Unset, everyone is enabled
      When the client opens the returning picker for a person
      Then the picker shows the rows
        | name           | enabled |
        | John Appleseed | yes     |
        | Kate Bell      | yes     |

    @id:PP-121
    Scenario: Only people with an e-mail address
      When the client opens the returning picker with
        | wants   | person    |
        | enables | has email |
      Then the picker shows the rows
        | name           | enabled |
        | John Appleseed | no      |
        | Kate Bell      | yes     |

    @id:PP-122
    Scenario: A disabled row is refused
      Given the client opens the returning picker with
        | wants   | person    |
        | enables | has email |
      When the user tries to choose "John Appleseed" in the picker
      Then it is refused because the row is disabled
      And "picker did select person" did not happen
      And the screen "picker" is shown over "client"

    @id:PP-123
    Scenario: By the label of a value
      Given this person is in the address book with the addresses
        | first | label | city    |
        | Anna  | work  | Needles |
      And this person is in the address book with the addresses
        | first | label | city    |
        | Berta | home  | Needles |
      When the client opens the returning picker with
        | wants   | person                    |
        | enables | has address labelled work |
      Then the picker shows the rows
        | name           | enabled |
        | Anna           | yes     |
        | John Appleseed | no      |
        | Kate Bell      | no      |
        | Berta          | no      |

    @id:PP-124
    Scenario: Disabled people stay disabled when they are searched for
      Given the client opens the returning picker with
        | wants   | person    |
        | enables | has email |
      When the user searches the picker for "john"
      Then the picker shows the rows
        | name           | enabled |
        | John Appleseed | no      |

  @R-PK-18 @R-CN-22
  Rule: A predicate selects people: true returns them, false opens the card
    Unset, a client that wants people is given them at once, and one that wants values only sees the
    card. One text says that the card is always shown then; what was observed is as here, and it is what
    a client that implements one method means.

    @id:PP-130
    Scenario: Unset, and people are wanted
      Given the client opens the returning picker for a person or a value
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      |
        | picker did select person | Kate Bell |

    @id:PP-131
    Scenario: Unset, and only values are wanted
      Given the client opens the returning picker for a value
      When the user chooses "Kate Bell" in the picker
      Then the picker shows the card of "Kate Bell" with the values
        | email | home |
        | phone | home |
      And "picker did select person" did not happen

    @id:PP-132
    Scenario: True returns the person
      Given the client opens the returning picker with
        | wants          | person, value |
        | selects person | has email     |
      When the user chooses "Kate Bell" in the picker
      Then the client was handed "Kate Bell"
      And the screen "client" is shown over "trip"

    @id:PP-133
    Scenario: False opens the card
      Given the client opens the returning picker with
        | wants          | person, value |
        | selects person | has email     |
      When the user chooses "John Appleseed" in the picker
      Then the picker shows the card of "John Appleseed" with the values
        | phone | home |
      And the client was handed nobody

    @id:PP-134
    Scenario: True for a client that takes no people is complained of, and nothing is told
      Given the client opens the returning picker with
        | wants          | value  |
        | selects person | always |
      When the user chooses "Kate Bell" in the picker
      Then the picker complains of "person not wanted"
      And the screen "picker" is shown over "client"
      And the client was handed nobody

  @R-PK-19 @R-CN-23
  Rule: A predicate selects values: true returns them, false runs their default action
    Unset, a client that wants values is given the first one that is tapped.

    @id:PP-140
    Scenario: Unset, and values are wanted
      Given the client opens the returning picker for a value
      And the user chooses "Kate Bell" in the picker
      When the user chooses the "home" email on the card
      Then the client was handed
        | name     | Kate Bell |
        | property | email     |
      And the screen "client" is shown over "trip"

    @id:PP-141
    Scenario: Unset, and no values are wanted
      Given the client opens the returning picker with
        | wants          | person |
        | selects person | never  |
      And the user chooses "Kate Bell" in the picker
      When the user chooses the "home" email on the card
      Then these events happened in order
        | event                    | kind | to               |
        | default action performed | mail | kate@example.com |
      And the screen "picker" is shown over "client"

    @id:PP-142
    Scenario: True returns the value
      Given the client opens the returning picker with
        | wants         | value    |
        | selects value | is phone |
      And the user chooses "Kate Bell" in the picker
      When the user chooses the "home" phone on the card
      Then the client was handed
        | name     | Kate Bell |
        | property | phone     |

    @id:PP-143
    Scenario: False runs the default action
      Given the client opens the returning picker with
        | wants         | value    |
        | selects value | is phone |
      And the user chooses "Kate Bell" in the picker
      When the user chooses the "home" email on the card
      Then these events happened in order
        | event                    | kind | to               |
        | default action performed | mail | kate@example.com |
      And the client was handed nobody
      And the screen "picker" is shown over "client"

    @id:PP-144
    Scenario: True for a client that takes no values is complained of, and nothing is told
      Given the client opens the returning picker with
        | wants          | person |
        | selects person | never  |
        | selects value  | always |
      And the user chooses "Kate Bell" in the picker
      When the user chooses the "home" email on the card
      Then the picker complains of "value not wanted"
      And "default action performed" did not happen
      And the screen "picker" is shown over "client"

  @R-CN-20
  Rule: A client that wants several people is told them at once; a tap marks, and Done ends
    Where a client wants single people too, several go before: the picker tells them alone.

    @id:PP-155
    Scenario: Two people
      Given the client opens the returning picker for people
      When the user chooses "Kate Bell" in the picker
      And the user chooses "John Appleseed" in the picker
      Then the picker marks "John Appleseed, Kate Bell"
      And the screen "picker" is shown over "client"
      When the user completes the choice in the picker
      Then these events happened in order
        | event                    | count | names                     |
        | picker did select people | 2     | John Appleseed, Kate Bell |
        | picker dismissed         |       |                           |
        | picker will disappear    |       |                           |
        | picker did disappear     |       |                           |
      And the screen "client" is shown over "trip"

    @id:PP-156
    Scenario: Several go before one
      Given the client opens the returning picker for a person or people
      When the user chooses "Kate Bell" in the picker
      And the user completes the choice in the picker
      Then these events happened in order
        | event                    | count | names     |
        | picker did select people | 1     | Kate Bell |

    @id:PP-157
    Scenario: A second tap takes the mark away, and nobody is nothing to complete
      Given the client opens the returning picker for people
      And the user chooses "Kate Bell" in the picker
      And the user chooses "Kate Bell" in the picker
      When the user tries to complete the choice in the picker
      Then it is refused because the button is disabled
      And the screen "picker" is shown over "client"
      And the bar shows
        | side  | title  | enabled |
        | left  | Cancel | yes     |
        | right | Done   | no      |

    @id:PP-158
    Scenario: A disabled person cannot be marked
      Given the client opens the returning picker with
        | wants   | people    |
        | enables | has email |
      When the user tries to choose "John Appleseed" in the picker
      Then it is refused because the row is disabled

    @id:PP-159
    Scenario: A marked person stays marked during a search for another
      Given the client opens the returning picker for people
      And the user chooses "Kate Bell" in the picker
      And the user searches the picker for "john"
      When the user chooses "John Appleseed" in the picker
      And the user completes the choice in the picker
      Then these events happened in order
        | event                    | count | names                     |
        | picker did select people | 2     | John Appleseed, Kate Bell |

    @id:PP-180
    Scenario: Cancel tells nobody
      Given the client opens the returning picker for people
      And the user chooses "Kate Bell" in the picker
      When the user cancels the picker
      Then these events happened in order
        | picker did cancel     |
        | picker dismissed      |
        | picker will disappear |
        | picker did disappear  |

    @id:PP-181
    Scenario: Done where one person is wanted
      Given the client opens the returning picker for a person
      When the user tries to complete the choice in the picker
      Then it is refused because it is not allowed

  @R-CN-21
  Rule: The predicates are read when the picker comes up; later changes are not heeded

    @id:PP-150
    Scenario: A predicate that is changed while the picker is up
      Given the client opens the returning picker with
        | wants   | person |
        | enables | always |
      When the client changes the returning picker to
        | enables        | never |
        | selects person | never |
      Then the picker shows the rows
        | name           | enabled |
        | John Appleseed | yes     |
        | Kate Bell      | yes     |
      When the user chooses "Kate Bell" in the picker
      Then the client was handed "Kate Bell"

  @R-PK-20 @R-CN-19
  Rule: Nobody's permission is needed: without access the client gets a temporary copy of what was selected
    The user sees everybody, since the picker is the system's; the client sees the selection only. With
    access it gets the record itself, from the picker's address book.

    @id:PP-160
    Scenario: With access the record itself
      Given the client opens the returning picker for a person
      When the user chooses "Kate Bell" in the picker
      Then the client was handed
        | name         | Kate Bell |
        | phone        | 555-1234  |
        | address book | screen    |

    @id:PP-161
    Scenario: Without access a copy that is in no address book
      Given the user denies access to the contacts
      And the client opens the returning picker for a person
      Then the picker lists "John Appleseed, Kate Bell"
      When the user chooses "Kate Bell" in the picker
      Then the client was handed
        | name         | Kate Bell |
        | phone        | 555-1234  |
        | address book | nobody    |

    @id:PP-162
    Scenario: A picker of the first generation shows nobody without access
      Given the user denies access to the contacts
      When the client opens the asking picker
      Then the picker lists nobody

    @id:PP-163 @B-06
    Scenario: A person who is linked with others comes as one copy
      Given this person is in the address book
        | first | Kate |
        | last  | Work |
      And this person is in the address book
        | first | Kate   |
        | last  | Chatty |
      And "Kate Bell, Kate Work, Kate Chatty" are linked as one
      And the user denies access to the contacts
      And the client opens the returning picker for a person
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      |
        | picker did select person | Kate Bell |
      And the client was handed
        | name         | Kate Bell |
        | address book | nobody    |

  @R-CN-25
  Rule: The cancel is told for the Cancel button only; a picker that is swept away tells its client nothing
    Texts say that the client is told when the picker is "closed"; what was observed is the button alone.
    The presenter of the picker is told of the sweep, so a client has to listen there as well.

    @id:PP-170
    Scenario: The sheet is swept away
      Given the client opens the returning picker with
        | wants | person |
        | style | sheet  |
      When the user sweeps the sheet away
      Then these events happened in order
        | picker dismissed           |
        | picker will disappear      |
        | picker did disappear       |
        | client presented did leave |
      And "picker did cancel" did not happen
      And "picker did select person" did not happen
      And the screen "client" is shown over "trip"

    @id:PP-171
    Scenario: A picker that fills the screen cannot be swept away
      Given the client opens the returning picker for a person
      When the user tries to sweep the sheet away
      Then it is refused because it is not allowed
      And the screen "picker" is shown over "client"

  @R-PK-9
  Rule: The displayed properties limit the card of this generation likewise

    @id:PP-190
    Scenario: Only telephone numbers can be taken
      Given the client opens the returning picker with
        | wants | value |
        | shows | phone |
      When the user chooses "Kate Bell" in the picker
      Then the picker shows the card of "Kate Bell" with the values
        | phone | home | 555-1234 |
      When the user tries to choose an email that the card does not show
      Then it is refused because the card does not show that value
      And the client was handed nobody
