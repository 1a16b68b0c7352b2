Feature: Presenting and dismissing a screen
  A program puts one screen over another and takes it away again. The screens here are the program's own,
  with nothing on them: what is specified is who presents whom, and who is told what.

  Background:
    Given the program shows "a" in a navigation container

  @R-MO-1 @R-MO-2
  Rule: The presenter dismisses: a dismissal takes away what the screen presents, or else the screen itself
    The usual way is that the presented screen tells its delegate, which presented it, and the delegate
    dismisses. A dismissal sent to a screen that presents nothing is passed on to its presenter.

    @id:MO-001
    Scenario: Sent to the presenter
      Given the program presents "b"
      When "a" is dismissed
      Then the levels of screens are
        | screen | presents |
        | a      |          |

    @id:MO-002
    Scenario: Sent to the presented screen
      Given the program presents "b"
      When "b" is dismissed
      Then the levels of screens are
        | screen | presents |
        | a      |          |

    @id:MO-003
    Scenario: Sent to the middle of a stack it takes away the one above
      Given the program presents "b"
      And the program presents "c"
      When "b" is dismissed
      Then the levels of screens are
        | screen | presents |
        | a      | b        |
        | b      |          |

    @id:MO-004
    Scenario: Sent to the top it takes away the top alone
      Given the program presents "b"
      And the program presents "c"
      When "c" is dismissed
      Then the screens are "a, b"

    @id:MO-005
    Scenario: With nothing presented it is refused
      When the program tries to dismiss "a"
      Then it is refused because there is nothing to dismiss
      And the screens are "a"

    @id:MO-006
    Scenario: A second dismissal of the same screen takes nothing else away
      Given the program presents "b"
      And the program presents "c"
      And "c" is dismissed
      When the program tries to dismiss "c"
      Then it is refused because there is nothing to dismiss
      And the screens are "a, b"

    @id:MO-007
    Scenario: A screen that was never shown cannot be dismissed
      When the program tries to dismiss "nowhere"
      Then it is refused because the screen is not in front

  @R-MO-3
  Rule: Dismissing low in a stack takes away everything above; only the top one is seen to go

    @id:MO-008
    Scenario: Three screens at once
      Given the program presents "b"
      And the program presents "c"
      And the program presents "d"
      When "a" is dismissed
      Then the screens are "a"
      And these events happened in order
        | d dismissed      |
        | d will disappear |
        | d did disappear  |

    @id:MO-009
    Scenario: Those in between were covered already and hear nothing
      Given the program presents "b"
      And the program presents "c"
      When "a" is dismissed
      Then these events happened in order
        | b dismissed |

  @R-MO-4
  Rule: A screen presents one screen; a second one, or one while a transition runs, is refused

    @id:MO-010
    Scenario: A second one
      Given the program presents "b"
      When the program tries to present "c" from "a"
      Then it is refused because the screen presents another already
      And the levels of screens are
        | screen | presents |
        | a      | b        |
        | b      |          |

    @id:MO-011
    Scenario: While a transition runs
      Given transitions take their time
      And the program presents "b"
      When the program tries to present "c" from "b"
      Then it is refused because a transition is running
      When the transition ends
      And the program presents "c"
      Then the screens are "a, b, c"

    @id:MO-012
    Scenario: Neither is anything dismissed while a transition runs
      Given transitions take their time
      And the program presents "b"
      When the program tries to dismiss "b"
      Then it is refused because a transition is running

    @id:MO-013
    Scenario: A screen that is shown is not presented again
      Given the program presents "b"
      When the program tries to present "b"
      Then it is refused because the screen is shown already

    @id:MO-014
    Scenario: After the first has gone there may be another
      Given the program presents "b"
      And "b" is dismissed
      When the program presents "c"
      Then the levels of screens are
        | screen | presents |
        | a      | c        |
        | c      |          |

  @R-MO-5
  Rule: A screen inside a navigation container presents through the container

    @id:MO-015
    Scenario: The presenter is the container, whichever of its screens asks
      Given the program pushes "b"
      When the program presents "c" from "a"
      Then the levels of screens are
        | screen | stack | presents | presenter |
        | b      | a, b  | c        |           |
        | c      | c     |          | b         |

  @R-MO-6
  Rule: A presented screen stays until it is dismissed, and a navigation container is presented with its content as root
    What keeps the screen in memory cannot be seen; that it stays can.

    @id:MO-016
    Scenario: It stays
      Given the program presents "b" in a navigation container
      When the program pushes "c"
      Then the levels of screens are
        | screen | stack |
        | a      | a     |
        | c      | b, c  |

    @id:MO-017
    Scenario: A bare screen has nothing to push onto
      Given the program presents "b"
      When the program tries to push "c"
      Then it is refused because it needs a navigation container

  @R-MO-7
  Rule: How a screen comes in is said of the presented screen; it slides up unless said otherwise

    @id:MO-018
    Scenario: Unless said otherwise
      When the program presents "b"
      Then the levels of screens are
        | screen | transition     |
        | a      | cover vertical |
        | b      | cover vertical |

    @id:MO-019
    Scenario: The transition flipHorizontal
      When the program presents "b" by "flip horizontal"
      Then the levels of screens are
        | screen | transition      |
        | a      | cover vertical  |
        | b      | flip horizontal |

    @id:MO-020
    Scenario: The transition crossDissolve
      When the program presents "b" by "cross dissolve"
      Then the levels of screens are
        | screen | transition     |
        | a      | cover vertical |
        | b      | cross dissolve |

  @R-MO-8
  Rule: A partial curl needs a presenter that fills the window, and presents nothing itself

    @id:MO-021
    Scenario: Over a screen that fills the window
      When the program presents "b" with a partial curl
      Then the levels of screens are
        | screen | transition     |
        | a      | cover vertical |
        | b      | partial curl   |

    @id:MO-022
    Scenario: Not over a sheet
      Given the program presents "b" as a sheet
      When the program tries to present "c" with a partial curl
      Then it is refused because a partial curl is not possible there
      And the screens are "a, b"

    @id:MO-023
    Scenario: Nothing over a curl
      Given the program presents "b" with a partial curl
      When the program tries to present "c"
      Then it is refused because a partial curl is not possible there

  @R-MO-9
  Rule: Without an animation the same is told, with no time between
    A program that shows transitions may cut them short; what it tells is the same.

    @id:MO-024
    Scenario: At once
      When the program presents "b"
      Then these events happened in order
        | b presented   |
        | b will appear |
        | b did appear  |

    @id:MO-025
    Scenario: With time between
      Given transitions take their time
      When the program presents "b"
      Then these events happened in order
        | b presented   |
        | b will appear |
      When the transition ends
      Then these events happened in order
        | b did appear |

    @id:MO-026
    Scenario: The screen below waits as well
      Given transitions take their time
      When the program presents "b"
      Then these events happened in order
        | a will disappear |
      When the transition ends
      Then these events happened in order
        | a did disappear |

  @R-MO-10
  Rule: A completion is called when the presented screen did appear, or when the dismissed one did disappear

    @id:MO-027
    Scenario: After did appear
      When the program presents "b" and asks to be told when it is up
      Then these events happened in order
        | b presented         |
        | b will appear       |
        | b did appear        |
        | b present completed |

    @id:MO-028
    Scenario: Not before the transition has ended
      Given transitions take their time
      When the program presents "b" and asks to be told when it is up
      Then "b present completed" did not happen
      When the transition ends
      Then these events happened in order
        | b did appear        |
        | b present completed |

    @id:MO-029
    Scenario: After did disappear
      Given the program presents "b"
      When "b" is dismissed and the program asks to be told when it is gone
      Then these events happened in order
        | b dismissed         |
        | b will disappear    |
        | b did disappear     |
        | b dismiss completed |

  @R-MO-11
  Rule: A presented screen knows its presenter

    @id:MO-030
    Scenario: The link goes both ways
      When the program presents "b"
      Then the levels of screens are
        | screen | presenter | presents |
        | a      |           | b        |
        | b      | a         |          |

  @R-MO-12
  Rule: When a dismissed screen did disappear, the links between it and its presenter are cut already

    @id:MO-031 @B-26
    Scenario: What the screen reads at that moment
      Given the program presents "b"
      When "b" is dismissed
      Then these events happened in order
        | event   | presenter | presenter presents |
        | b links | (none)    | (none)             |

    @id:MO-032 @B-26
    Scenario: Also when the presenter takes it away
      Given the program presents "b"
      When "a" is dismissed
      Then these events happened in order
        | event   | presenter | presenter presents |
        | b links | (none)    | (none)             |
