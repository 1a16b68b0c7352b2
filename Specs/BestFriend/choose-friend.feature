Feature: Choose a best friend
  The app shows one friend: first name, photo, e-mail and ZIP. A button opens the people picker.

  Background:
    Given these people are in the address book
      | first | last      | email            | zip   | photo |
      | Kate  | Bell      | kate@example.com | 94010 | yes   |
      | John  | Appleseed | john@example.com | 30303 | no    |
    And the best friend screen is open

  Rule: The button opens the picker

    @id:BF-001 @article-2
    Scenario: Choosing opens the picker
      When the user asks for a new best friend
      Then the screen "picker" is shown over "best friend"
      And the picker lists "John Appleseed, Kate Bell"

    @id:BF-002
    Scenario: Nobody is shown at first
      Then no friend is shown

  Rule: The friend is shown, and the picker is dismissed once

    @id:BF-003 @article-4 @R-PK-3
    Scenario: A friend with everything
      Given the user asks for a new best friend
      When the user chooses "Kate Bell" in the picker
      Then the friend is shown as
        | name  | Kate             |
        | email | kate@example.com |
        | zip   | 94010            |
        | photo | yes              |

    @id:BF-004 @article-3 @article-4 @R-PK-3 @R-PK-7 @departure-article-4-dismiss
    Scenario: The delegate answers no and dismisses, instead of presenting again
      Given the user asks for a new best friend
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event                    | name      | answer |
        | picker did select person | Kate Bell | no     |
        | picker dismissed         |           |        |
        | picker will disappear    |           |        |
        | picker did disappear     |           |        |
      And the screen "best friend" is shown

    @id:BF-005 @article-4
    Scenario: The friend appears all at once
      Given the user asks for a new best friend
      When the user chooses "Kate Bell" in the picker
      Then these events happened in order
        | event               | name |
        | best friend changed | Kate |

    @id:BF-006
    Scenario: Choosing does not touch the address book
      Given the user asks for a new best friend
      When the user chooses "Kate Bell" in the picker
      Then nothing was saved
      And the address book holds "John Appleseed, Kate Bell"
