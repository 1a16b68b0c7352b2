Feature: f
  Scenario: s
    Given a
    # of the step

      | a |
    # of the table
      | b |
