Feature: The trip as an object context
  The chapter keeps its hotels in an object context, which registers their changes with an undo manager and
  saves them. What of it a user can notice holds for every trip, however it is kept.

  @R-CD-6
  Rule: A new object is in the context at once, and in the store when it is saved
    Its temporary identity cannot be seen from outside.

    @id:HC-007 @listing-1.3
    Scenario: The new hotel is on the list while its form is open
      Given the hotel list is open
      When the user adds a hotel
      Then the hotel list shows "Hotel California"
      And the saved trip is empty
      And nothing was saved

  @R-CD-7
  Rule: A deleted object is off the list at once, and out of the store with the next save

    @id:HC-008
    Scenario: While saving fails the store still has it
      Given the trip has these hotels
        | name       | city   |
        | Zuni Lodge | Gallup |
      And the hotel list is open
      And saving the trip fails
      When the user deletes "Zuni Lodge"
      Then the hotel list is empty
      And the saved trip holds "Zuni Lodge"
      When saving the trip works again
      And the user chooses "Try Again" in the alert
      Then the saved trip is empty

  @R-CD-9
  Rule: A save writes all or nothing, and after a failure every change is still there to be saved

    @id:HC-010
    Scenario: Two hotels wait for a disk with room
      Given the hotel list is open
      And saving the trip fails
      And the form for a new hotel named "Mojave Motel"
      And the user saves the form
      And the user chooses "OK" in the alert
      And the form for a new hotel named "Zuni Lodge"
      And the user saves the form
      Then the saved trip is empty
      When saving the trip works again
      And the user chooses "Try Again" in the alert
      Then the saved trip holds "Mojave Motel, Zuni Lodge"
