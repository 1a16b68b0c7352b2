  # language: xx-yy
Feature: the rest is read as English
  Scenario: one
    Given a
  junk
