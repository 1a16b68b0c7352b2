import Headless
import Testing

@Suite struct NavigationStackTests {
  let root = Page("root")
  let list = Page("list")
  let card = Page("card")
  let stack: Stack
  let navigation: NavigationStack

  init() throws {
    stack = try Stack(root: root, in: .navigation)
    navigation = try #require(stack.window.root?.navigation)
  }

  @Test func `a push covers what is below`() throws {
    try navigation.push(list)
    #expect(
      stack.events == [
        "list.pushed", "root.willDisappear(covered)", "list.willAppear", "root.didDisappear",
        "list.didAppear",
      ])
    #expect(navigation.top === list)
  }

  @Test func `a pop mirrors a push and returns what it took`() throws {
    try navigation.push(list)
    stack.forget()
    let popped = try navigation.pop()
    #expect(popped === list)
    #expect(
      stack.events == [
        "list.popped", "list.willDisappear(leaving)", "root.willAppear", "list.didDisappear",
        "root.didAppear",
      ])
    #expect(list.presenter == nil)
  }

  @Test func `the root is never popped`() throws {
    #expect(try navigation.pop() == nil)
    #expect(try navigation.popToRoot().isEmpty)
    #expect(navigation.contents.count == 1)
  }

  @Test func `popping to a content returns the popped ones from the top down`() throws {
    try navigation.push(list)
    try navigation.push(card)
    stack.forget()
    let popped = try navigation.pop(to: root)
    #expect(popped.map(\.screenName) == ["card", "list"])
    #expect(
      stack.events == [
        "card.popped", "list.popped", "card.willDisappear(leaving)", "root.willAppear",
        "card.didDisappear", "root.didAppear",
      ])
  }

  @Test func `popping to a content that is not there pops nothing`() throws {
    try navigation.push(list)
    #expect(try navigation.pop(to: card).isEmpty)
    #expect(navigation.top === list)
  }

  @Test func `what is on the stack is not pushed again`() throws {
    try navigation.push(list)
    #expect(throws: PresentationError.alreadyOnStack) { try navigation.push(root) }
    #expect(navigation.contents.count == 2)
  }

  @Test func `a content that brings its own bar is not pushed`() {
    #expect(throws: PresentationError.isNavigationItself) {
      try navigation.push(Page("picker", barRequirement: .own))
    }
  }

  @Test func `the modal on top is what is visible`() throws {
    try navigation.push(list)
    #expect(navigation.visible === list)
    let form = Page("form")
    try stack.present(form)
    #expect(navigation.visible === form)
  }

  @Test func `popping under a full screen calls no other content`() throws {
    try navigation.push(list)
    try stack.present(Page("form"))
    stack.forget()
    try navigation.pop()
    #expect(stack.events == ["list.popped"])
    #expect(navigation.top === root)
  }

  @Test func `a bare content has no stack`() throws {
    try stack.present(card)
    #expect(stack.window.frontmost?.navigation == nil)
  }
}
