Feature: A second friend after a first
  The print leaves the first friend's e-mail and photo beside the second friend's name.

  Background:
    Given these people are in the address book
      | first | last      | email            | zip   | photo |
      | Kate  | Bell      | kate@example.com | 94010 | yes   |
      | John  | Appleseed |                  |       | no    |
      | Anna  | Haro      | anna@example.com |       | yes   |
    And the best friend screen is open
    And the user asks for a new best friend
    And the user chooses "Kate Bell" in the picker
    And the user asks for a new best friend

  Rule: Nothing of the previous friend stays

    @id:BF-030 @article-4 @departure-article-4-stale
    Scenario: The second friend has only a name
      When the user chooses "John Appleseed" in the picker
      Then the friend is shown as
        | name  | John |
        | email |      |
        | zip   |      |
        | photo | no   |

    @id:BF-031 @article-4 @departure-article-4-stale
    Scenario: The second friend has some parts
      When the user chooses "Anna Haro" in the picker
      Then the friend is shown as
        | name  | Anna             |
        | email | anna@example.com |
        | zip   |                  |
        | photo | yes              |

    @id:BF-032
    Scenario: The same friend again
      When the user chooses "Kate Bell" in the picker
      Then the friend is shown as
        | name  | Kate             |
        | email | kate@example.com |
        | zip   | 94010            |
        | photo | yes              |
