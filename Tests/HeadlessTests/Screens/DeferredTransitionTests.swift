import Headless
import Testing

@Suite struct DeferredTransitionTests {
  let root = Page("root")
  let form = Page("form")
  let stack: Stack

  init() throws {
    stack = try Stack(root: root)
    stack.window.transitions = .deferred
  }

  @Test func `a transition stays half done until it is finished`() throws {
    try stack.present(form)
    #expect(stack.window.isInTransition)
    #expect(stack.events.last == "form.willAppear")
    stack.window.finishTransition()
    #expect(!stack.window.isInTransition)
    #expect(stack.events.suffix(2) == ["form.didAppear", "root.didDisappear"])
  }

  @Test func `nothing is presented, dismissed or pushed meanwhile`() throws {
    try stack.present(form, in: .navigation)
    let screen = try #require(stack.window.frontmost)
    #expect(throws: PresentationError.inTransition) { try stack.present(Page("picker")) }
    #expect(throws: PresentationError.inTransition) { try screen.dismiss() }
    #expect(throws: PresentationError.inTransition) {
      try screen.navigation?.push(Page("card"))
    }
    #expect(stack.names == ["root", "form"])
  }

  @Test func `a dismissed screen keeps its links until the end`() throws {
    try stack.present(form)
    stack.window.finishTransition()
    try stack.window.root?.dismiss()
    #expect(stack.names == ["root", "form"])
    stack.window.finishTransition()
    #expect(stack.names == ["root"])
  }

  @Test func `a screen in a transition cannot be touched`() throws {
    try stack.present(form)
    let screen = try #require(stack.window.frontmost)
    #expect(throws: IntentRefused(.inTransition, "save")) { try screen.checkTouchable("save") }
    stack.window.finishTransition()
    try screen.checkTouchable("save")
  }

  @Test func `finishing without a transition does nothing`() {
    stack.window.finishTransition()
    #expect(stack.events == [])
  }
}
