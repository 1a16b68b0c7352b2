Feature: Working copies of the address book
  A client program opens an address book and works on a copy of its own: what it reads stays as it was
  when the copy was opened or last reverted, and what it changes is not seen by others until it
  saves. "A" and "B" are working copies; a person is called by a name that the client holds it under.

  @R-AB-1
  Rule: Any number of working copies may be open, all over one database

    @id:AB-001
    Scenario: Three working copies show the same people
      Given the working copy A
      And A has saved the new people
        | first name | last name |
        | Ada        | Lovelace  |
      When the working copies B and C
      Then A lists the people "Ada Lovelace"
      And B lists the people "Ada Lovelace"
      And C lists the people "Ada Lovelace"

    @id:AB-002
    Scenario: A working copy of another process shows them too
      Given the working copy A
      And A has saved the new people
        | first name | last name |
        | Ada        | Lovelace  |
      When the working copy B in another process
      Then B lists the people "Ada Lovelace"

    @id:AB-003
    Scenario: Working copies have names of their own
      Given the working copy A
      When the client tries to open the working copy A
      Then it is refused because that name is taken

  @R-AB-2
  Rule: What a working copy changes is seen by nobody else until it saves

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | last name | note |
        | Ada        | Lovelace  | old  |
      And the working copy B

    @id:AB-004
    Scenario: An edit is the editor's own
      When A sets the note of "Ada Lovelace" to "new"
      Then A reads the note of "Ada Lovelace" as "new"
      And B reads the note of "Ada Lovelace" as "old"
      When B reverts
      Then B reads the note of "Ada Lovelace" as "old"
      When the working copy C
      Then C reads the note of "Ada Lovelace" as "old"

    @id:AB-005
    Scenario: Saved, it is there for everybody who reads anew
      When A sets the note of "Ada Lovelace" to "new"
      And A saves
      And B reverts
      Then B reads the note of "Ada Lovelace" as "new"

    @id:AB-006
    Scenario: An addition and a removal are the editor's own
      Given a new person "Grace"
      When A adds "Grace"
      And A removes "Ada Lovelace"
      And B reverts
      Then B lists the people "Ada Lovelace"
      When A saves
      And B reverts
      Then B lists the people "Grace"

    @id:AB-007
    Scenario: Another process sees what was saved, and nothing else
      Given the working copy P in another process
      When A sets the note of "Ada Lovelace" to "new"
      And P reverts
      Then P reads the note of "Ada Lovelace" as "old"
      When A saves
      And P reverts
      Then P reads the note of "Ada Lovelace" as "new"

  @R-AB-4
  Rule: A working copy has unsaved changes from an edit to the next successful save or revert
    Early versions of the platform answered "no" always. That was a bug, and no port has to keep it.

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | note |
        | Ada        | old  |
        | Bob        |      |
      And A has saved the group "Team" of "Ada"

    @id:AB-008
    Scenario: One that was only read has none
      When A has read "Ada"
      Then A has no unsaved changes

    @id:AB-009
    Scenario: A save ends them
      When A sets the note of "Ada" to "new"
      Then A has some unsaved changes
      When A saves
      Then A has no unsaved changes

    @id:AB-010
    Scenario: A revert ends them
      When A sets the note of "Ada" to "new"
      And A reverts
      Then A has no unsaved changes

    @id:AB-011
    Scenario: A failed save does not end them
      Given saving the address book fails
      When A sets the note of "Ada" to "new"
      And A tries to save
      Then A has some unsaved changes

    @id:AB-012
    Scenario: Removing a value is a change
      When A removes the note of "Ada"
      Then A has some unsaved changes

    @id:AB-013
    Scenario: Adding a person is a change
      Given a new person "Grace"
      Then A has no unsaved changes
      When A adds "Grace"
      Then A has some unsaved changes

    @id:AB-014
    Scenario: Removing a person is a change
      When A removes "Bob"
      Then A has some unsaved changes

    @id:AB-015
    Scenario: A picture is a change
      When A gives "Ada" a picture
      Then A has some unsaved changes

    @id:AB-016
    Scenario: A group's name is a change
      When A renames the group "Team" to "Crew"
      Then A has some unsaved changes

    @id:AB-017
    Scenario: Joining a group is a change
      When A takes "Bob" into the group "Team"
      Then A has some unsaved changes

    @id:AB-018
    Scenario: Leaving a group is a change
      When A lets "Ada" out of the group "Team"
      Then A has some unsaved changes

    @id:AB-019
    Scenario: An edit that a rule refuses is none
      When A tries to set the note of "Ada" to the integer "1"
      Then it is refused because the type is wrong
      And A has no unsaved changes

    @id:AB-020
    Scenario: Adding a person and removing it again leaves nothing to save
      Given a new person "Grace"
      When A adds "Grace"
      And A removes "Grace"
      Then A has no unsaved changes

  @R-AB-5
  Rule: A save stores everything that was changed, or fails and tells why; with nothing to save it succeeds

    @id:AB-021
    Scenario: Nothing to save
      Given the working copy A
      When A saves
      Then A has no unsaved changes
      And nothing was saved

    @id:AB-022 @R-CN-9
    Scenario: One save is one batch
      Given the working copy A
      And A has saved the new people "Ada, Bob"
      And a new person "Grace"
      When A adds "Grace"
      And A sets the note of "Ada" to "new"
      And A removes "Bob"
      And A saves
      Then these events happened in order
        | event              | added | removed | updated |
        | address book saved | 1     | 1       | 1       |

    @id:AB-023 @R-AB-73
    Scenario: A failed save changes neither the database nor the working copy
      Given the working copies A and B
      And a new person "Grace"
      And saving the address book fails
      When A adds "Grace"
      And A tries to save
      Then it is refused because the address book cannot be stored
      And A has some unsaved changes
      When saving the address book works again
      And B reverts
      Then B lists nobody

    @id:AB-024
    Scenario: It may be tried again, and stores once
      Given the working copies A and B
      And a new person "Grace"
      And saving the address book fails
      When A adds "Grace"
      And A tries to save
      And saving the address book works again
      And A saves
      And B reverts
      Then B lists the people "Grace"
      And A has no unsaved changes
      And in A "Grace" has a positive id

    @id:AB-025
    Scenario: What was saved outlives the app
      Given the working copy A
      And A has saved the new people
        | first name | last name | birthday   | phone    |
        | Ada        | Lovelace  | 1815-12-10 | 555-0100 |
      When the app is killed and started again
      And the working copy A
      Then A reads "Ada Lovelace" as
        | first name | Ada        |
        | birthday   | 1815-12-10 |
      And A reads the phone entries of "Ada Lovelace" as "555-0100"

    @id:AB-026
    Scenario: What was not saved does not
      Given the working copy A
      And a new person "Grace"
      When A adds "Grace"
      And the app is killed and started again
      And the working copy A
      Then A lists nobody

  @R-AB-6 @R-AB-68
  Rule: Until it reverts a working copy shows what it has read; a revert reads everything anew and drops its edits

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | note |
        | Ada        | old  |
      And the working copy B
      And B has read "Ada"

    @id:AB-027
    Scenario: Nothing refreshes by itself
      When A sets the note of "Ada" to "new"
      And A saves
      Then B reads the note of "Ada" as "old"
      When the run loop of B turns
      Then B reads the note of "Ada" as "old"

    @id:AB-028
    Scenario: A revert shows what others saved, on a record that was read before
      When A sets the note of "Ada" to "new"
      And A saves
      And B reverts
      Then B reads the note of "Ada" as "new"

    @id:AB-029
    Scenario: A revert drops edits
      When B sets the nickname of "Ada" to "Countess"
      And B reverts
      Then B reads "Ada" as
        | nickname |     |
        | note     | old |
      And B has no unsaved changes

    @id:AB-030
    Scenario: A save of its own does not show what others saved
      When A sets the note of "Ada" to "new"
      And A saves
      And a new person "Grace"
      And B adds "Grace"
      And B saves
      Then B reads the note of "Ada" as "old"
      And B lists the people "Ada, Grace"

    @id:AB-031
    Scenario: What others add and remove is unseen until a revert
      Given a new person "Grace"
      When A adds "Grace"
      And A removes "Ada"
      And A saves
      Then B lists the people "Ada"
      When B reverts
      Then B lists the people "Grace"

  @R-AB-7
  Rule: A revert undoes every kind of pending change

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | note |
        | Ada        | old  |
        | Bob        |      |
      And A has saved the group "Team" of "Ada"

    @id:AB-032
    Scenario: An addition
      Given a new person "Grace"
      When A adds "Grace"
      And A reverts
      And A saves
      Then A lists the people "Ada, Bob"

    @id:AB-033
    Scenario: What was added is a new person again and may be added again
      Given a new person "Grace"
      When A adds "Grace"
      And A reverts
      And A adds "Grace"
      And A saves
      Then A lists the people "Ada, Bob, Grace"

    @id:AB-034
    Scenario: A removal
      When A removes "Ada"
      And A reverts
      Then A lists the people "Ada, Bob"
      And in A the group "Team" holds "Ada"

    @id:AB-035
    Scenario: An edit, a removed value and a picture
      When A sets the nickname of "Ada" to "Countess"
      And A removes the note of "Ada"
      And A gives "Ada" a picture
      And A reverts
      Then A reads "Ada" as
        | nickname |     |
        | note     | old |
      And A reads "Ada" without a picture

    @id:AB-036
    Scenario: Membership
      When A takes "Bob" into the group "Team"
      And A lets "Ada" out of the group "Team"
      And A reverts
      Then in A the group "Team" holds "Ada"

    @id:AB-037
    Scenario: A group's addition, name and removal
      Given a new group "Extras"
      When A adds the group "Extras"
      And A renames the group "Team" to "Crew"
      And A reverts
      Then A lists the groups "Team"
      When A removes the group "Team"
      And A reverts
      Then A lists the groups "Team"

  @R-AB-8
  Rule: After a revert a record that was deleted elsewhere has no value and is not found

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | note | phone    |
        | Ada        | old  | 555-0100 |
      And the working copy B
      And B has read "Ada"
      And the client has kept the id of "Ada" in B

    @id:AB-038
    Scenario: No values
      When A removes "Ada"
      And A saves
      And B reverts
      Then B reads no value of "Ada"
      And B lists nobody

    @id:AB-039
    Scenario: No find by id
      When A removes "Ada"
      And A saves
      And B reverts
      And B looks up the id that was kept for "Ada"
      Then there is no answer

    @id:AB-040
    Scenario: Before the revert it is still there
      When A removes "Ada"
      And A saves
      Then B reads the note of "Ada" as "old"
      When B looks up the id that was kept for "Ada"
      Then the answer is "Ada"

    @id:AB-041
    Scenario: It cannot be edited any more
      When A removes "Ada"
      And A saves
      And B reverts
      And B tries to set the note of "Ada" to "new"
      Then it is refused because it is not in the address book
      And B has no unsaved changes

  @R-AB-9
  Rule: Saves of the same record are merged value by value; on the same value the later save wins, and is told
    The guides advise to revert first and otherwise to let the database merge, and say that such a save
    may fail. Here a merge never fails: no user can be asked to sort it out. What gives way is told to
    the client, so nothing is lost in silence.

    Background:
      Given the working copy A
      And A has saved the new people
        | first name | note | nickname |
        | Ada        | old  | Ada      |
      And the working copy B
      And B has read "Ada"

    @id:AB-042
    Scenario: Different values of one person are both kept
      When A sets the note of "Ada" to "from A"
      And B sets the nickname of "Ada" to "from B"
      And A saves
      And B saves
      Then the save of B met no conflict
      When the working copy C
      Then C reads "Ada" as
        | note     | from A |
        | nickname | from B |

    @id:AB-043 @R-CN-9
    Scenario: On one value the later save wins
      When A sets the note of "Ada" to "from A"
      And B sets the note of "Ada" to "from B"
      And A saves
      And B saves
      Then the save of B met the conflicts
        | conflict  | about | theirs |
        | overwrote | note  | from A |
      When A reverts
      Then A reads the note of "Ada" as "from B"

    @id:AB-044
    Scenario: The same value from both is no conflict
      When A sets the note of "Ada" to "same"
      And B sets the note of "Ada" to "same"
      And A saves
      And B saves
      Then the save of B met no conflict

    @id:AB-045
    Scenario: An edit of a person that was deleted meanwhile is not stored
      When B sets the note of "Ada" to "from B"
      And A removes "Ada"
      And A saves
      And B saves
      Then the save of B met the conflicts
        | conflict          | about |
        | deleted elsewhere | Ada   |
      And B lists nobody
      And B has no unsaved changes
      When A reverts
      Then A lists nobody

    @id:AB-046
    Scenario: Removing a person that was changed meanwhile removes it
      When A sets the note of "Ada" to "from A"
      And A saves
      And B removes "Ada"
      And B saves
      Then the save of B met the conflicts
        | conflict        | about |
        | removed changed | Ada   |
      When A reverts
      Then A lists nobody

    @id:AB-047
    Scenario: Removing a person that is gone already is no conflict
      When A removes "Ada"
      And B removes "Ada"
      And A saves
      And B saves
      Then the save of B met no conflict

    @id:AB-048
    Scenario: Another process is merged with in the same way
      Given the working copy P in another process
      And P has read "Ada"
      When A sets the note of "Ada" to "from A"
      And P sets the nickname of "Ada" to "from P"
      And A saves
      And P saves
      And A reverts
      Then A reads "Ada" as
        | note     | from A |
        | nickname | from P |

    @id:AB-049
    Scenario: Two processes that add get two people with two ids
      Given the working copy P in another process
      And a new person "Grace"
      When A adds "Grace"
      And A saves
      And a new person "Heidi"
      And P adds "Heidi"
      And P saves
      And the client has kept the id of "Grace" in A
      Then in P "Heidi" has another id than was kept for "Grace"
      When A reverts
      Then A lists the people "Ada, Grace, Heidi"

    @id:AB-050
    Scenario: Members that two working copies add are all kept
      Given A has saved the new people "Bob, Cid"
      And A has saved the group "Team" of "Ada"
      And B reverts
      When A takes "Bob" into the group "Team"
      And B takes "Cid" into the group "Team"
      And A saves
      And B saves
      And A reverts
      Then in A the group "Team" holds "Ada, Bob, Cid"

    @id:AB-051
    Scenario: A group that was deleted meanwhile stays deleted
      Given A has saved the group "Team" of "Ada"
      And B reverts
      When B renames the group "Team" to "Crew"
      And A removes the group "Team"
      And A saves
      And B saves
      Then the save of B met the conflicts
        | conflict                |
        | group deleted elsewhere |
      And B lists no groups

    @id:AB-052
    Scenario: A group renamed by both takes the later name
      Given A has saved the group "Team" of "Ada"
      And B reverts
      When A renames the group "Team" to "Crew"
      And B renames the group "Team" to "Band"
      And A saves
      And B saves
      Then the save of B met the conflicts
        | conflict  | about      | theirs |
        | overwrote | group name | Crew   |
      When A reverts
      Then A lists the groups "Band"
