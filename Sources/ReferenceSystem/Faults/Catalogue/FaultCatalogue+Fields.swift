import Conformance
import JSON

extension FaultCatalogue {
  /// Text fields, the keyboard and the edit menu.
  static let fields: [Fault] = [
    Fault(
      "keyboard-stays-up", "Return does not lower the keyboard",
      source: "classic", shownBy: "listing-1.9", twists: .ignoring("field.return")),
    Fault(
      "only-the-name-is-wired", "Return lowers the keyboard of the first field only",
      source: "T0-1-9", shownBy: "listing-1.9",
      twists: .ignoring("field.return", when: "screen.front") { screen in
        screen.edited?["name"]?.string != "name"
      }),
    Fault(
      "return-before-asking", "the editing ends before the delegate is asked about Return",
      source: "R-TF-4", shownBy: "R-TF-4",
      twists: .swapping("field.shouldReturn", "field.didEndEditing")),
    Fault(
      "end-of-editing-untold", "the delegate is not told that the editing ended",
      source: "classic", shownBy: "listing-1.9", "R-TF-4", "R-TF-14",
      twists: .dropping("field.didEndEditing")),
    Fault(
      "begins-before-the-other-ends", "the next field begins before the last one has ended",
      source: "R-TF-7", shownBy: "R-TF-7", "R-TF-14",
      twists: .swapping("field.didBeginEditing", "field.didEndEditing")),
    Fault(
      "begins-unasked", "the delegate is not asked whether editing may begin",
      source: "R-TF-1", shownBy: "R-TF-1", "R-TF-14",
      twists: .dropping("field.shouldBeginEditing")),
    Fault(
      "autocorrects", "the fields put names right that are right",
      source: "T0-sidebar", shownBy: "sidebar-autocorrection",
      twists: .field("autocorrection") { _ in "yes" }),
    Fault(
      "clear-button-always", "the clear button shows in fields that are not edited",
      source: "R-TF-8", shownBy: "R-TF-8", twists: .field("clearButton") { _ in "always" }),
    Fault(
      "clears-on-begin", "a tap into a field empties it",
      source: "R-TF-9", shownBy: "R-TF-9",
      twists: .around("field.focus") { intent, inside in
        var reply = try await inside.perform(intent)
        reply.append(try await inside.perform("field.clear"))
        return reply
      }),
    Fault(
      "clear-does-not", "the clear button asks, and clears nothing",
      source: "classic", shownBy: "R-TF-3",
      twists: .ignoring("field.clear", telling: .init("field.shouldClear"))),
    Fault(
      "clears-unasked", "the clear button does not ask the delegate",
      source: "B-27", shownBy: "R-TF-3", "B-27", twists: .dropping("field.shouldClear")),
    Fault(
      "clears-untold", "the clear button tells of no change",
      source: "R-TF-3", shownBy: "R-TF-3", twists: .dropping("field.didChange")),
    Fault(
      "clears-from-afar", "the clear button works in a field that is not edited",
      source: "R-TF-8", shownBy: "R-TF-8", twists: .accepting("field.clear")),
    Fault(
      "no-typing-undo", "a shake does not offer to take back what was typed",
      source: "R-UN-41", shownBy: "figure-1.13", "R-UN-41",
      twists: .ignoring("device.shake", when: "screen.front") { $0.edited != nil }),
    Fault(
      "typing-undone-by-hand", "Undo Typing is offered, and takes nothing back",
      source: "R-UN-41", shownBy: "figure-1.13",
      twists: .around("alert.choose") { intent, inside in
        let isTyping = intent.arguments["button"]?.string == "Undo Typing"
        return try await inside.perform(
          intent.action, isTyping ? ["button": "Cancel"] : intent.arguments)
      }),
    Fault(
      "typing-undo-outlives-editing", "Undo Typing is offered after the field was left",
      source: "B-22", shownBy: "R-UN-41",
      twists: .seeing("screen.front") { screen, inside in
        guard inside["left"] == true, screen["alert"]?.isNull ?? true else { return screen }
        return screen.setting("alert", ["title": "", "message": "", "buttons": ["Undo Typing"]])
      },
      .noting("left", on: "field.return")),
    Fault(
      "select-all-missing", "the edit menu has no Select All",
      source: "classic", shownBy: "figure-1.14",
      twists: .showing("field.menuItems") { $0.dropping { $0.string == "Select All" } }),
    Fault(
      "pastes-nothing", "Paste is offered while the pasteboard is empty",
      source: "R-TF-13", shownBy: "R-TF-13",
      twists: .showing("field.menuItems") { items in
        items.dropping { $0.string == "Paste" }.adding(["Paste"])
      }),
    Fault(
      "pastes-beside", "Paste does not replace what is selected",
      source: "R-TF-13", shownBy: "figure-1.14",
      twists: .around("field.menu") { intent, inside in
        let isSelecting = intent.arguments["item"]?.string == "Select All"
        return isSelecting ? Reply() : try await inside.perform(intent)
      }),
    Fault(
      "memory-warning-empties", "a memory warning costs what was typed under the picker",
      source: "T0-1-20f", shownBy: "R-MO-20",
      twists: .noting("warned", on: "device.memoryWarning"),
      .seeing("form.fields") { fields, inside in
        inside["warned"] == true ? fields.setting("name", "Hotel California") : fields
      }),
  ]
}

extension Twist {
  fileprivate static func field(
    _ trait: String, _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Twist {
    .showing("screen.front", "fields") { $0.each { $0.changing(trait, change) } }
  }
}

extension JSONValue {
  /// The field of a screen that is being edited.
  var edited: JSONValue? { self["fields"]?.array?.first { $0["editing"]?.bool == true } }
}
