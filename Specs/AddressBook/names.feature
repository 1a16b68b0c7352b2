Feature: Names, order and search
  A person is shown by one line, stands in lists by another, and is found by the beginning of either.

  @R-AB-50
  Rule: A person's name is the parts that are there, in order; a company's is its organization; without any there is none
    The reference text joins the organization to the names of people. In practice it is shown only where
    there is no personal name or the record is a company's, and so it is here.

    Scenario Outline: <what>
      Given the working copy A
      And a new person "X" with
        | prefix       | <prefix>       |
        | first name   | <first>        |
        | middle name  | <middle>       |
        | last name    | <last>         |
        | suffix       | <suffix>       |
        | organization | <organization> |
        | kind         | <kind>         |
      When A adds "X"
      Then A reads the name of "X" as "<name>"

      @id:AB-260
      Examples:
        | what                           | prefix | first | middle | last     | suffix | organization | kind         | name                        |
        | First and last                 |        | Ada   |        | Lovelace |        |              | person       | Ada Lovelace                |
        | All parts                      | Lady   | Ada   | Byron  | Lovelace | PhD    | Analysts     | person       | Lady Ada Byron Lovelace PhD |
        | Last name only                 |        |       |        | Lovelace |        |              | person       | Lovelace                    |
        | No name, an organization       |        |       |        |          |        | Analysts     | person       | Analysts                    |
        | A company with a person        |        | Ada   |        | Lovelace |        | Analysts     | organization | Analysts                    |
        | A company without its own name |        | Ada   |        | Lovelace |        |              | organization | Ada Lovelace                |
        | Nothing at all                 |        |       |        |          |        |              | person       |                             |

    @id:AB-267
    Scenario: Blank parts are no parts
      Given the working copy A
      And a new person "X" with
        | first name | Ada |
      And A adds "X"
      When A sets the last name of "X" to "   "
      Then A reads the name of "X" as "Ada"

    @id:AB-268
    Scenario: A group's name is its name
      Given the working copy A
      And a new group "Team"
      When A adds the group "Team"
      And A saves
      Then A lists the groups "Team"

  @R-AB-51
  Rule: The script of a name decides which part comes first and what stands between the parts

    @id:AB-269
    Scenario: A Latin name
      Given the working copy A
      And a new person "X" with
        | first name | Ada      |
        | last name  | Lovelace |
      When A adds "X"
      Then A reads "X" as
        | format          | first name first |
        | name            | Ada Lovelace     |
        | last name first | Lovelace Ada     |

    @id:AB-270
    Scenario: A Chinese name
      Given the working copy A
      And a new person "X" with
        | first name | 小明 |
        | last name  | 王   |
      When A adds "X"
      Then A reads "X" as
        | format | last name first |
        | name   | 王小明          |

    @id:AB-271
    Scenario: A Korean name
      Given the working copy A
      And a new person "X" with
        | first name | 유신 |
        | last name  | 김   |
      When A adds "X"
      Then A reads "X" as
        | format | last name first |
        | name   | 김유신          |

    @id:AB-272
    Scenario: Two scripts in one name, or no name, are left to the user's setting
      Given the working copy A
      And a new person "X" with
        | first name | Ada |
        | last name  | 王  |
      And a new person "Y" with
        | note | nameless |
      When A adds "X"
      And A adds "Y"
      Then A reads the format of "X" as "first name first"
      And A reads the format of "Y" as "first name first"

  @R-AB-52
  Rule: People stand in lists by first or by last name, whichever part is shown first

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | last name |
        | Ada        | Zeta      |
        | Bob        | Young     |
        | Cid        | Adams     |

    @id:AB-273
    Scenario: By first name
      When A sorts the people by first name
      Then the answer is "Ada Zeta, Bob Young, Cid Adams"

    @id:AB-274
    Scenario: By last name
      When A sorts the people by last name
      Then the answer is "Cid Adams, Bob Young, Ada Zeta"

    @id:AB-275
    Scenario: Two are compared
      When A compares "Ada Zeta" with "Bob Young" by first name
      Then the answer is "less"
      When A compares "Ada Zeta" with "Bob Young" by last name
      Then the answer is "greater"
      When A compares "Ada Zeta" with "Ada Zeta" by last name
      Then the answer is "equal"

    @id:AB-276
    Scenario: Case and accents do not decide
      Given A has saved the new people
        | first name | last name |
        | ádam       | Bee       |
      When A sorts the people by first name
      Then the answer is "Ada Zeta, ádam Bee, Bob Young, Cid Adams"

    @id:AB-277
    Scenario: A company is sorted by its name, and a person without a name comes last
      Given A has saved the new people
        | organization | kind         | note     |
        | Bakers       | organization |          |
        |              |              | nameless |
      When A sorts the people by last name
      Then the answer is "Cid Adams, Bakers, Bob Young, Ada Zeta, (no name)"

    @id:AB-278
    Scenario: A person without a last name is sorted by the first one
      Given A has saved the new person "Morris"
      When A sorts the people by last name
      Then the answer is "Cid Adams, Morris, Bob Young, Ada Zeta"

    @id:AB-279
    Scenario: An unsaved edit moves a person at once
      When A sets the last name of "Ada Zeta" to "Aaron"
      And A sorts the people by last name
      Then the answer is "Ada Aaron, Cid Adams, Bob Young"
      When A reverts
      And A sorts the people by last name
      Then the answer is "Cid Adams, Bob Young, Ada Zeta"

  @R-AB-53
  Rule: A search finds the beginning of a first, last or whole name
    Who is found stands where the name that fits belongs: Lora Adams, whose last name comes first, before
    Émile Zola, whose first name does.

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | last name | organization | kind         |
        | Ada        | Lovelace  |              |              |
        | Lora       | Adams     |              |              |
        | Émile      | Zola      |              |              |
        |            |           | Adamant Inc. | organization |

    @id:AB-280
    Scenario: Of a first and of a last name
      When A searches for "ada"
      Then the answer is "Ada Lovelace, Adamant Inc., Lora Adams"

    @id:AB-281
    Scenario: Of a whole name
      When A searches for "Ada Lov"
      Then the answer is "Ada Lovelace"

    @id:AB-282
    Scenario: Accents do not matter
      When A searches for "emile"
      Then the answer is "Émile Zola"

    @id:AB-283
    Scenario: The middle of a name is not its beginning
      When A searches for "velace"
      Then the answer is ""

    @id:AB-284 @R-CN-6
    Scenario: Nobody found is an answer and no failure
      When A searches for "Nemo"
      Then the answer is ""

    @id:AB-285
    Scenario: Nothing given finds everybody
      When A searches for ""
      Then the answer is "Ada Lovelace, Adamant Inc., Lora Adams, Émile Zola"

    @id:AB-286
    Scenario: A name that was changed and not saved is found as it is now
      When A sets the first name of "Ada Lovelace" to "Augusta"
      And A searches for "Aug"
      Then the answer is "Augusta Lovelace"
      When A searches for "Ada L"
      Then the answer is ""

    @id:AB-287 @R-CN-8
    Scenario: A search may stop early
      When A searches for "ada" and stops after 2
      Then the answer is "Ada Lovelace, Adamant Inc."

  @R-AB-54
  Rule: A working copy counts and lists all people and all groups, also those of one account

    @id:AB-288
    Scenario: Counts and lists
      Given the working copy A
      Then A counts 0 people and 0 groups
      And A lists nobody
      And A lists no groups
      When A has saved the new people "Ada, Bob"
      And A has saved the group "Team" of "Bob"
      Then A counts 2 people and 1 groups
      And A lists the people "Ada, Bob"
      And A lists the groups "Team"

    @id:AB-289 @R-AB-60 @R-CN-13
    Scenario: A new person is in the default account, which is a local one
      Given the working copy A
      When A has saved the new person "Ada"
      Then the accounts of A are
        | name  | kind  | people |
        | Local | local | Ada    |

    @id:AB-290 @R-CN-8
    Scenario: An empty address book has nothing to go through
      Given the working copy A
      When A sorts the people by last name
      Then the answer is ""
