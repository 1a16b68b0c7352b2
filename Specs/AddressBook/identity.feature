Feature: The identity of a record
  A record has an id from its first save on. The id is the one thing that may leave a working copy; it
  names the record within this address book and says nothing anywhere else.

  @R-AB-14
  Rule: A record has the invalid id until it is saved first, and a positive one from then on

    @id:AB-100
    Scenario: Before and after the first save
      Given the working copy A
      And a new person "Ada"
      When A adds "Ada"
      Then in A "Ada" has the id -1
      When A saves
      Then in A "Ada" has a positive id

    @id:AB-101
    Scenario: A save that fails gives none
      Given the working copy A
      And a new person "Ada"
      And saving the address book fails
      When A adds "Ada"
      And A tries to save
      Then in A "Ada" has the id -1

    @id:AB-102
    Scenario: The invalid id finds nobody
      Given the working copy A
      And A has saved the new person "Ada"
      When A looks up the id -1
      Then there is no answer

    @id:AB-103 @R-CN-7
    Scenario: Neither does an id that was never given
      Given the working copy A
      And A has saved the new person "Ada"
      When A looks up the id 4711
      Then there is no answer

  @R-AB-15
  Rule: An id names the same record until that is deleted, and never another one after it
    The sources leave open whether an id is given again. A client that has kept an id must not meet a
    stranger under it, so here it is not.

    Background:
      Given the working copy A
      And A has saved the new people "Ada, Bob"
      And the client has kept the id of "Ada" in A

    @id:AB-104
    Scenario: Through edits and saves
      When A sets the first name of "Ada" to "Augusta"
      And A saves
      Then in A "Ada" still has the id that was kept
      When A looks up the id that was kept for "Ada"
      Then the answer is "Augusta"

    @id:AB-105
    Scenario: In a run of the app that comes later
      When the app is killed and started again
      And the working copy A
      And A looks up the id that was kept for "Ada"
      Then the answer is "Ada"

    @id:AB-106
    Scenario: In another process
      When the working copy P in another process
      And P looks up the id that was kept for "Ada"
      Then the answer is "Ada"

    @id:AB-107
    Scenario: Not beyond the record's end
      When A removes "Ada"
      And A saves
      And a new person "Cid"
      And A adds "Cid"
      And A saves
      Then in A "Cid" has another id than was kept for "Ada"
      When A looks up the id that was kept for "Ada"
      Then there is no answer

    @id:AB-108
    Scenario: Not even where the last record was deleted and the app was launched again
      Given the client has kept the id of "Bob" in A
      When A removes "Bob"
      And A saves
      And the app is killed and started again
      And the working copy A
      And a new person "Cid"
      And A adds "Cid"
      And A saves
      Then in A "Cid" has another id than was kept for "Bob"

  @R-AB-18
  Rule: Two records are the same when their ids are, whatever object holds them
    That two objects for one record compare unequal can only be seen inside a program.

    @id:AB-109
    Scenario: One person in two working copies
      Given the working copy A
      And A has saved the new person "Ada"
      And the client has kept the id of "Ada" in A
      When the working copy B
      Then in B "Ada" still has the id that was kept

  @R-AB-17
  Rule: People and groups are numbered apart, so that an id means nothing without its record's type

    @id:AB-110
    Scenario: A group's id finds no person
      Given the working copy A
      And A has saved the new person "Ada"
      And A has saved the group "First" of "Ada"
      And A has saved the group "Second" of "Ada"
      And the client has kept the id of the group "Second" in A
      When A looks up the group with the id that was kept for "Second"
      Then the answer is "Second"
      When A looks up the id that was kept for "Second"
      Then there is no answer

    @id:AB-111
    Scenario: A person's id finds no group
      Given the working copy A
      And A has saved the new people "Ada, Bob"
      And A has saved the group "First" of "Ada"
      And the client has kept the id of "Bob" in A
      When A looks up the group with the id that was kept for "Bob"
      Then there is no answer

  @R-AB-19 @R-AB-20 @R-AB-70
  Rule: The numbers that programs store and compare are the platform's

    @id:AB-112
    Scenario: Record types, property types and invalid numbers
      Then the codes are
        | record type person   | 0   |
        | record type group    | 1   |
        | record type source   | 2   |
        | invalid record id    | -1  |
        | invalid identifier   | -1  |
        | type invalid         | 0   |
        | type string          | 1   |
        | type integer         | 2   |
        | type real            | 3   |
        | type dateTime        | 4   |
        | type dictionary      | 5   |
        | type multiString     | 257 |
        | type multiDictionary | 261 |

    @id:AB-113 @R-AB-51 @R-AB-52 @R-AB-60 @R-AB-73
    Scenario: Names, accounts, access and errors
      Then the codes are
        | kind person               | 0        |
        | kind organization         | 1        |
        | first name first          | 0        |
        | last name first           | 1        |
        | sorted by first name      | 0        |
        | sorted by last name       | 1        |
        | source local              | 0        |
        | source Exchange           | 1        |
        | source MobileMe           | 2        |
        | source LDAP               | 3        |
        | source CardDAV            | 4        |
        | source LDAP searchable    | 16777219 |
        | access notDetermined      | 0        |
        | access restricted         | 1        |
        | access denied             | 2        |
        | access authorized         | 3        |
        | error notPermittedByStore | 0        |
        | error notPermittedByUser  | 1        |

  @R-AB-16
  Rule: After a sync a person is found again by the id and the name that were kept, or not at all
    A sync may give a person a new id, and the old id to somebody else. The advice is to keep the name
    too. Where the two do not settle who is meant the look-up says so; it never answers the wrong one.

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | last name |
        | Ada        | Lovelace  |
        | Bob        | Bell      |
      And the client has kept the id of "Ada Lovelace" in A
      And the client has kept the id of "Bob Bell" in A

    @id:AB-114
    Scenario: Id and name agree
      When A identifies the id that was kept for "Ada Lovelace" with the name "Ada Lovelace"
      Then the answer is the id of "Ada Lovelace" in A

    @id:AB-115
    Scenario: The id belongs to another person, and one person has the name
      When A identifies the id that was kept for "Bob Bell" with the name "Ada Lovelace"
      Then the answer is the id of "Ada Lovelace" in A

    @id:AB-116
    Scenario: Of two that bear the name the id tells
      Given a new person "Other" with
        | first name | Ada      |
        | last name  | Lovelace |
      And A adds "Other"
      And A saves
      When A identifies the id that was kept for "Ada Lovelace" with the name "Ada Lovelace"
      Then the answer is the id of "Ada Lovelace" in A

    @id:AB-117 @B-16
    Scenario: The id belongs to another person, and two people have the name
      Given a new person "Other" with
        | first name | Ada      |
        | last name  | Lovelace |
      And A adds "Other"
      And A saves
      When A identifies the id that was kept for "Bob Bell" with the name "Ada Lovelace"
      Then the answer is "ambiguous"

    @id:AB-118
    Scenario: Nobody bears the name any more
      Given A sets the last name of "Ada Lovelace" to "King"
      And A saves
      When A identifies the id that was kept for "Ada Lovelace" with the name "Ada Lovelace"
      Then there is no answer

    @id:AB-119
    Scenario: Case and accents do not matter
      When A identifies the id that was kept for "Ada Lovelace" with the name "ÁDA lovelace"
      Then the answer is the id of "Ada Lovelace" in A

  Rule: An identity that an account gave first and replaced later still leads to the person

    @id:AB-120 @B-18
    Scenario: An importer runs again after its provisional identity was replaced
      Given the working copy A
      And a new person "Ada" that another account knows as "42:ABPerson"
      And A adds "Ada"
      And A saves
      When an account settles the identity "42:ABPerson" as "ada-settled"
      And A reverts
      And A looks up the identity "42:ABPerson"
      Then the answer is "Ada"
      When A looks up the identity "ada-settled"
      Then the answer is "Ada"
      When A sets the note of "Ada" to "second import"
      And A saves
      Then A lists the people "Ada"

    @id:AB-121 @B-18
    Scenario: The old identity is still known after the app was launched again
      Given the working copy A
      And a new person "Ada" that another account knows as "42:ABPerson"
      And A adds "Ada"
      And A saves
      And an account settles the identity "42:ABPerson" as "ada-settled"
      When the app is killed and started again
      And the working copy A
      And A looks up the identity "42:ABPerson"
      Then the answer is "Ada"

    @id:AB-122
    Scenario: An identity that nobody bears leads nowhere
      Given the working copy A
      When A looks up the identity "nobody"
      Then there is no answer
