Feature: a
  Scenario: b
    Given c
      """
      Scenario: d
