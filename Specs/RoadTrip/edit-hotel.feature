Feature: Edit a hotel
  A tap on a hotel opens the same form with what the hotel is.

  Background:
    Given the trip has these hotels
      | name             | street      | city    | state | zip   |
      | The Parent's Inn | 12 Broadway | Needles | CA    | 92363 |
      | Zuni Lodge       |             | Gallup  | NM    | 87301 |
    And the hotel list is open

  Rule: The form shows the hotel that was tapped

    @id:RT-150 @listing-1.2 @listing-1.17
    Scenario: Tapping a hotel
      When the user opens "The Parent's Inn" to edit it
      Then the screen "form" is shown over "hotels"
      And the form shows
        | name   | The Parent's Inn |
        | street | 12 Broadway      |
        | city   | Needles          |
        | state  | CA               |
        | zip    | 92363            |
      And nothing was saved

    @id:RT-151
    Scenario: A hotel that is not on the list
      When the user tries to open a hotel that is not on the list
      Then it is refused because it is not listed
      And the screen "hotels" is shown

  Rule: Save changes this hotel and no other

    @id:RT-152 @listing-1.12
    Scenario: A new name and street
      When the user opens "The Parent's Inn" to edit it
      And the user enters "Needles Inn" as the name
      And the user enters "14 Broadway" as the street
      And the user saves the form
      Then the hotel list shows
        | name        | address                        |
        | Needles Inn | 14 Broadway, Needles, CA 92363 |
        | Zuni Lodge  | Gallup, NM 87301               |
      And the saved trip holds
        | name        | street      |
        | Needles Inn | 14 Broadway |
        | Zuni Lodge  |             |

    @id:RT-153 @R-CD-19 @R-CD-20
    Scenario: A name that changes the order moves the row
      When the user opens "The Parent's Inn" to edit it
      And the user enters "Zyzzyx Inn" as the name
      And the user saves the form
      Then these events happened in order
        | event                  | name       | from | to |
        | hotel list will change |            |      |    |
        | hotel list move        | Zyzzyx Inn | 0    | 1  |
        | hotel list did change  |            |      |    |

    @id:RT-154 @R-CD-19 @B-24 @R-CD-21
    Scenario: A change that keeps the order updates the row once
      When the user opens "The Parent's Inn" to edit it
      And the user enters "14 Broadway" as the street
      And the user saves the form
      Then these events happened in order
        | event                  | name             | at |
        | hotel list will change |                  |    |
        | hotel list update      | The Parent's Inn | 0  |
        | hotel list did change  |                  |    |

    @id:RT-155 @B-25 @R-CD-21
    Scenario: Saving without a change moves nothing
      When the user opens "The Parent's Inn" to edit it
      And the user saves the form
      Then "hotel list move" did not happen
      And "hotel list insert" did not happen
      And "hotel list delete" did not happen

    @id:RT-156
    Scenario: Cancel leaves the hotel as it was
      When the user opens "The Parent's Inn" to edit it
      And the user enters "Needles Inn" as the name
      And the user cancels the form
      Then the hotel list shows "The Parent's Inn, Zuni Lodge"
      And the saved trip holds "The Parent's Inn, Zuni Lodge"

    @id:RT-157 @departure-1.12-blank
    Scenario: A blank name is refused here too
      When the user opens "The Parent's Inn" to edit it
      And the user enters "" as the name
      And the user saves the form
      Then the alert says "A hotel needs a name."
      And the screen "form" is shown over "hotels"
      And nothing was saved

  Rule: An edit is one step to undo

    @id:RT-158 @listing-1.13 @R-UN-20
    Scenario: Undo Edit Hotel gives the hotel its values back
      When the user opens "The Parent's Inn" to edit it
      And the user enters "Needles Inn" as the name
      And the user enters "14 Broadway" as the street
      And the user saves the form
      And the user shakes the phone and chooses "Undo Edit Hotel"
      Then the hotel list shows
        | name             | address                        |
        | The Parent's Inn | 12 Broadway, Needles, CA 92363 |
        | Zuni Lodge       | Gallup, NM 87301               |
      And nothing can be undone

    @id:RT-159
    Scenario: A cancelled edit leaves nothing to undo
      When the user opens "The Parent's Inn" to edit it
      And the user cancels the form
      And the user shakes the phone
      Then no alert is shown
