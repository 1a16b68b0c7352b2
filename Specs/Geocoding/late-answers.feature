Feature: Answers that come late
  An answer belongs to the address that was asked for. Meanwhile the user may have changed the
  address, undone the change, or deleted the hotel.

  Background:
    Given the hotel list is open
    And the geocoder keeps its answers back

  @R-GE-3
  Rule: An answer may come at any time, and several questions may be open
    The platform's geocoder takes one question at a time; a trip asks for each hotel by itself, so the
    contract allows several, answered in any order.

    @id:GE-022
    Scenario: The second question is answered first
      Given the form for a new hotel is open
      And the user saves the form
      And the form for a new hotel with the fields
        | name   | The Parent's Inn |
        | street | 12 Broadway      |
        | city   | Needles          |
        | state  | CA               |
        | zip    | 92363            |
      And the user saves the form
      When the answer for "Needles" comes
      Then the map shows
        | title            | latitude | longitude |
        | The Parent's Inn | 34.85    | -114.61   |
      When the answer for "San Francisco" comes
      Then the map shows
        | title            | latitude | longitude |
        | Hotel California | 37.78    | -122.42   |
        | The Parent's Inn | 34.85    | -114.61   |

    @id:GE-023
    Scenario: Nothing is answered that was not asked
      When the geocoder tries to answer for "Needles"
      Then it is refused because it is not listed
      And the map shows no pin

    @id:GE-024
    Scenario: A question is answered once
      Given the form for a new hotel is open
      And the user saves the form
      And the answer for "San Francisco" comes
      When the geocoder tries to answer for "San Francisco"
      Then it is refused because it is not listed

    @id:GE-025
    Scenario: A late failure can be read
      Given the geocoder fails with "network"
      And the form for a new hotel is open
      And the user saves the form
      When the answer for "San Francisco" comes
      Then the places that were not found are
        | name             | reason  |
        | Hotel California | network |

  @R-GE-8
  Rule: An answer to an address that is not the hotel's any more is dropped
    The question is withdrawn. A geocoder that does not hear so answers all the same, and its answer is
    dropped too.

    @id:GE-027
    Scenario: The address changed meanwhile
      Given the geocoder does not hear that it is cancelled
      And the form for a new hotel is open
      And the user saves the form
      And the user opens "Hotel California" to edit it
      And the user enters these fields
        | street | 12 Broadway |
        | city   | Needles     |
        | state  | CA          |
        | zip    | 92363       |
      And the user saves the form
      When the answer for "San Francisco" comes
      Then the map shows no pin
      When the answer for "Needles" comes
      Then the map shows
        | title            | latitude | longitude |
        | Hotel California | 34.85    | -114.61   |

    @id:GE-028
    Scenario: The old answer comes after the new one
      Given the geocoder does not hear that it is cancelled
      And the form for a new hotel is open
      And the user saves the form
      And the user opens "Hotel California" to edit it
      And the user enters these fields
        | street | 12 Broadway |
        | city   | Needles     |
        | state  | CA          |
        | zip    | 92363       |
      And the user saves the form
      When the answer for "Needles" comes
      And the answer for "San Francisco" comes
      Then the map shows
        | title            | latitude | longitude |
        | Hotel California | 34.85    | -114.61   |

    @id:GE-029
    Scenario: The hotel was deleted meanwhile
      Given the geocoder does not hear that it is cancelled
      And the form for a new hotel is open
      And the user saves the form
      And the user deletes "Hotel California"
      When the answer for "San Francisco" comes
      Then the map shows no pin
      And the hotel list is empty

    @id:GE-030
    Scenario: The edit was undone meanwhile
      Given the geocoder does not hear that it is cancelled
      And the form for a new hotel with the fields
        | name  | The Parent's Inn |
        | city  | Needles          |
        | state | CA               |
        | zip   | 92363            |
      And the user saves the form
      And the user shakes the phone and chooses "Undo Edit Hotel"
      When the answer for "Needles" comes
      Then the map shows no pin

    @id:GE-031
    Scenario: A question is withdrawn when its hotel is deleted
      Given the form for a new hotel is open
      And the user saves the form
      When the user deletes "Hotel California"
      Then these events happened in order
        | geocoder cancelled |

    @id:GE-032
    Scenario: A new name does not withdraw the question
      Given the form for a new hotel is open
      And the user saves the form
      And the user opens "Hotel California" to edit it
      And the user enters "The Parent's Inn" as the name
      And the user saves the form
      When the answer for "San Francisco" comes
      Then the map shows "The Parent's Inn"
