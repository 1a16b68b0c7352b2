@one two
Feature: tags
  Scenario: one
    Given a

  @three @fo ur #five
  Scenario: two

  @six
  # and then the end
