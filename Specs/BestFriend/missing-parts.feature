Feature: A friend with missing parts
  A card may lack any part. What is missing is shown as missing, never as somebody else's.

  Background:
    Given the best friend screen is open

  Rule: Each part is independent of the others

    Scenario Outline: <what>
      Given this person is in the address book
        | first        | <first>        |
        | last         | <last>         |
        | organization | <organization> |
        | kind         | <kind>         |
        | email        | <email>        |
        | zip          | <zip>          |
        | photo        | <photo>        |
      And the user asks for a new best friend
      When the user chooses "<chosen>" in the picker
      Then the friend is shown as
        | name  | <shown>      |
        | email | <email>      |
        | zip   | <zip>        |
        | photo | <photoShown> |

      @id:BF-020 @article-4 @R-AB-23 @B-09
      Examples:
        | what      | first | last | organization | kind | email | zip   | photo | chosen    | shown | photoShown |
        | No e-mail | Kate  | Bell |              |      |       | 94010 | yes   | Kate Bell | Kate  | yes        |

      @id:BF-021 @article-4 @R-AB-23 @departure-article-4-zip
      Examples:
        | what       | first | last | organization | kind | email            | zip | photo | chosen    | shown | photoShown |
        | No address | Kate  | Bell |              |      | kate@example.com |     | yes   | Kate Bell | Kate  | yes        |

      @id:BF-022 @article-4 @R-AB-65
      Examples:
        | what     | first | last | organization | kind | email            | zip   | photo | chosen    | shown | photoShown |
        | No photo | Kate  | Bell |              |      | kate@example.com | 94010 | no    | Kate Bell | Kate  | no         |

      @id:BF-023 @article-4 @R-AB-64 @departure-article-4-photo
      Examples:
        | what                 | first | last | organization | kind | email            | zip   | photo  | chosen    | shown | photoShown |
        | A photo that is none | Kate  | Bell |              |      | kate@example.com | 94010 | broken | Kate Bell | Kate  | no         |

      @id:BF-024 @article-4 @departure-article-4-name
      Examples:
        | what          | first | last | organization | kind | email | zip | photo | chosen | shown | photoShown |
        | No first name |       | Bell |              |      |       |     | no    | Bell   | Bell  | no         |

      @id:BF-025 @article-4 @departure-article-4-name
      Examples:
        | what      | first | last | organization   | kind         | email | zip | photo | chosen         | shown          | photoShown |
        | A company |       |      | Hotel Especial | organization |       |     | no    | Hotel Especial | Hotel Especial | no         |
