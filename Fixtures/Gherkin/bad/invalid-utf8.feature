Feature: bytes

  Scenario: one Ã© and half Ã
    Given a
