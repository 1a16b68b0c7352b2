# language: en
@a @b
Feature: Everything
  A description.

  Background:
    Given a book

  @c
  Rule: One
    Scenario Outline: <n> people
      Given <n> people
        | name | note   |
        | <n>  | a \| b |
      When text is attached
        """json
        {"n": "<n>"}
        """
      * a star

      @d
      Examples: Few
        | n |
        | 1 |
        | 2 |
