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
      When the user saves the form
      Then these events happened in order
        | event             | address                      | found |
        | geocoder asked    | 12 Broadway Needles CA 92363 |       |
        | geocoder answered | 12 Broadway Needles CA 92363 | yes   |

    @id:GE-002
    Scenario: Parts that are blank leave no gap
      Given the form for a new hotel with the fields
        | name   | The Parent's Inn |
        | street |                  |
        | city   | Needles          |
        | state  |                  |
        | zip    | 92363            |
      When the user saves the form
      Then these events happened in order
        | event             | address       |
        | geocoder asked    | Needles 92363 |
        | geocoder answered |               |

    @id:GE-003 @R-GE-7
    Scenario: An address that is known already is not asked for again
      Given the form for a new hotel is open
      And the user saves the form
      When the user opens "Hotel California" to edit it
      And the user enters "The Parent's Inn" as the name
      And the user saves the form
      Then "geocoder asked" did not happen
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
      When the user saves the form
      Then these events happened in order
        | event             | address                      | found |
        | geocoder asked    | 12 Broadway Needles CA 92363 |       |
        | geocoder answered |                              | yes   |

  @R-GE-4
  Rule: A failure has a reason: no result, a partial result, or the network

    Scenario Outline: The reason is <reason>
      Given the geocoder fails with "<reason>"
      And the form for a new hotel is open
      When the user saves the form
      Then the places that were not found are
        | name             | reason   |
        | Hotel California | <reason> |
      And the map shows no pin

      @id:GE-006
      Examples:
        | reason         |
        | no result      |
        | partial result |
        | network        |

    @id:GE-009
    Scenario: An answer to nothing in particular is refused
      When the geocoder tries to answer nothing in particular
      Then it is refused because an argument is wrong

    @id:GE-010
    Scenario: A withdrawn question is answered as cancelled, and that is no failure of the hotel
      Given the geocoder keeps its answers back
      And the form for a new hotel is open
      And the user saves the form
      When the user opens "Hotel California" to edit it
      And the user enters "Needles" as the city
      And the user saves the form
      Then these events happened in order
        | event              | address                                                      |
        | geocoder cancelled | 1 Dr Carlton B Goodlett Place San Francisco California 94102 |
        | geocoder asked     | 1 Dr Carlton B Goodlett Place Needles California 94102       |
      And every place was found or not asked for

    @id:GE-011
    Scenario: Saving again asks again after a failure
      Given the geocoder fails with "network"
      And the form for a new hotel is open
      And the user saves the form
      And the geocoder works again
      When the user opens "Hotel California" to edit it
      And the user saves the form
      Then every place was found or not asked for
      And the map shows "Hotel California"

  @R-GE-10
  Rule: A hotel whose place is not found is kept, without its old coordinate
    The sources leave open whether an old coordinate stays when the address has changed. The policy is to
    drop it: a pin at the old address says something false.

    @id:GE-014
    Scenario: The old pin stays when only the name changes
      Given the form for a new hotel is open
      And the user saves the form
      And the geocoder finds nothing
      When the user opens "Hotel California" to edit it
      And the user enters "The Parent's Inn" as the name
      And the user saves the form
      Then the map shows "The Parent's Inn"
