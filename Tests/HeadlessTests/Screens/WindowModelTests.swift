import Headless
import SeededRandom
import TestSupport
import Testing

/// A window against a stack of screens, each of them a stack of names.
@Suite struct WindowModelTests {
  @Test func `random presentations do what they do to a stack of screens`() throws {
    let test = ModelTest<Move>(length: 40) { seed, length in
      var random = SplitMix64(seed: seed)
      return (0..<length).map { _ in .random(using: &random) }
    } difference: { program in
      let subject = try WindowSubject()
      var model = WindowModel()
      for move in program {
        subject.run(move)
        model.run(move)
        guard subject.seen == model.seen else {
          return "seen \(subject.seen)\nexpected \(model.seen)"
        }
      }
      return nil
    }
    #expect(try test.failure() == nil)
  }
}

/// What a program or a user does. A level counts from the root, and is taken modulo those that there are.
enum Move {
  case present(page: Int, level: Int, isSheet: Bool)
  case dismiss(level: Int)
  case leave(level: Int)
  case swipe(level: Int)
  case push(page: Int, level: Int)
  case pop(level: Int)
  case popToRoot(level: Int)

  static func random(using random: inout SplitMix64) -> Move {
    let level = Int.random(in: 0..<12, using: &random)
    let page = Int.random(in: 0..<WindowSubject.pageCount, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: return .present(page: page, level: level, isSheet: .random(using: &random))
    case 5: return .dismiss(level: level)
    case 6: return .leave(level: level)
    case 7: return .swipe(level: level)
    case 8..<10: return .push(page: page, level: level)
    case 10: return .pop(level: level)
    default: return .popToRoot(level: level)
    }
  }
}

/// What can be seen after a move: the stacks, and which pages are in the window.
struct WindowState: Equatable {
  var stacks: [[String]]
  var visible: [String]
  var isRefused: Bool
}

/// The real window.
struct WindowSubject {
  static let pageCount = 6
  private let stack: Stack
  private let pages = (0..<pageCount).map { Page("page\($0)") }
  private let root = Page("root")
  private let refusals = Refusals()

  init() throws { stack = try Stack(root: root, in: .navigation) }

  var seen: WindowState {
    let visible = ([root] + pages).filter { $0.isVisible }.map(\.screenName)
    let stacks = stack.window.screens.map { screen in
      screen.navigation?.contents.map(\.screenName) ?? []
    }
    return WindowState(stacks: stacks, visible: visible, isRefused: refusals.isLast)
  }

  func run(_ move: Move) {
    do {
      try perform(move)
      refusals.isLast = false
    } catch {
      refusals.isLast = true
    }
  }

  private func perform(_ move: Move) throws {
    let screens = stack.window.screens
    func screen(_ level: Int) -> Screen { screens[level % screens.count] }
    switch move {
    case .present(let page, let level, let isSheet):
      try screen(level).present(
        pages[page], in: .navigation, transition: .coverVertical,
        style: isSheet ? .sheet : .fullScreen)
    case .dismiss(let level): try screen(level).dismiss()
    case .leave(let level): screen(level).leave()
    case .swipe(let level): try screen(level).swipeDown()
    case .push(let page, let level): try screen(level).navigation?.push(pages[page])
    case .pop(let level): try screen(level).navigation?.pop()
    case .popToRoot(let level): try screen(level).navigation?.popToRoot()
    }
  }

  private final class Refusals {
    var isLast = false
  }
}

extension Page {
  /// Whether its last appearance has not ended, by its callbacks.
  fileprivate var isVisible: Bool {
    let last = calls.last { ["didAppear", "didDisappear"].contains($0) }
    return last == "didAppear"
  }
}

/// The naive reference.
struct WindowModel {
  private struct Level {
    var names: [String]
    var isSheet: Bool
  }

  private var levels = [Level(names: ["root"], isSheet: false)]
  private var isRefused = false

  var seen: WindowState {
    let lowest = levels.lastIndex { !$0.isSheet } ?? 0
    let visible = levels[lowest...].compactMap(\.names.last)
    let order = ["root"] + (0..<WindowSubject.pageCount).map { "page\($0)" }
    return WindowState(
      stacks: levels.map(\.names), visible: order.filter(visible.contains), isRefused: isRefused)
  }

  mutating func run(_ move: Move) { isRefused = !perform(move) }

  /// Returns whether the move is allowed.
  private mutating func perform(_ move: Move) -> Bool {
    let all = levels.flatMap(\.names)
    switch move {
    case .present(let page, let level, let isSheet):
      guard level % levels.count == levels.count - 1, !all.contains("page\(page)") else {
        return false
      }
      levels.append(Level(names: ["page\(page)"], isSheet: isSheet))
    case .dismiss(let level):
      guard levels.count > 1 else { return false }
      let kept = min(level % levels.count + 1, levels.count - 1)
      levels.removeSubrange(kept...)
    case .leave(let level):
      if level % levels.count > 0 { levels.remove(at: level % levels.count) }
    case .swipe(let level):
      let level = level % levels.count
      guard level > 0, level == levels.count - 1, levels[level].isSheet else { return false }
      levels.removeLast()
    case .push(let page, let level):
      guard !all.contains("page\(page)") else { return false }
      levels[level % levels.count].names.append("page\(page)")
    case .pop(let level):
      let level = level % levels.count
      if levels[level].names.count > 1 { levels[level].names.removeLast() }
    case .popToRoot(let level):
      let level = level % levels.count
      levels[level].names.removeSubrange(1...)
    }
    return true
  }
}
