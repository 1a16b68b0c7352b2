Feature: The trip cannot be saved
  A full disk or a lost card must not cost the user the trip. The print calls abort().

  Background:
    Given the hotel list is open
    And the form for a new hotel is open

  Rule: A failed save is told, and everything stays

    @id:RT-210 @listing-1.4 @R-CD-9 @departure-1.4-failure
    Scenario: Saving a new hotel
      Given saving the trip fails
      When the user saves the form
      Then an alert is shown
      And the alert offers "Try Again, OK"
      And the hotel list shows "Hotel California"
      And the saved trip is empty

    @id:RT-211 @listing-1.4 @R-CD-9 @departure-1.4-failure
    Scenario: Trying again after the trouble is over
      Given saving the trip fails
      When the user saves the form
      And saving the trip works again
      And the user chooses "Try Again" in the alert
      Then no alert is shown
      And the saved trip holds "Hotel California"

    @id:RT-212 @R-CD-9 @departure-1.4-failure
    Scenario: Trying again while the trouble lasts
      Given saving the trip fails
      When the user saves the form
      And the user chooses "Try Again" in the alert
      Then an alert is shown
      And the saved trip is empty

    @id:RT-213 @R-CD-9 @departure-1.4-failure
    Scenario: The next step saves what is outstanding
      Given saving the trip fails
      When the user saves the form
      And the user chooses "OK" in the alert
      And saving the trip works again
      And the user adds a hotel
      And the user enters "Mojave Motel" as the name
      And the user saves the form
      Then the saved trip holds "Hotel California, Mojave Motel"

    @id:RT-214 @listing-1.4 @departure-1.4-failure
    Scenario: The way back stays open
      Given saving the trip fails
      When the user saves the form
      And the user chooses "OK" in the alert
      And the user shakes the phone
      Then the alert offers "Undo Edit Hotel, Cancel"

    @id:RT-215 @listing-1.4 @departure-1.4-failure
    Scenario: Leaving with a trip that cannot be saved
      Given saving the trip fails
      And the user saves the form
      And the user chooses "OK" in the alert
      When the user leaves the hotel list
      Then an alert is shown
      And the saved trip is empty
      When the user chooses "OK" in the alert
      And the user opens the hotel list
      Then the hotel list shows "Hotel California"
