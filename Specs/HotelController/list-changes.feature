Feature: What the list of hotels reports
  Whoever follows the list hears of its changes as the delegate of a fetched-results controller does:
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
      When the traveller deletes "Mesa Motel"
      Then these events happened in order
        | hotelList.willChange |                        |
        | hotelList.delete     | {"name": "Mesa Motel"} |
        | hotelList.didChange  |                        |

    @id:HC-021
    Scenario: A step that changes nothing has none
      Given the traveller opens "Mesa Motel" to edit it
      When the traveller cancels the form
      Then these events did not happen
        | hotelList.willChange |
        | hotelList.didChange  |

    @id:HC-022
    Scenario: A refused intent has none
      When the traveller tries to delete a hotel that is not on the list
      Then it is refused with "notListed"
      And these events did not happen
        | hotelList.willChange |

  @R-CD-18
  Rule: What comes and what goes is reported; rows that only shift are not

    @id:HC-023
    Scenario: A hotel comes between others
      When the traveller adds a hotel
      Then these events happened in order
        | hotelList.willChange |                                       |
        | hotelList.insert     | {"name": "Hotel California", "to": 1} |
        | hotelList.didChange  |                                       |

    @id:HC-024
    Scenario: The first one goes
      When the traveller deletes "Clark Inn"
      Then these events happened in order
        | hotelList.willChange |                                  |
        | hotelList.delete     | {"name": "Clark Inn", "from": 0} |
        | hotelList.didChange  |                                  |

  @R-CD-19
  Rule: A change of order is a move, any other change an update; a move implies an update

    @id:HC-025
    Scenario: The order changes
      When the traveller opens "Clark Inn" to edit it
      And the traveller enters "Palm Inn" as the name
      And the traveller saves the form
      Then these events happened in order
        | hotelList.willChange |                                          |
        | hotelList.move       | {"name": "Palm Inn", "from": 0, "to": 1} |
        | hotelList.didChange  |                                          |

    @id:HC-026
    Scenario: The order stays
      When the traveller opens "Clark Inn" to edit it
      And the traveller enters "Desert Inn" as the name
      And the traveller saves the form
      Then these events happened in order
        | hotelList.willChange |                                 |
        | hotelList.update     | {"name": "Desert Inn", "at": 0} |
        | hotelList.didChange  |                                 |

  @R-CD-20
  Rule: Where something was is counted in the old list, where it is now in the new one

    @id:HC-027
    Scenario: From the first row to the last
      When the traveller opens "Clark Inn" to edit it
      And the traveller enters "Zyzzyx Inn" as the name
      And the traveller saves the form
      Then these events happened in order
        | hotelList.willChange |                                            |
        | hotelList.move       | {"name": "Zyzzyx Inn", "from": 0, "to": 2} |
        | hotelList.didChange  |                                            |

    @id:HC-028
    Scenario: An insertion has no old row, a deletion no new one
      When the traveller deletes "Zuni Lodge"
      And the traveller shakes the phone and chooses "Undo Delete Hotel"
      Then these events happened in order
        | hotelList.willChange |                                               |
        | hotelList.delete     | {"name": "Zuni Lodge", "from": 2, "to": null} |
        | hotelList.didChange  |                                               |
        | hotelList.willChange |                                               |
        | hotelList.insert     | {"name": "Zuni Lodge", "to": 2, "from": null} |
        | hotelList.didChange  |                                               |

  @R-CD-21
  Rule: Nothing moves to where it was, and no hotel is reported twice in a batch
    Two versions of the platform were observed to do both.

    @id:HC-029 @B-24
    Scenario: A changed value that keeps the order
      When the traveller opens "Mesa Motel" to edit it
      And the traveller enters "14 Broadway" as the street
      And the traveller saves the form
      Then these events happened in order
        | hotelList.willChange |                                 |
        | hotelList.update     | {"name": "Mesa Motel", "at": 1} |
        | hotelList.didChange  |                                 |

    @id:HC-030 @B-25
    Scenario: Values set to what they are already
      When the traveller opens "Mesa Motel" to edit it
      And the traveller enters "Mesa Motel" as the name
      And the traveller saves the form
      Then these events did not happen
        | hotelList.move |

  @R-CD-4
  Rule: Undo gives the values back as they were, and reports it like any other change

    @id:HC-031
    Scenario: A move is moved back
      Given the traveller opens "Clark Inn" to edit it
      And the traveller enters "Zyzzyx Inn" as the name
      And the traveller saves the form
      When the traveller shakes the phone and chooses "Undo Edit Hotel"
      Then these events happened in order
        | hotelList.willChange |                                           |
        | hotelList.move       | {"name": "Clark Inn", "from": 2, "to": 0} |
        | hotelList.didChange  |                                           |

  @R-CD-25
  Rule: The list behind the form hears of the new hotel at once, so a cancelled one comes and goes
    Not described by the sources for this case; it follows from the two above.

    @id:HC-032
    Scenario: It comes when the form opens
      When the traveller adds a hotel
      Then these events happened in order
        | hotelList.willChange |                              |
        | hotelList.insert     | {"name": "Hotel California"} |
        | hotelList.didChange  |                              |

    @id:HC-033
    Scenario: It goes when the form is cancelled
      Given the traveller adds a hotel
      When the traveller cancels the form
      Then these events happened in order
        | hotelList.willChange |                              |
        | hotelList.delete     | {"name": "Hotel California"} |
        | hotelList.didChange  |                              |

  Rule: What makes no sense now is refused, and nothing has changed

    Scenario Outline: <intent> with no form open
      When the traveller tries "<intent>"
      Then it is refused with "notShown"
      And the screen "hotels" is shown
      And nothing was saved

      @id:HC-034
      Examples:
        | intent    |
        | form.save |

      @id:HC-035
      Examples:
        | intent      |
        | form.cancel |

    @id:HC-036
    Scenario: A second form over the form
      Given the form for a new hotel is open
      When the traveller tries "hotels.add"
      Then it is refused with "notShown"
      And the screen "form" is shown over "hotels"
