Feature: What the list of hotels reports
  An observer of the list is told of its changes as the delegate of a fetched-results controller is:
  batch by batch, row by row.

  Background:
    Given the trip has these hotels
      | name       | city    | state | zip   |
      | Clark Inn  | Needles | CA    | 92363 |
      | Mesa Motel | Needles | CA    | 92363 |
      | Zuni Lodge | Gallup  | NM    | 87301 |
    And the hotel list is open

  @R-CD-17
  Rule: A batch begins with "will change" and ends with "did change"

    @id:HC-020
    Scenario: One step, one batch
      When the user deletes "Mesa Motel"
      Then these events happened in order
        | event                  | name       |
        | hotel list will change |            |
        | hotel list delete      | Mesa Motel |
        | hotel list did change  |            |

    @id:HC-021
    Scenario: A step that changes nothing has none
      Given the user opens "Mesa Motel" to edit it
      When the user cancels the form
      Then "hotel list will change" did not happen
      And "hotel list did change" did not happen

  @R-CD-18
  Rule: What comes and what goes is reported; rows that only shift are not

    @id:HC-023
    Scenario: A hotel comes between others
      When the user adds a hotel
      Then these events happened in order
        | event                  | name             | to |
        | hotel list will change |                  |    |
        | hotel list insert      | Hotel California | 1  |
        | hotel list did change  |                  |    |

    @id:HC-024
    Scenario: The first one goes
      When the user deletes "Clark Inn"
      Then these events happened in order
        | event                  | name      | from |
        | hotel list will change |           |      |
        | hotel list delete      | Clark Inn | 0    |
        | hotel list did change  |           |      |

  @R-CD-20
  Rule: Where something was is counted in the old list, where it is now in the new one

    @id:HC-028
    Scenario: An insertion has no old row, a deletion no new one
      When the user deletes "Zuni Lodge"
      And the user shakes the phone and chooses "Undo Delete Hotel"
      Then these events happened in order
        | event                  | name       | from   | to     |
        | hotel list will change |            |        |        |
        | hotel list delete      | Zuni Lodge | 2      | (none) |
        | hotel list did change  |            |        |        |
        | hotel list will change |            |        |        |
        | hotel list insert      | Zuni Lodge | (none) | 2      |
        | hotel list did change  |            |        |        |

  @R-CD-4
  Rule: Undo gives the values back as they were, and reports it like any other change

    @id:HC-031
    Scenario: A move is moved back
      Given the user opens "Clark Inn" to edit it
      And the user enters "Zyzzyx Inn" as the name
      And the user saves the form
      When the user shakes the phone and chooses "Undo Edit Hotel"
      Then these events happened in order
        | event                  | name      | from | to |
        | hotel list will change |           |      |    |
        | hotel list move        | Clark Inn | 2    | 0  |
        | hotel list did change  |           |      |    |
