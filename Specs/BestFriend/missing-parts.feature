Feature: A friend with missing parts
  A card may lack any part. A missing part is shown as missing, never as another friend's.

  Background:
    Given the best friend screen is open

  Rule: Each part is independent of the others

    @id:BF-020 @article-4 @R-AB-23 @B-09
    Scenario: No e-mail
      Given this person is in the address book
        | first | Kate  |
        | last  | Bell  |
        | zip   | 94010 |
        | photo | yes   |
      And the user asks for a new best friend
      When the user chooses "Kate Bell" in the picker
      Then the friend is shown as
        | name  | Kate  |
        | email |       |
        | zip   | 94010 |
        | photo | yes   |

    @id:BF-021 @article-4 @R-AB-23 @departure-article-4-zip
    Scenario: No address
      Given this person is in the address book
        | first | Kate             |
        | last  | Bell             |
        | email | kate@example.com |
        | photo | yes              |
      And the user asks for a new best friend
      When the user chooses "Kate Bell" in the picker
      Then the friend is shown as
        | name  | Kate             |
        | email | kate@example.com |
        | zip   |                  |
        | photo | yes              |

    @id:BF-022 @article-4 @R-AB-65
    Scenario: No photo
      Given this person is in the address book
        | first | Kate             |
        | last  | Bell             |
        | email | kate@example.com |
        | zip   | 94010            |
        | photo | no               |
      And the user asks for a new best friend
      When the user chooses "Kate Bell" in the picker
      Then the friend is shown as
        | name  | Kate             |
        | email | kate@example.com |
        | zip   | 94010            |
        | photo | no               |

    @id:BF-023 @article-4 @R-AB-64 @departure-article-4-photo
    Scenario: A photo that is none
      Given this person is in the address book
        | first | Kate             |
        | last  | Bell             |
        | email | kate@example.com |
        | zip   | 94010            |
        | photo | broken           |
      And the user asks for a new best friend
      When the user chooses "Kate Bell" in the picker
      Then the friend is shown as
        | name  | Kate             |
        | email | kate@example.com |
        | zip   | 94010            |
        | photo | no               |

    @id:BF-024 @article-4 @departure-article-4-name
    Scenario: No first name
      Given this person is in the address book
        | last  | Bell |
        | photo | no   |
      And the user asks for a new best friend
      When the user chooses "Bell" in the picker
      Then the friend is shown as
        | name  | Bell |
        | email |      |
        | zip   |      |
        | photo | no   |

    @id:BF-025 @article-4 @departure-article-4-name
    Scenario: A company
      Given this person is in the address book
        | organization | Hotel Especial |
        | kind         | organization   |
        | photo        | no             |
      And the user asks for a new best friend
      When the user chooses "Hotel Especial" in the picker
      Then the friend is shown as
        | name  | Hotel Especial |
        | email |                |
        | zip   |                |
        | photo | no             |
