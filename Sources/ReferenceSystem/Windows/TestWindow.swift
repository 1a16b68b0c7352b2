import Conformance
import Fakes
import Headless
import JSON
import Undo

/// The named screens of a scenario, and who shows them.
final class TestWindow {
  private let window: Window
  private let recorder: EventRecorder
  private var screens: [String: TestScreen] = [:]
  private var documents: [ObjectIdentifier: UndoDocument] = [:]
  /// Answers for all fields of all screens.
  let delegate = ScriptedTextFieldDelegate()

  init(_ window: Window, recorder: EventRecorder) {
    self.window = window
    self.recorder = recorder
  }

  /// The screen of that name; a new one for a name that is new.
  func content(_ name: String) -> TestScreen {
    if let screen = screens[name] { return screen }
    let screen = TestScreen(name, recorder: recorder)
    screens[name] = screen
    return screen
  }

  /// The level of the modal stack on which a screen stands; the one in front for no name.
  func level(_ name: String?) throws -> Screen {
    let levels = window.screens
    guard let name else {
      guard let front = levels.last else { throw IntentRefused(.notShown) }
      return front
    }
    let level = levels.first { level in
      let contents = level.navigation?.contents ?? [level.content]
      return contents.contains { $0.screenName == name }
    }
    guard let level else {
      if screens[name] == nil { throw IntentRefused(.notShown, name) }
      throw PresentationError.nothingToDismiss
    }
    return level
  }

  func navigation() throws -> NavigationStack {
    guard let navigation = try level(nil).navigation else {
      throw PresentationError.needsNavigation
    }
    return navigation
  }

  /// Tells that an asked-for completion was called.
  func completion(of name: String, _ kind: String, isWanted: Bool) -> () -> Void {
    guard isWanted else { return {} }
    return { [recorder] in recorder.record("\(name).\(kind)") }
  }

  func report(popped contents: [any ScreenContent]) {
    let names = contents.map(\.screenName).joined(separator: ", ")
    recorder.record("stack.popped", ["screens": .text(names)])
  }

  /// Some work of a client that can be taken back, as one step of a history.
  func work(_ name: String, in history: any UndoManaging) throws {
    let id = ObjectIdentifier(history)
    let document =
      documents[id] ?? UndoDocument("work", history: history, recorder: recorder)
    documents[id] = document
    try document.set(name)
    history.setActionName(name)
    history.endEvent()
  }

  /// Puts fields on a screen that is not shown yet, or replaces those it has.
  func give(_ fields: [JSONValue], to screen: TestScreen) throws {
    screen.textFields = try fields.map { message in
      let field = try TextField(message: message)
      field.delegate = delegate
      recorder.follow(field)
      return field
    }
  }

  func field(_ name: String) throws(IntentRefused) -> TextField {
    let fields = screens.sorted { $0.key < $1.key }.flatMap(\.value.textFields)
    guard let field = fields.first(where: { $0.name == name }) else {
      throw IntentRefused(.notShown, name)
    }
    return field
  }
}

extension TextField {
  /// Reads a field as the messages carry one: `name`, and what differs from a fresh field.
  fileprivate convenience init(message: JSONValue) throws(Refusal) {
    let arguments = Arguments(message)
    self.init(name: try arguments.string("name"))
    text = message["text"]?.string ?? ""
    if let mode = message["clearButton"]?.string {
      guard let mode = ClearButtonMode(rawValue: mode) else {
        throw .badArgument("clearButton", "a mode of the clear button")
      }
      clearButtonMode = mode
    }
    clearsOnBeginEditing = message["clearsOnBegin"]?.string == "yes"
  }
}
