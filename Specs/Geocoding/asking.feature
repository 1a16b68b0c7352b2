Feature: Asking where a hotel is
  A geocoder is given an address and answers with a coordinate, or with the reason why it has none.

  Background:
    Given the hotel list is open

  @R-GE-1
  Rule: A geocoder is asked one line: street, city, state and zip
    The chapter's own geocoder answers at once and cannot say that it failed. The contract here allows an
    answer at once, and more.

    @id:GE-001
    Scenario: All four parts
      Given the form for a new hotel with the fields
        | name   | The Parent's Inn |
        | street | 12 Broadway      |
        | city   | Needles          |
        | state  | CA               |
        | zip    | 92363            |
      When the traveller saves the form
      Then these events happened in order
        | geocoder.asked    | {"address": "12 Broadway Needles CA 92363"}                |
        | geocoder.answered | {"address": "12 Broadway Needles CA 92363", "found": true} |

    @id:GE-002
    Scenario: Parts that are blank leave no gap
      Given the form for a new hotel with the fields
        | name   | The Parent's Inn |
        | street |                  |
        | city   | Needles          |
        | state  |                  |
        | zip    | 92363            |
      When the traveller saves the form
      Then these events happened in order
        | geocoder.asked    | {"address": "Needles 92363"} |
        | geocoder.answered |                              |

    @id:GE-003
    Scenario: An address that is known already is not asked for again
      Given the form for a new hotel is open
      And the traveller saves the form
      When the traveller opens "Hotel California" to edit it
      And the traveller enters "The Parent's Inn" as the name
      And the traveller saves the form
      Then these events did not happen
        | geocoder.asked |
      And the map shows
        | title            | latitude | longitude |
        | The Parent's Inn | 37.78    | -122.42   |

  @R-GE-5
  Rule: The address of a contact is asked for as it stands in the address book

    @id:GE-004
    Scenario: A hotel from the contacts
      Given this person is in the address book
        | organization | The Parent's Inn |
        | kind         | organization     |
        | street       | 12 Broadway      |
        | city         | Needles          |
        | state        | CA               |
        | zip          | 92363            |
      And the form for a new hotel is open
      And the people picker is open over the form
      And the user chooses "The Parent's Inn" in the picker
      When the traveller saves the form
      Then these events happened in order
        | geocoder.asked    | {"address": "12 Broadway Needles CA 92363"} |
        | geocoder.answered | {"found": true}                             |

  @R-GE-2
  Rule: That there is no coordinate is said as such, never by 0, 0

    @id:GE-005 @B-28
    Scenario: No pin in the Gulf of Guinea
      Given the geocoder finds nothing
      And the form for a new hotel is open
      When the traveller saves the form
      Then the map shows no pin
      And the geocoder's failure for "Hotel California" can be read

  @R-GE-4
  Rule: A failure has a reason: no result, a partial result, or the network

    Scenario Outline: The reason is <reason>
      Given the geocoder fails with "<reason>"
      And the form for a new hotel is open
      When the traveller saves the form
      Then the places that were not found are
        | name             | reason   |
        | Hotel California | <reason> |
      And the map shows no pin

      @id:GE-006
      Examples:
        | reason   |
        | noResult |

      @id:GE-007
      Examples:
        | reason        |
        | partialResult |

      @id:GE-008
      Examples:
        | reason  |
        | network |

    @id:GE-009
    Scenario: An answer to nothing in particular is refused
      When the traveller tries "geocoder.answer"
      Then it is refused with "badArgument"

    @id:GE-010
    Scenario: A withdrawn question is answered as cancelled, and that is no failure of the hotel
      Given the geocoder keeps its answers back
      And the form for a new hotel is open
      And the traveller saves the form
      When the traveller opens "Hotel California" to edit it
      And the traveller enters "Needles" as the city
      And the traveller saves the form
      Then these events happened in order
        | geocoder.cancelled | {"address": "1 Dr Carlton B Goodlett Place San Francisco California 94102"} |
        | geocoder.asked     | {"address": "1 Dr Carlton B Goodlett Place Needles California 94102"}       |
      And every place was found or not asked for

    @id:GE-011
    Scenario: Saving again asks again after a failure
      Given the geocoder fails with "network"
      And the form for a new hotel is open
      And the traveller saves the form
      And the geocoder works again
      When the traveller opens "Hotel California" to edit it
      And the traveller saves the form
      Then every place was found or not asked for
      And the map shows
        | title            |
        | Hotel California |

  @R-GE-10
  Rule: A hotel whose place is not found is kept, without its old coordinate
    The sources leave open whether an old coordinate stays when the address has changed. The policy is to
    drop it: a pin at the old address says something false.

    @id:GE-012
    Scenario: The hotel is saved
      Given the geocoder finds nothing
      And the form for a new hotel is open
      When the traveller saves the form
      Then the saved trip holds
        | name             |
        | Hotel California |

    @id:GE-013
    Scenario: The old pin goes when the address changes
      Given the form for a new hotel is open
      And the traveller saves the form
      And the geocoder finds nothing
      When the traveller opens "Hotel California" to edit it
      And the traveller enters "Nowhere" as the city
      And the traveller saves the form
      Then the map shows no pin

    @id:GE-014
    Scenario: The old pin stays when only the name changes
      Given the form for a new hotel is open
      And the traveller saves the form
      And the geocoder finds nothing
      When the traveller opens "Hotel California" to edit it
      And the traveller enters "The Parent's Inn" as the name
      And the traveller saves the form
      Then the map shows
        | title            |
        | The Parent's Inn |
