Feature: tables
  Scenario: each table is reported once, in reading order
    Given a table
      | æ | b |
      | c |
      | d |
    junk
    And another
      | e |
      | f | g |
  Scenario Outline: <h>
    Given <h>
    Examples:
      | h |
      | 1 | 2 |
