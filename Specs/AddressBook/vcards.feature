Feature: People as vCards
  People leave and enter an address book as cards, the format that every other program reads.

  @R-AB-74
  Rule: People are exported as one text, and a text is imported as one new person a card, which no address book has yet

    @id:AB-400
    Scenario: Two people, one text
      Given the working copy A
      And A has saved the new people
        | first name | last name |
        | Ada        | Lovelace  |
        | Bob        | Bell      |
      When A exports "Ada Lovelace, Bob Bell"
      Then the exported text has 2 cards
      And the exported text has the lines
        | N:Lovelace;Ada;;; |
        | FN:Ada Lovelace   |
        | N:Bell;Bob;;;     |
        | FN:Bob Bell       |

    @id:AB-401
    Scenario: Nobody, no card
      Given the working copy A
      When A exports nobody
      Then the exported text has 0 cards

    @id:AB-402
    Scenario: Two cards, two new people
      Given the working copy A
      When the client imports
        """
        BEGIN:VCARD
        VERSION:3.0
        N:Lovelace;Ada;;;
        FN:Ada Lovelace
        END:VCARD
        BEGIN:VCARD
        VERSION:3.0
        N:Bell;Bob;;;
        FN:Bob Bell
        END:VCARD
        """
      Then the answer is "Ada Lovelace, Bob Bell"
      And A lists nobody
      And A has no unsaved changes

    @id:AB-403
    Scenario: A text without a card gives nobody
      When the client imports
        """
        Dear Ada,
        """
      Then the answer is ""

  @R-AB-75
  Rule: What is exported need not be saved, the cards are version 3.0, and who is imported has to be added and saved

    @id:AB-404
    Scenario: A new person is exported
      Given a new person "Ada" with
        | first name   | Ada           |
        | last name    | Lovelace      |
        | organization | Analysts, Ltd |
        | note         | one\ntwo      |
      When the client exports the new person "Ada"
      Then the exported text has the lines
        | BEGIN:VCARD         |
        | VERSION:3.0         |
        | N:Lovelace;Ada;;;   |
        | ORG:Analysts\\, Ltd |
        | NOTE:one\\ntwo      |
        | END:VCARD           |

    @id:AB-405
    Scenario: An unsaved edit is exported
      Given the working copy A
      And A has saved the new person "Ada"
      When A sets the last name of "Ada" to "Lovelace"
      And A exports "Ada"
      Then the exported text has the lines
        | N:Lovelace;Ada;;; |
      And A has some unsaved changes

    @id:AB-406
    Scenario: Added and saved, an imported person is in the address book
      Given the working copy A
      When the client imports
        """
        BEGIN:VCARD
        VERSION:3.0
        N:Lovelace;Ada;;;
        FN:Ada Lovelace
        TEL;TYPE=HOME:555-0100
        BDAY:1815-12-10
        END:VCARD
        """
      And A adds "Ada Lovelace"
      And A saves
      And the working copy P in another process
      Then P reads "Ada Lovelace" as
        | first name | Ada        |
        | birthday   | 1815-12-10 |
      And P reads the phone entries of "Ada Lovelace" as
        | shown | value    |
        | home  | 555-0100 |

    @id:AB-407
    Scenario: What is exported and imported again is the same
      Given the working copy A
      And A has saved the new people
        | first name | last name | job title | birthday |
        | Ada        | Lovelace  | Countess  | --12-10  |
      And A sets the email of "Ada Lovelace" to the values
        | label  | value         |
        | work   | a@example.com |
        | my own | b@example.com |
        | (none) | c@example.com |
      When A exports "Ada Lovelace"
      And the client imports what was exported
      Then the new person "Ada Lovelace" reads
        | first name | Ada      |
        | last name  | Lovelace |
        | job title  | Countess |
        | birthday   | --12-10  |
      When A adds "Ada Lovelace"
      Then A reads the email entries of "Ada Lovelace" as
        | label  | value         |
        | work   | a@example.com |
        | my own | b@example.com |
        | (none) | c@example.com |

  @R-AB-46
  Rule: In a card the empty token stands for no label

    @id:AB-408
    Scenario: An entry with the empty token
      Given the working copy A
      When the client imports
        """
        BEGIN:VCARD
        VERSION:3.0
        N:Lovelace;Ada;;;
        FN:Ada Lovelace
        item1.TEL:555-0100
        item1.X-ABLabel:_$!!$_
        item2.TEL:555-0199
        item2.X-ABLabel:_$!<>!$_
        END:VCARD
        """
      And A adds "Ada Lovelace"
      Then A reads the phone entries of "Ada Lovelace" as
        | label  | value    |
        | (none) | 555-0100 |
        | (none) | 555-0199 |

  @R-AB-42 @R-AB-43
  Rule: In a card a built-in label is a type or a token, an iPhone's the plain word, a typed one as typed

    @id:AB-409
    Scenario: Labels that are read
      Given the working copy A
      When the client imports
        """
        BEGIN:VCARD
        VERSION:3.0
        N:Lovelace;Ada;;;
        FN:Ada Lovelace
        item1.TEL:1
        item1.X-ABLabel:_$!<Main>!$_
        item2.TEL:2
        item2.X-ABLabel:_$!<iPhone>!$_
        item3.TEL:3
        item3.X-ABLabel:My Boat
        TEL;TYPE=CELL:4
        END:VCARD
        """
      And A adds "Ada Lovelace"
      Then A reads the phone entries of "Ada Lovelace" as
        | shown   | value |
        | main    | 1     |
        | iPhone  | 2     |
        | My Boat | 3     |
        | mobile  | 4     |
