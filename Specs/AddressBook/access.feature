Feature: Access to the address book
  The user decides whether a program sees the address book, and is asked once.

  @R-AB-70 @R-CN-15
  Rule: Access is not determined, restricted, denied or authorized

    @id:AB-380
    Scenario: Where nobody asks it is authorized
      Then the state of access is authorized

    @id:AB-381
    Scenario: Before the user was asked
      Given the user will allow access when asked
      Then the state of access is not determined

    @id:AB-382
    Scenario: Something above the user forbids it
      Given access to the contacts is restricted
      Then the state of access is restricted

    @id:AB-383
    Scenario: The user said no
      Given the user will refuse access when asked
      When the client asks for access
      Then the answer is "refused"
      And the state of access is denied

    @id:AB-384
    Scenario: The user said yes
      Given the user will allow access when asked
      When the client asks for access
      Then the answer is "granted"
      And the state of access is authorized

  @R-AB-71 @R-AB-73
  Rule: Without access there is no address book; before the decision there is an empty one that takes no edit

    Background:
      Given the working copy Z
      And Z has saved the new person "Ada"

    @id:AB-385
    Scenario: Denied
      Given the user denies access to the contacts
      When the client tries to open the working copy A
      Then it is refused because the user does not allow it

    @id:AB-386
    Scenario: Restricted
      Given access to the contacts is restricted
      When the client tries to open the working copy A
      Then it is refused because the user does not allow it

    @id:AB-387
    Scenario: Not determined: an empty address book
      Given the user will allow access when asked
      When the working copy A
      Then A lists nobody
      And A counts 0 people and 0 groups
      When A searches for "Ada"
      Then the answer is ""

    @id:AB-388
    Scenario: Not determined: no edit
      Given the user will allow access when asked
      And the working copy A
      And a new person "Bob"
      When A tries to add "Bob"
      Then it is refused because the user does not allow it
      And A has no unsaved changes

    @id:AB-389
    Scenario: Once the user has agreed the address book is full and takes edits
      Given the user will allow access when asked
      And the working copy A
      When the client asks for access
      Then A lists the people "Ada"
      When A sets the note of "Ada" to "hello"
      And A saves
      Then A reads the note of "Ada" as "hello"

    @id:AB-390
    Scenario: Once the user has refused it stays empty
      Given the user will refuse access when asked
      And the working copy A
      When the client asks for access
      Then A lists nobody
      When a new person "Bob"
      And A tries to add "Bob"
      Then it is refused because the user does not allow it

  @R-AB-72 @R-CN-16
  Rule: The user is asked once; later requests are answered from what was decided
    On which queue the answer comes can only be seen inside a program.

    @id:AB-391
    Scenario: Asked and agreed
      Given the user will allow access when asked
      When the client asks for access
      And the client asks for access
      Then the user was asked once
      And the answer is "granted"

    @id:AB-392
    Scenario: Asked and refused
      Given the user will refuse access when asked
      When the client asks for access
      And the client asks for access
      Then the user was asked once
      And the answer is "refused"

    @id:AB-393
    Scenario: Where it is restricted the user is not asked
      Given access to the contacts is restricted
      When the client asks for access
      Then the user was not asked
      And the answer is "refused"
