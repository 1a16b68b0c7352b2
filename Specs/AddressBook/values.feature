Feature: The values of a person
  A person has properties, each with a type. What has no value has none: not an empty text, and not an
  empty list.

  @R-AB-20 @R-AB-21
  Rule: Each property has one type; an unknown property has the invalid type

    @id:AB-130
    Scenario: The properties and their types
      Then the properties of a person are
        | property           | type            |
        | firstName          | string          |
        | lastName           | string          |
        | middleName         | string          |
        | prefix             | string          |
        | suffix             | string          |
        | nickname           | string          |
        | firstNamePhonetic  | string          |
        | lastNamePhonetic   | string          |
        | middleNamePhonetic | string          |
        | organization       | string          |
        | department         | string          |
        | jobTitle           | string          |
        | note               | string          |
        | birthday           | dateTime        |
        | alternateBirthday  | dictionary      |
        | creationDate       | dateTime        |
        | modificationDate   | dateTime        |
        | kind               | integer         |
        | email              | multiString     |
        | phone              | multiString     |
        | url                | multiString     |
        | relatedNames       | multiString     |
        | address            | multiDictionary |
        | instantMessage     | multiDictionary |
        | socialProfile      | multiDictionary |
        | date               | multiDateTime   |

    @id:AB-131
    Scenario: A known property
      When the client asks for the type of birthday
      Then the answer is "dateTime"

    @id:AB-132
    Scenario: An unknown property
      When the client asks for the type of shoeSize
      Then the answer is "invalid"

  @R-AB-49
  Rule: A property has words for a screen, which are not its name

    @id:AB-133
    Scenario: The words in English
      Then the properties of a person are
        | property  | shown    |
        | firstName | First    |
        | lastName  | Last     |
        | nickname  | Nickname |
        | birthday  | Birthday |
        | email     | Email    |
        | phone     | Phone    |
        | address   | Address  |

  @R-AB-23
  Rule: A property that was never set has no value, whatever its type

    Background:
      Given the working copy A
      And A has saved the new people
        | firstName |
        | Ada       |

    @id:AB-134
    Scenario: A text
      Then A reads "Ada" as
        | lastName |  |
        | note     |  |
        | birthday |  |

    @id:AB-135 @B-09
    Scenario: Reading the e-mail of a person who has none
      Then A reads "Ada" as
        | email |  |
        | phone |  |
      And A reads no email entries of "Ada"

    @id:AB-136
    Scenario: Copying the entries of a property without a value
      When the client tries to copy the email entries of "Ada" in A
      Then it is refused with "noValue"

  @R-AB-40
  Rule: A value of every type is read as it was set, at once, after the save, and by others

    Background:
      Given the working copy A
      And A has saved the new people
        | firstName |
        | Ada       |
      And the working copy P in another process
      And P has read "Ada"

    Scenario Outline: A text with <what>
      When A sets the <property> of "Ada" to "<text>"
      Then A reads "Ada" as
        | <property> | <text> |
      When A saves
      And P reverts
      Then P reads "Ada" as
        | <property> | <text> |

      @id:AB-137
      Examples:
        | what        | property | text        |
        | plain words | note     | Plain words |

      @id:AB-138
      Examples:
        | what    | property | text           |
        | accents | lastName | Çelik-Nuñez Ég |

      @id:AB-139
      Examples:
        | what    | property     | text          |
        | symbols | organization | A;B,C:D 'x' 🙂 |

      @id:AB-140
      Examples:
        | what        | property | text                |
        | backslashes | jobTitle | C:\\temp\\\\ folder |

      @id:AB-141
      Examples:
        | what | property         | text |
        | kana | lastNamePhonetic | ラブレス |

      @id:AB-142
      Examples:
        | what         | property   | text |
        | a department | department | R&D  |

    Scenario Outline: Each of the other texts: <property>
      When A sets the <property> of "Ada" to "some text"
      And A saves
      And P reverts
      Then P reads "Ada" as
        | <property> | some text |

      @id:AB-143
      Examples:
        | property   |
        | middleName |

      @id:AB-144
      Examples:
        | property |
        | prefix   |

      @id:AB-145
      Examples:
        | property |
        | suffix   |

      @id:AB-146
      Examples:
        | property |
        | nickname |

      @id:AB-147
      Examples:
        | property          |
        | firstNamePhonetic |

      @id:AB-148
      Examples:
        | property           |
        | middleNamePhonetic |

    Scenario Outline: A birthday <what>
      When A sets the birthday of "Ada" to the dateTime "<date>"
      Then A reads "Ada" as
        | birthday | <date> |
      When A saves
      And P reverts
      Then P reads "Ada" as
        | birthday | <date> |

      @id:AB-149
      Examples:
        | what     | date       |
        | with all | 1815-12-10 |

      @id:AB-150
      Examples:
        | what           | date    |
        | without a year | --12-10 |

      @id:AB-151
      Examples:
        | what        | date                 |
        | with a time | 1815-12-10T06:30:00Z |

      @id:AB-152
      Examples:
        | what          | date    |
        | on a leap day | --02-29 |

    @id:AB-153
    Scenario: A kind, which is an integer
      When A sets the kind of "Ada" to the integer "1"
      And A saves
      And P reverts
      Then P reads "Ada" as
        | kind | 1 |

    @id:AB-154
    Scenario: A birthday in another calendar, which is a dictionary
      When A sets the alternateBirthday of "Ada" to the dictionary "{\"CalendarIdentifier\":\"chinese\",\"Day\":\"1\",\"IsLeapMonth\":\"0\",\"Month\":\"4\",\"Year\":\"27\"}"
      And A saves
      And P reverts
      Then P reads "Ada" as
        | alternateBirthday | {"CalendarIdentifier":"chinese","Day":"1","IsLeapMonth":"0","Month":"4","Year":"27"} |

    Scenario Outline: Labelled texts: <property>
      When A sets the <property> of "Ada" to the multiString values
        | label  | value   |
        | <work> | <first> |
        | my own | <other> |
        | (none) | <third> |
      And A saves
      And P reverts
      Then P reads the <property> entries of "Ada" as
        | label  | value   |
        | <work> | <first> |
        | my own | <other> |
        | (none) | <third> |

      @id:AB-155
      Examples:
        | property | first         | other         | third         | work         |
        | email    | a@example.com | b@example.com | c@example.com | _$!<Work>!$_ |

      @id:AB-156
      Examples:
        | property | first    | other       | third           | work         |
        | phone    | 555-0100 | +44 20 7946 | 555-0199;ext=12 | _$!<Work>!$_ |

      @id:AB-157
      Examples:
        | property | first               | other                       | third               | work         |
        | url      | http://example.com/ | http://example.com/a?b=c&d= | https://example.org | _$!<Work>!$_ |

      @id:AB-158
      Examples:
        | property     | first      | other     | third   | work         |
        | relatedNames | Lord Byron | Annabella | Babbage | _$!<Work>!$_ |

    @id:AB-159
    Scenario: Labelled addresses
      When A sets the address of "Ada" to the multiDictionary values
        | label        | value                                                                                                                  |
        | _$!<Home>!$_ | {"City":"London","Country":"United Kingdom","CountryCode":"gb","State":"Middlesex","Street":"12 St James","ZIP":"SW1"} |
        | (none)       | {"City":"Nottingham"}                                                                                                  |
      And A saves
      And P reverts
      Then P reads the address entries of "Ada" as
        | label        | value                                                                                                                  |
        | _$!<Home>!$_ | {"City":"London","Country":"United Kingdom","CountryCode":"gb","State":"Middlesex","Street":"12 St James","ZIP":"SW1"} |
        | (none)       | {"City":"Nottingham"}                                                                                                  |

    @id:AB-160
    Scenario: Labelled messaging accounts
      When A sets the instantMessage of "Ada" to the multiDictionary values
        | label        | value                                  |
        | _$!<Home>!$_ | {"Service":"Jabber","Username":"ada"}  |
        | (none)       | {"Service":"Skype","Username":"ada.l"} |
      And A saves
      And P reverts
      Then P reads the instantMessage entries of "Ada" as
        | label        | value                                  |
        | _$!<Home>!$_ | {"Service":"Jabber","Username":"ada"}  |
        | (none)       | {"Service":"Skype","Username":"ada.l"} |

    @id:AB-161
    Scenario: Labelled social accounts
      When A sets the socialProfile of "Ada" to the multiDictionary values
        | label  | value                                                                                       |
        | (none) | {"Service":"twitter","URL":"http://twitter.com/ada","UserIdentifier":"12","Username":"ada"} |
      And A saves
      And P reverts
      Then P reads the socialProfile entries of "Ada" as
        | label  | value                                                                                       |
        | (none) | {"Service":"twitter","URL":"http://twitter.com/ada","UserIdentifier":"12","Username":"ada"} |

    @id:AB-162
    Scenario: Labelled dates
      When A sets the date of "Ada" to the multiDateTime values
        | label               | value      |
        | _$!<Anniversary>!$_ | 1835-07-08 |
        | graduation          | --06-01    |
      And A saves
      And P reverts
      Then P reads the date entries of "Ada" as
        | label               | value      |
        | _$!<Anniversary>!$_ | 1835-07-08 |
        | graduation          | --06-01    |

    @id:AB-163
    Scenario: A text of two lines
      Given a new person "Bob" with
        | firstName | Bob               |
        | note      | one\ntwo\n\nthree |
      When A adds "Bob"
      And A saves
      And P reverts
      Then P reads "Bob" as
        | note | one\ntwo\n\nthree |

    @id:AB-184
    Scenario: Everything is still there when the app is started again
      When A sets the birthday of "Ada" to the dateTime "--12-10"
      And A sets the kind of "Ada" to the integer "1"
      And A sets the email of "Ada" to the multiString values
        | label        | value         |
        | (none)       | a@example.com |
        | _$!<Work>!$_ | b@example.com |
      And A sets the address of "Ada" to the multiDictionary values
        | label | value             |
        | villa | {"City":"London"} |
      And A gives "Ada" a picture
      And A saves
      And the app is killed and started again
      And the working copy A
      Then A reads "Ada" as
        | birthday | --12-10 |
        | kind     | 1       |
      And A reads the email entries of "Ada" as
        | label        | value         |
        | (none)       | a@example.com |
        | _$!<Work>!$_ | b@example.com |
      And A reads the address entries of "Ada" as
        | label | value             |
        | villa | {"City":"London"} |
      And A reads "Ada" with a picture

    @id:AB-185
    Scenario: A record is a person's unless it says otherwise
      Then A reads "Ada" as
        | kind | 0 |
      When A sets the kind of "Ada" to the integer "1"
      And A saves
      And A sets the kind of "Ada" to the integer "0"
      And A saves
      And P reverts
      Then A reads "Ada" as
        | kind | 0 |
      And P reads "Ada" as
        | kind | 0 |

  @R-AB-26
  Rule: A value of the wrong type is refused, and the old one stays
    The reference text speaks of an exception, the platform was seen to answer "done" and to hand the bad
    value to a later reader. Here it is refused, so that every reader finds what the type promises.

    Background:
      Given the working copy A
      And A has saved the new people
        | firstName | note | birthday   | kind | email           |
        | Ada       | old  | 1815-12-10 | 0    | ada@example.com |

    Scenario Outline: A <type> as <property>
      When A tries to set the <property> of "Ada" to the <type> "<value>"
      Then it is refused with "wrongType"
      And A reads "Ada" as
        | note     | old        |
        | birthday | 1815-12-10 |
        | kind     | 0          |
      And A reads the email entries of "Ada" as
        | value           |
        | ada@example.com |
      And A has no unsaved changes

      @id:AB-164
      Examples:
        | property | type    | value |
        | note     | integer | 1     |

      @id:AB-165
      Examples:
        | property | type     | value      |
        | note     | dateTime | 2010-06-01 |

      @id:AB-166
      Examples:
        | property | type   | value      |
        | birthday | string | 1815-12-10 |

      @id:AB-167
      Examples:
        | property | type   | value  |
        | kind     | string | person |

      @id:AB-168
      Examples:
        | property | type | value |
        | kind     | real | 1.5   |

      @id:AB-169
      Examples:
        | property | type   | value           |
        | email    | string | new@example.com |

      @id:AB-170
      Examples:
        | property          | type   | value |
        | alternateBirthday | string | today |

    @id:AB-171
    Scenario: Labelled texts as a text
      When A tries to set the note of "Ada" to the multiString values
        | label  | value |
        | (none) | new   |
      Then it is refused with "wrongType"
      And A reads "Ada" as
        | note | old |

    @id:AB-172
    Scenario: Labelled dates as labelled texts
      When A tries to set the email of "Ada" to the multiDateTime values
        | label  | value      |
        | (none) | 2010-06-01 |
      Then it is refused with "wrongType"

    @id:AB-173
    Scenario: A new person refuses as well
      Given a new person "Bob"
      And A adds "Bob"
      When A tries to set the firstName of "Bob" to the integer "7"
      Then it is refused with "wrongType"
      And A reads "Bob" as
        | firstName | Bob |

    @id:AB-174
    Scenario: A property that does not exist
      When A tries to set the shoeSize of "Ada" to "42"
      Then it is refused with "badArgument"
      And A has no unsaved changes

  @R-AB-27
  Rule: Removing a value leaves none; where there is none already removing succeeds and changes nothing
    A well-known wrapper answers "no" to the second; the platform itself answered "done".

    @id:AB-175
    Scenario: A value that is there
      Given the working copy A
      And A has saved the new people
        | firstName | note | email           |
        | Ada       | old  | ada@example.com |
      When A removes the note of "Ada"
      And A removes the email of "Ada"
      Then A reads "Ada" as
        | note  |  |
        | email |  |
      When A saves
      And the working copy P in another process
      Then P reads "Ada" as
        | note  |  |
        | email |  |

    @id:AB-176
    Scenario: A value that is not there
      Given the working copy A
      And A has saved the new people
        | firstName |
        | Ada       |
      When A removes the note of "Ada"
      Then A has no unsaved changes

  @R-AB-28
  Rule: Setting nothing is refused; a value is taken away by removing it
    No source says what the platform does. A refusal cannot be taken for anything else.

    @id:AB-177
    Scenario: Nothing as a note
      Given the working copy A
      And A has saved the new people
        | firstName | note |
        | Ada       | old  |
      When A tries to set the note of "Ada" to nothing
      Then it is refused with "noValue"
      And A reads "Ada" as
        | note | old |

  @R-AB-29
  Rule: The store dates a person's first and latest save; a client writes neither date
    That the client's attempt is refused is our choice; no source describes it.

    Background:
      Given the working copy A
      And A has saved the new people
        | firstName |
        | Ada       |

    @id:AB-178
    Scenario: The dates of the first save
      Then A reads "Ada" as
        | creationDate     | 2010-06-01T09:00:00Z |
        | modificationDate | 2010-06-01T09:00:00Z |

    @id:AB-179
    Scenario: A later save moves the one and not the other
      Given 90000 milliseconds pass
      When A sets the note of "Ada" to "new"
      And A saves
      Then A reads "Ada" as
        | creationDate     | 2010-06-01T09:00:00Z |
        | modificationDate | 2010-06-01T09:01:30Z |

    @id:AB-180
    Scenario: A new person has none
      Given a new person "Bob"
      When A adds "Bob"
      Then A reads "Bob" as
        | creationDate     |  |
        | modificationDate |  |

    Scenario Outline: A client cannot set the <property>
      When A tries to set the <property> of "Ada" to the dateTime "1999-12-31"
      Then it is refused with "keptByStore"
      And A reads "Ada" as
        | <property> | 2010-06-01T09:00:00Z |

      @id:AB-181
      Examples:
        | property     |
        | creationDate |

      @id:AB-182
      Examples:
        | property         |
        | modificationDate |

    @id:AB-183
    Scenario: A client cannot remove them
      When A tries to remove the creationDate of "Ada"
      Then it is refused with "keptByStore"
      When A tries to remove the modificationDate of "Ada"
      Then it is refused with "keptByStore"
      And A has no unsaved changes
