import Headless
import SeededRandom
import Testing

@Suite struct AppearanceTests {
  let root = Page("root")
  let form = Page("form")
  let stack: Stack

  init() throws { stack = try Stack(root: root) }

  @Test func `a full screen covers its presenter`() throws {
    try stack.present(form)
    #expect(
      stack.events == [
        "form.presented", "root.willDisappear(covered)", "form.willAppear", "form.didAppear",
        "root.didDisappear",
      ])
  }

  @Test func `dismissing mirrors presenting`() throws {
    try stack.present(form)
    stack.forget()
    try stack.window.root?.dismiss()
    #expect(
      stack.events == [
        "form.dismissed", "form.willDisappear(leaving)", "root.willAppear", "root.didAppear",
        "form.didDisappear",
      ])
  }

  @Test func `a sheet leaves its presenter in the window`() throws {
    stack.window.style = .sheet
    let low = try #require(stack.window.root)
    try low.present(form, in: .none, transition: .coverVertical)
    #expect(stack.events == ["form.presented", "form.willAppear", "form.didAppear"])
    stack.forget()
    try low.dismiss()
    #expect(stack.events == ["form.dismissed", "form.willDisappear(leaving)", "form.didDisappear"])
  }

  @Test func `a full screen over a sheet covers both that were seen`() throws {
    try stack.present(form, style: .sheet)
    stack.forget()
    try stack.present(Page("picker"))
    #expect(
      stack.events == [
        "picker.presented", "root.willDisappear(covered)", "form.willDisappear(covered)",
        "picker.willAppear", "picker.didAppear", "root.didDisappear", "form.didDisappear",
      ])
  }

  @Test func `the links are cut when a dismissed content did disappear`() throws {
    try stack.present(form)
    let (low, high) = (stack.window.root, stack.window.frontmost)
    var links: [Screen?] = []
    form.onDidDisappear = { links = [low?.presented, high?.presenter] }
    try low?.dismiss()
    #expect(links.count == 2)
    #expect(links.allSatisfy { $0 == nil })
    #expect(form.presenter == nil)
  }

  @Test func `a content may present as soon as it did appear`() throws {
    let picker = Page("picker")
    form.onDidAppear = { [weak form] in
      try? form?.presenter?.present(picker, in: .none, transition: .coverVertical)
    }
    try stack.present(form)
    #expect(stack.names == ["root", "form", "picker"])
    #expect(root.calls.suffix(2) == ["willDisappear(covered)", "didDisappear"])
  }

  @Test func `no content may present while it is leaving`() throws {
    try stack.present(form)
    var refusal: PresentationError?
    let low = try #require(stack.window.root)
    form.onWillDisappear = {
      do throws(PresentationError) {
        try low.present(Page("late"), in: .none, transition: .coverVertical)
      } catch { refusal = error }
    }
    try low.dismiss()
    #expect(refusal == .inTransition)
    #expect(stack.names == ["root"])
  }

  @Test func `will precedes did for every content, whatever happens`() throws {
    for seed in UInt64(1)...50 {
      var random = SplitMix64(seed: seed)
      let pages = (0..<6).map { Page("page\($0)") }
      let stack = try Stack(root: Page("root"), in: .navigation)
      for _ in 0..<60 { wander(stack, pages, &random) }
      for page in pages { #expect(page.isWellOrdered, "seed \(seed): \(page.calls)") }
    }
  }

  private func wander(_ stack: Stack, _ pages: [Page], _ random: inout SplitMix64) {
    guard let screen = stack.window.screens.randomElement(using: &random),
      let page = pages.randomElement(using: &random)
    else { return }
    let isSheet = Bool.random(using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      try? screen.present(
        page, in: .navigation, transition: .coverVertical, style: isSheet ? .sheet : .fullScreen)
    case 2: try? screen.dismiss()
    case 3: try? screen.navigation?.push(page)
    default: _ = try? screen.navigation?.pop()
    }
  }
}

extension Page {
  /// Whether the calls are runs of will appear, did appear, will disappear, did disappear, in this order.
  fileprivate var isWellOrdered: Bool {
    let order = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
    let heard = calls.filter { !$0.hasSuffix(" left") && $0 != "didLoad" }.map {
      $0.prefix { $0 != "(" }
    }
    return heard.enumerated().allSatisfy { $0.element == order[$0.offset % 4] }
  }
}
