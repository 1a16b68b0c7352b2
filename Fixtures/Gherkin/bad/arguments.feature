Feature: a step has one table and one doc string
  Scenario: two tables
    Given a
      | b |
      """
      c
      """
      | d |
  Scenario: two doc strings
    Given a
      """
      b
      """
      | c |
      """
