Feature: Cancel choosing a best friend

  Background:
    Given these people are in the address book
      | first | last | email            | zip   | photo |
      | Kate  | Bell | kate@example.com | 94010 | yes   |
    And the best friend screen is open

  @R-PK-6
  Rule: Cancelling tells the delegate once; the delegate dismisses the picker

    @id:BF-010 @article-3 @R-PK-6
    Scenario: Nobody was shown before
      Given the user asks for a new best friend
      When the user cancels the picker
      Then these events happened in order
        | picker did cancel     |
        | picker dismissed      |
        | picker will disappear |
        | picker did disappear  |
      And no friend is shown

    @id:BF-011 @article-3 @R-PK-6
    Scenario: The friend shown before stays
      Given the user asks for a new best friend
      And the user chooses "Kate Bell" in the picker
      And the user asks for a new best friend
      When the user cancels the picker
      Then the friend is shown as
        | name  | Kate             |
        | email | kate@example.com |
        | zip   | 94010            |
        | photo | yes              |
      And "best friend changed" did not happen
