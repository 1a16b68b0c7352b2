Feature: Pictures
  A person may have a picture. The address book keeps bytes and does not look at them.

  Background:
    Given the working copy A
    And A has saved the new person "Ada"

  @R-AB-65
  Rule: Without a picture there is none to read

    @id:AB-340
    Scenario: A person who never had one
      Then A reads "Ada" without a picture

  @R-AB-63
  Rule: A picture that is set, replaced or taken away shows on the record at once, and elsewhere after the save

    @id:AB-341
    Scenario: Set
      When A gives "Ada" a picture
      Then A reads "Ada" with a picture
      When the working copy P in another process
      Then P reads "Ada" without a picture
      When A saves
      And P reverts
      Then P reads "Ada" with a picture

    @id:AB-342
    Scenario: Replaced
      When A gives "Ada" a picture
      And A saves
      And A gives "Ada" bytes that are no picture
      Then A reads "Ada" with bytes that are no picture
      When A saves
      And the working copy P in another process
      Then P reads "Ada" with bytes that are no picture

    @id:AB-343
    Scenario: Taken away
      When A gives "Ada" a picture
      And A saves
      And A takes the picture of "Ada" away
      Then A reads "Ada" without a picture
      When A saves
      And the working copy P in another process
      Then P reads "Ada" without a picture

    @id:AB-344
    Scenario: A removed person takes none
      When A removes "Ada"
      And A tries to give "Ada" a picture
      Then it is refused because it is not in the address book

    @id:AB-345
    Scenario: The other values stay
      When A sets the note of "Ada" to "photogenic"
      And A gives "Ada" a picture
      And A saves
      And the working copy P in another process
      Then P reads the note of "Ada" as "photogenic"
      And P reads "Ada" with a picture

  @R-AB-64
  Rule: Bytes that are no picture are kept and count as having one

    @id:AB-346
    Scenario: There is something, and it is no picture
      When A gives "Ada" bytes that are no picture
      And A saves
      And the app is killed and started again
      And the working copy A
      Then A reads "Ada" with bytes that are no picture

  @R-AB-9
  Rule: Of two pictures the one saved later wins, and is told

    @id:AB-347
    Scenario: Two working copies give one
      Given the working copy B
      When A gives "Ada" a picture
      And B gives "Ada" bytes that are no picture
      And A saves
      And B saves
      Then the save of B met the conflicts
        | conflict  | about   |
        | overwrote | picture |
      And B reads "Ada" with bytes that are no picture

    @id:AB-348
    Scenario: The same picture from both is no conflict
      Given the working copy B
      When A gives "Ada" a picture
      And B gives "Ada" a picture
      And A saves
      And B saves
      Then the save of B met no conflict
      And B reads "Ada" with a picture
