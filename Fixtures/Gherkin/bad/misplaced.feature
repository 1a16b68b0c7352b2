Feature: sections out of order
  Scenario: one
    Given a
  Background:
    Given b
  @tagged
  Background:
