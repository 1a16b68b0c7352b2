Feature: lines
  Scenario: lines
    Given a
  junk
