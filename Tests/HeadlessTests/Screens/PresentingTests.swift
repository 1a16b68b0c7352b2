import Headless
import Testing

@Suite struct PresentingTests {
  let root = Page("root")
  let form = Page("form")
  let stack: Stack

  init() throws { stack = try Stack(root: root) }

  @Test func `a presented screen is linked both ways`() throws {
    try stack.present(form)
    let low = try #require(stack.window.root)
    #expect(low.presented?.content === form)
    #expect(low.presented?.presenter === low)
    #expect(stack.window.visibleContent === form)
  }

  @Test func `a second presentation is refused and nothing changes`() throws {
    try stack.present(form)
    let low = try #require(stack.window.root)
    stack.forget()
    #expect(throws: PresentationError.alreadyPresenting) {
      try low.present(Page("other"), in: .none, transition: .coverVertical)
    }
    #expect(stack.names == ["root", "form"])
    #expect(stack.events == [])
  }

  @Test func `a dismissal that is sent to what is on top is forwarded to its presenter`() throws {
    try stack.present(form)
    try form.presenter?.dismiss()
    #expect(stack.names == ["root"])
  }

  @Test func `the root has nothing to dismiss`() throws {
    let low = try #require(stack.window.root)
    #expect(throws: PresentationError.nothingToDismiss) { try low.dismiss() }
  }

  @Test func `a screen that has left dismisses nothing else`() throws {
    try stack.present(form)
    let picker = Page("picker")
    try stack.present(picker)
    let gone = try #require(stack.window.frontmost)
    try gone.dismiss()
    #expect(throws: PresentationError.nothingToDismiss) { try gone.dismiss() }
    #expect(stack.names == ["root", "form"])
  }

  @Test func `dismissing low in the stack takes everything above away`() throws {
    try stack.present(form)
    let (picker, card) = (Page("picker"), Page("card"))
    try stack.present(picker)
    try stack.present(card)
    stack.forget()
    try stack.window.root?.dismiss()
    #expect(stack.names == ["root"])
    #expect(
      stack.events == [
        "card.dismissed", "picker.dismissed", "form.dismissed", "card.willDisappear(leaving)",
        "root.willAppear", "root.didAppear", "card.didDisappear",
      ])
    #expect([form, picker, card].allSatisfy { $0.presenter == nil })
  }

  @Test func `a presentation by a content inside a container reads the same from both`() throws {
    try stack.present(form, in: .navigation)
    let container = try #require(stack.window.frontmost)
    try form.presenter?.present(Page("picker"), in: .none, transition: .coverVertical)
    #expect(container.presented?.content.screenName == "picker")
    #expect(form.presenter === container)
  }

  @Test func `a content that needs a bar is refused without one`() {
    let bare = Page("newPerson", barRequirement: .container)
    #expect(throws: PresentationError.needsNavigation) { try stack.present(bare) }
    #expect(stack.names == ["root"])
  }

  @Test func `a content with its own bar is refused inside a container`() {
    let picker = Page("picker", barRequirement: .own)
    #expect(throws: PresentationError.isNavigationItself) {
      try stack.present(picker, in: .navigation)
    }
  }

  @Test func `a content that is shown is not shown twice`() throws {
    try stack.present(form)
    #expect(throws: PresentationError.alreadyShown) { try stack.present(root) }
  }

  @Test func `a screen that has left presents nothing`() throws {
    try stack.present(form)
    let gone = try #require(stack.window.frontmost)
    try gone.dismiss()
    #expect(throws: PresentationError.notShown) {
      try gone.present(Page("picker"), in: .none, transition: .coverVertical)
    }
  }

  @Test func `a curled screen presents nothing, and only a full screen curls`() throws {
    try stack.present(form, style: .sheet)
    #expect(throws: PresentationError.curlNotPossible) {
      try stack.present(Page("map"), transition: .partialCurl)
    }
    try stack.window.root?.dismiss()
    try stack.present(Page("map"), transition: .partialCurl)
    #expect(throws: PresentationError.curlNotPossible) { try stack.present(Page("picker")) }
  }

  @Test func `the transition is a property of what is presented`() throws {
    try stack.present(form, transition: .flipHorizontal)
    #expect(stack.window.frontmost?.transition == .flipHorizontal)
    #expect(stack.window.root?.transition == .coverVertical)
  }

  @Test func `buttons show inside a container or in the content's own bar`() throws {
    #expect(stack.window.root?.barButtons == [])
    try stack.present(form, in: .navigation)
    #expect(stack.window.frontmost?.barButtons == form.barButtons)
    let picker = Page("picker", barRequirement: .own)
    try stack.present(picker)
    #expect(stack.window.frontmost?.barButtons == picker.barButtons)
  }

  @Test func `a presenter retains what it presents, and lets go of it`() throws {
    weak var page: Page?
    do {
      let passing = Page("passing")
      page = passing
      try stack.present(passing)
    }
    #expect(page != nil)
    try stack.window.root?.dismiss()
    #expect(page == nil)
  }

  @Test func `a completion comes after everything else`() throws {
    let low = try #require(stack.window.root)
    var calls: [[String]] = []
    try low.present(form, in: .none, transition: .coverVertical, style: .fullScreen) {
      calls.append(form.calls)
    }
    try low.dismiss { calls.append(form.calls) }
    #expect(calls.first?.last == "didAppear")
    #expect(calls.last?.last == "didDisappear")
  }

  @Test func `a content is told that what it presented has left, however that came about`() throws {
    for leave in [
      { try? self.form.presenter?.dismiss() }, { try? self.stack.window.root?.dismiss() },
    ] {
      root.calls = []
      try stack.present(form)
      leave()
      #expect(root.calls.last == "form left")
    }
  }

  @Test func `a sheet that is swiped away leaves, and the content below is told`() throws {
    try stack.present(form, style: .sheet)
    stack.forget()
    try stack.window.frontmost?.swipeDown()
    #expect(stack.names == ["root"])
    #expect(root.calls == ["didLoad", "willAppear", "didAppear", "form left"])
    #expect(form.calls.suffix(3) == ["willDisappear(leaving)", "didSwipeDown", "didDisappear"])
  }

  @Test func `only a sheet is swiped away`() throws {
    let refusal = IntentRefused(.notAllowed, "swipeDown")
    #expect(throws: refusal) { try stack.window.frontmost?.swipeDown() }
    try stack.present(form)
    #expect(throws: refusal) { try stack.window.frontmost?.swipeDown() }
    #expect(stack.names == ["root", "form"])
  }

  @Test func `a content learns that it was swiped down while it is still hosted`() throws {
    try stack.present(form, style: .sheet)
    var refusal: PresentationError?
    form.onSwipe = { [form] in
      do throws(PresentationError) { try form.presenter?.dismiss() } catch { refusal = error }
    }
    try stack.window.frontmost?.swipeDown()
    #expect(refusal == .inTransition)
    #expect(form.calls.suffix(3) == ["willDisappear(leaving)", "didSwipeDown", "didDisappear"])
    #expect(stack.names == ["root"])
    try stack.present(form, style: .sheet)
    form.calls = []
    try stack.window.root?.dismiss()
    #expect(!form.calls.contains("didSwipeDown"))
  }

  @Test func `a screen that leaves takes nothing else with it`() throws {
    try stack.present(form)
    let card = Page("card")
    try stack.present(card, style: .sheet)
    stack.forget()
    form.presenter?.leave()
    #expect(stack.names == ["root", "card"])
    #expect(card.presenter === stack.window.frontmost)
    #expect(
      stack.events == [
        "form.dismissed", "form.willDisappear(leaving)", "root.willAppear", "root.didAppear",
        "form.didDisappear",
      ])
    #expect(root.calls.last == "form left")
    try stack.window.root?.dismiss()
    #expect(root.calls.last == "card left")
    #expect(stack.names == ["root"])
  }

  @Test func `a screen leaves when the transition that runs has ended`() throws {
    try stack.present(form)
    stack.window.transitions = .deferred
    try stack.present(Page("card"))
    form.presenter?.leave()
    #expect(stack.names == ["root", "form", "card"])
    stack.window.finishTransition()
    #expect(stack.window.isInTransition)
    stack.window.finishTransition()
    #expect(stack.names == ["root", "card"])
    #expect(!stack.window.isInTransition)
  }

  @Test func `a screen that is on its way out does not leave twice`() throws {
    try stack.present(form)
    stack.window.transitions = .deferred
    try stack.window.root?.dismiss()
    form.presenter?.leave()
    stack.window.finishTransition()
    #expect(stack.names == ["root"])
    #expect(!stack.window.isInTransition)
    stack.window.root?.leave()
    #expect(stack.names == ["root"])
  }

  @Test func `a refused presentation is rolled back`() throws {
    let low = try #require(stack.window.root)
    var isNoted = true
    try low.present(form, in: .none, transition: .coverVertical) { isNoted = false }
    #expect(isNoted)
    #expect(throws: PresentationError.alreadyPresenting) {
      try low.present(Page("card"), in: .none, transition: .coverVertical) { isNoted = false }
    }
    #expect(!isNoted)
  }

  @Test func `a new root sends the old ones away`() throws {
    try stack.present(form)
    stack.forget()
    try stack.window.show(Page("other"))
    #expect(stack.names == ["other"])
    #expect(root.presenter == nil)
    #expect(
      stack.events == [
        "form.willDisappear(leaving)", "other.willAppear", "other.didAppear",
        "form.didDisappear",
      ])
  }
}
