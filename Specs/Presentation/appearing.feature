Feature: Appearing and disappearing
  Each screen is told before and after it is seen and hidden, and why it is hidden: because another covers
  it, or because it leaves.

  Background:
    Given the program shows "a" in a navigation container

  @R-MO-13
  Rule: To be covered is to disappear; only the reason tells it from leaving
    This is the trap of the chapter's listing 1-4, which saves whenever the list disappears.

    @id:MO-040
    Scenario: Covered by a screen that fills the window
      When the program presents "b"
      Then these events happened in order
        | event            | departure |
        | a will disappear | covered   |
        | a did disappear  |           |

    @id:MO-041
    Scenario: Covered by a push
      When the program pushes "b"
      Then these events happened in order
        | event            | departure |
        | a will disappear | covered   |
        | a did disappear  |           |

    @id:MO-042
    Scenario: And back
      Given the program presents "b"
      When "b" is dismissed
      Then these events happened in order
        | a will appear |
        | a did appear  |

  @R-MO-14
  Rule: In a push and a pop, what goes did disappear before what comes did appear
    Observed on the platform, and promised nowhere. A front end that claims to tell in that order is held
    to it.

    Background:
      Given screens tell in the order that was observed on the platform

    @id:MO-043
    Scenario: A push
      When the program pushes "b"
      Then these events happened in order
        | b pushed         |
        | a will disappear |
        | b will appear    |
        | a did disappear  |
        | b did appear     |

    @id:MO-044
    Scenario: A pop
      Given the program pushes "b"
      When the program pops
      Then these events happened in order
        | b popped         |
        | b will disappear |
        | a will appear    |
        | b did disappear  |
        | a did appear     |

  @R-MO-15
  Rule: In a presentation and a dismissal, what comes did appear before what goes did disappear
    Observed likewise: the second pair is the other way round than in a push.

    Background:
      Given screens tell in the order that was observed on the platform

    @id:MO-045
    Scenario: A presentation
      When the program presents "b"
      Then these events happened in order
        | b presented      |
        | a will disappear |
        | b will appear    |
        | b did appear     |
        | a did disappear  |

    @id:MO-046
    Scenario: A dismissal
      Given the program presents "b"
      When "b" is dismissed
      Then these events happened in order
        | b dismissed      |
        | b will disappear |
        | a will appear    |
        | a did appear     |
        | b did disappear  |

  @R-MO-16
  Rule: For one screen "will" comes before "did"; nothing else is promised
    Every front end keeps this, whatever its order between two screens.

    @id:MO-047
    Scenario: The screen that comes by a push
      When the program pushes "b"
      Then these events happened in order
        | b pushed      |
        | b will appear |
        | b did appear  |

    @id:MO-048
    Scenario: The screen that goes by a pop
      Given the program pushes "b"
      When the program pops
      Then these events happened in order
        | b popped         |
        | b will disappear |
        | b did disappear  |

    @id:MO-049
    Scenario: The screen that goes by a dismissal
      Given the program presents "b"
      When "b" is dismissed
      Then these events happened in order
        | b dismissed      |
        | b will disappear |
        | b did disappear  |

  @R-MO-17
  Rule: A sheet leaves its presenter in view, so the presenter hears nothing

    @id:MO-050
    Scenario: When it comes
      When the program presents "b" as a sheet
      Then "a will disappear" did not happen
      And "a did disappear" did not happen
      And these events happened in order
        | b presented   |
        | b will appear |
        | b did appear  |

    @id:MO-051
    Scenario: When it goes
      Given the program presents "b" as a sheet
      When "b" is dismissed
      Then "a will appear" did not happen
      And "a did appear" did not happen

    @id:MO-052
    Scenario: A full screen over the sheet covers both
      Given the program presents "b" as a sheet
      When the program presents "c"
      Then these events happened in order
        | event            | departure |
        | a will disappear | covered   |
        | a did disappear  |           |
      And these events happened in order
        | event            | departure |
        | b will disappear | covered   |
        | b did disappear  |           |

  @R-MO-18
  Rule: A screen that is dismissed or popped is told that it leaves

    @id:MO-053
    Scenario: Dismissed
      Given the program presents "b"
      When "b" is dismissed
      Then these events happened in order
        | event            | departure |
        | b dismissed      |           |
        | b will disappear | leaving   |
        | b did disappear  |           |

    @id:MO-054
    Scenario: Popped
      Given the program pushes "b"
      When the program pops
      Then these events happened in order
        | event            | departure |
        | b popped         |           |
        | b will disappear | leaving   |
        | b did disappear  |           |

    @id:MO-055
    Scenario: Taken away together with what covered it
      Given the program presents "b"
      And the program presents "c"
      When "a" is dismissed
      Then these events happened in order
        | event            | departure |
        | c dismissed      |           |
        | c will disappear | leaving   |
        | c did disappear  |           |

  @R-MO-20
  Rule: When memory runs low a covered screen is unloaded, and loads again before it returns
    What it held in its text fields only is lost; so state is kept elsewhere.

    @id:MO-056
    Scenario: It is told both
      Given the program presents "b"
      When memory runs low
      Then these events happened in order
        | a did unload |
      When "b" is dismissed
      Then these events happened in order
        | a did load |

    @id:MO-057
    Scenario: What stood in a field only is lost
      Given the screen "b" has the field "city" reading "Needles"
      And the program presents "b"
      And the program presents "c"
      When memory runs low
      And "c" is dismissed
      Then the field "city" reads ""

    @id:MO-058
    Scenario: The screen in front is left alone
      Given the screen "b" has the field "city" reading "Needles"
      And the program presents "b"
      When memory runs low
      Then the field "city" reads "Needles"
      And "b did unload" did not happen
