Feature: Pins that follow their hotels

  Background:
    Given the hotel list is open

  @R-GE-7
  Rule: A pin stands where its hotel is, bears its name, and follows both

    @id:GE-040
    Scenario: It bears the hotel's name
      Given the form for a new hotel is open
      When the traveller saves the form
      Then the map shows
        | title            | latitude | longitude |
        | Hotel California | 37.78    | -122.42   |

    @id:GE-041
    Scenario: It follows the address
      Given the form for a new hotel is open
      And the traveller saves the form
      When the traveller opens "Hotel California" to edit it
      And the traveller enters these fields
        | street | 12 Broadway |
        | city   | Needles     |
        | state  | CA          |
        | zip    | 92363       |
      And the traveller saves the form
      Then the map shows
        | title            | latitude | longitude |
        | Hotel California | 34.85    | -114.61   |

    @id:GE-042
    Scenario: It follows the name
      Given the form for a new hotel is open
      And the traveller saves the form
      When the traveller opens "Hotel California" to edit it
      And the traveller enters "The Parent's Inn" as the name
      And the traveller saves the form
      Then the map shows
        | title            |
        | The Parent's Inn |

  @R-GE-9
  Rule: The map is rebuilt when the list is really left, not at Save

    @id:GE-043 @listing-1.6
    Scenario: Not at Save
      Given the form for a new hotel is open
      When the traveller saves the form
      Then these events did not happen
        | map.refreshed |

    @id:GE-044 @listing-1.6
    Scenario: Not when the form covers the list
      When the traveller adds a hotel
      Then these events did not happen
        | map.refreshed |

    @id:GE-045 @listing-1.6
    Scenario: On leaving
      Given the form for a new hotel is open
      And the traveller saves the form
      When the traveller leaves the hotel list
      Then these events happened in order
        | map.refreshed | {"pins": 1} |

    @id:GE-046
    Scenario: And again when an answer comes after that
      Given the geocoder keeps its answers back
      And the form for a new hotel is open
      And the traveller saves the form
      When the traveller leaves the hotel list
      Then these events happened in order
        | map.refreshed | {"pins": 0} |
      When the answer for "San Francisco" comes
      Then these events happened in order
        | map.refreshed | {"pins": 1} |
