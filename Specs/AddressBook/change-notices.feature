Feature: News of changes
  A client may listen for changes. It is told that something changed, but not what, and only when the run
  loop in which it listens turns.

  Background:
    Given the working copy A
    And A has saved the new people
      | first name | note |
      | Ada        | old  |
    And the working copy B
    And B has read "Ada"

  @R-AB-66
  Rule: News comes with a turn of the listener's own run loop, and says nothing but that something changed
    That the turn is one of the thread that registered can only be seen inside a program.

    @id:AB-360
    Scenario: Not before the turn
      Given B listens to changes as "list"
      When A sets the note of "Ada" to "new"
      And A saves
      Then no change was heard of
      When the run loop of B turns
      Then B heard of 1 change as "list"

    @id:AB-361
    Scenario: A change by another process
      Given the working copy P in another process
      And B listens to changes as "list"
      When P sets the note of "Ada" to "new"
      And P saves
      And the run loop of B turns
      Then B heard of 1 change as "list"

    @id:AB-362
    Scenario: What was not saved is no news
      Given B listens to changes as "list"
      When A sets the note of "Ada" to "new"
      And the run loop of B turns
      Then no change was heard of

    @id:AB-363
    Scenario: Each change is told once
      Given B listens to changes as "list"
      When A sets the note of "Ada" to "new"
      And A saves
      And the run loop of B turns
      And the run loop of B turns
      Then B heard of 1 change as "list"

    @id:AB-364
    Scenario: What changed before somebody listened is no news
      When A sets the note of "Ada" to "new"
      And A saves
      And B listens to changes as "list"
      And the run loop of B turns
      Then no change was heard of

  @R-AB-67
  Rule: A registration is taken back by naming it, and no other goes with it

    @id:AB-365
    Scenario: One of two
      Given B listens to changes as "list"
      And B listens to changes as "badge"
      When B stops listening as "list"
      And A sets the note of "Ada" to "new"
      And A saves
      And the run loop of B turns
      Then B heard of 1 change as "badge"

    @id:AB-366
    Scenario: One that is not there
      Given B listens to changes as "list"
      When B tries to stop listening as "badge"
      Then it is refused because nobody listens under that name
      When A sets the note of "Ada" to "new"
      And A saves
      And the run loop of B turns
      Then B heard of 1 change as "list"

  @R-AB-68
  Rule: News refreshes nothing; the listener reverts when it is ready to

    @id:AB-367 @B-12
    Scenario: Told, still old, and new after a revert
      Given B listens to changes as "list"
      When A sets the note of "Ada" to "new"
      And A saves
      And the run loop of B turns
      Then B heard of 1 change as "list"
      And B reads the note of "Ada" as "old"
      When B reverts
      Then B reads the note of "Ada" as "new"

  @R-AB-69 @R-CN-17
  Rule: Whether a working copy hears of its own saves, and how often of one change, is the platform's choice
    Documented is: of others' changes only. Observed is: also after one's own save, and two to four times
    for one change. A client must work with each, so ports may do either and claim which.

    @id:AB-368
    Scenario: Silent on its own saves
      Given the working copy C that is silent on its own saves
      And C listens to changes as "list"
      When C sets the note of "Ada" to "mine"
      And C saves
      And the run loop of C turns
      Then no change was heard of

    @id:AB-369
    Scenario: Told of its own saves
      Given the working copy C that hears of its own saves
      And C listens to changes as "list"
      When C sets the note of "Ada" to "mine"
      And C saves
      And the run loop of C turns
      Then C heard of 1 change as "list"

    @id:AB-370 @B-13
    Scenario: A listener that writes only where there is something to write ends the sequence
      Given the working copy C that hears of its own saves
      And C trims notes when told by changes as "trimmer"
      When A sets the note of "Ada" to "blanks at the end   "
      And A saves
      And the run loop of C turns
      And the run loop of C turns
      And the run loop of C turns
      Then these events happened in order
        | event        | listener | wrote |
        | book changed | trimmer  | yes   |
        | book changed | trimmer  | no    |
      And C reads the note of "Ada" as "blanks at the end"

    @id:AB-371 @B-14
    Scenario: After the first of several notices and after the last everything reads the same
      Given the working copy C that hears everything 3 times
      And C reverts when told by changes as "list"
      When A sets the note of "Ada" to "new"
      And A saves
      And the run loop of C turns
      Then C heard of 3 changes as "list"
      And C reads the note of "Ada" as "new"
      And C has no unsaved changes

    @id:AB-372
    Scenario: A listener keeps the user's unsaved edits
      Given B reverts when told by changes as "list"
      When B sets the nickname of "Ada" to "mine"
      And A sets the note of "Ada" to "new"
      And A saves
      And the run loop of B turns
      Then B reads "Ada" as
        | nickname | mine |
        | note     | old  |
      And B has some unsaved changes
