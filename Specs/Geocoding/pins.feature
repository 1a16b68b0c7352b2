Feature: Pins that follow their hotels

  Background:
    Given the hotel list is open

  @R-GE-9
  Rule: The map is rebuilt when the list is really left, not at Save

    @id:GE-043 @listing-1.6
    Scenario: Not at Save
      Given the form for a new hotel is open
      When the user saves the form
      Then "map refreshed" did not happen

    @id:GE-044 @listing-1.6
    Scenario: Not when the form covers the list
      When the user adds a hotel
      Then "map refreshed" did not happen

    @id:GE-045 @listing-1.6
    Scenario: On leaving
      Given the form for a new hotel is open
      And the user saves the form
      When the user leaves the hotel list
      Then these events happened in order
        | event         | pins |
        | map refreshed | 1    |

    @id:GE-046
    Scenario: And again when an answer comes after that
      Given the geocoder keeps its answers back
      And the form for a new hotel is open
      And the user saves the form
      When the user leaves the hotel list
      Then these events happened in order
        | event         | pins |
        | map refreshed | 0    |
      When the answer for "San Francisco" comes
      Then these events happened in order
        | event         | pins |
        | map refreshed | 1    |
