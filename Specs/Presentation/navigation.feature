Feature: The navigation stack
  Inside a navigation container screens lie one over the other; the program pushes and pops.

  Background:
    Given the program shows "a" in a navigation container

  @R-MO-21
  Rule: A screen is on a stack once, and popping returns what it took
    Pushing a screen that is on the stack already has no effect, says one source; later systems are said
    to stop the program. The policy is to refuse it.

    @id:MO-060
    Scenario: A screen that is on the stack is not pushed again
      Given the program pushes "b"
      When the program tries to push "a"
      Then it is refused because the screen is on the stack already
      And the stack is "a, b"

    @id:MO-061
    Scenario: Pop returns the screen that it took
      Given the program pushes "b"
      And the program pushes "c"
      When the program pops
      Then the stack popped "c"
      And the stack is "a, b"

    @id:MO-062
    Scenario: Pop to a screen returns those above it, the top first
      Given the program pushes "b"
      And the program pushes "c"
      And the program pushes "d"
      When the program pops to "b"
      Then the stack popped "d, c"
      And the stack is "a, b"

    @id:MO-063
    Scenario: Pop to the root returns all but the root
      Given the program pushes "b"
      And the program pushes "c"
      When the program pops to the root
      Then the stack popped "c, b"

    @id:MO-064
    Scenario: At the root there is nothing to pop
      When the program pops
      Then the stack popped ""
      And the stack is "a"

    @id:MO-065
    Scenario: Neither is there anything above the top
      Given the program pushes "b"
      When the program pops to "b"
      Then the stack popped ""

    @id:MO-066
    Scenario: Nothing is pushed while a transition runs
      Given transitions take their time
      And the program pushes "b"
      When the program tries to push "c"
      Then it is refused because a transition is running

    @id:MO-075
    Scenario: Nor is anything popped
      Given transitions take their time
      And the program pushes "b"
      When the program tries to pop
      Then it is refused because a transition is running

    @id:MO-067
    Scenario: A popped screen may be pushed again
      Given the program pushes "b"
      And the program pops
      When the program pushes "b"
      Then the stack is "a, b"

  @R-MO-22
  Rule: The visible screen of a container is the modal on top, or else the top of its stack

    @id:MO-068
    Scenario: The top of the stack
      When the program pushes "b"
      Then the levels of screens are
        | stack | visible |
        | a, b  | b       |

    @id:MO-069
    Scenario: The modal on top
      Given the program presents "b"
      When the program presents "c"
      Then the levels of screens are
        | stack | visible |
        | a     | c       |
        | b     |         |
        | c     |         |

  @R-MO-23
  Rule: A screen's bar buttons are its own, and without a navigation container none are shown

    @id:MO-070
    Scenario: Inside a container
      When the program presents "b" in a navigation container
      Then the bar shows
        | title |
        | Done  |

    @id:MO-071
    Scenario: Without one
      When the program presents "b"
      Then the bar shows no button
