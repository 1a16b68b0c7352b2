import Conformance
import JSON

extension MutantCatalogue {
  /// Text fields, the keyboard and the edit menu.
  static let fields: [Mutant] = [
    Mutant(
      "keyboard-stays-up", "Return does not lower the keyboard",
      source: "classic", shownBy: "listing-1.9", mutations: .ignoring("field.return")),
    Mutant(
      "only-the-name-is-wired", "Return lowers the keyboard of the first field only",
      source: "T0-1-9", shownBy: "listing-1.9",
      mutations: .ignoring("field.return", when: "screen.front") { screen in
        screen.edited?["name"]?.string != "name"
      }),
    Mutant(
      "return-before-asking", "the editing ends before the delegate is asked about Return",
      source: "R-TF-4", shownBy: "R-TF-4",
      mutations: .swapping("field.shouldReturn", "field.didEndEditing")),
    Mutant(
      "end-of-editing-untold", "the delegate is not told that the editing ended",
      source: "classic", shownBy: "listing-1.9", "R-TF-4", "R-TF-14",
      mutations: .dropping("field.didEndEditing")),
    Mutant(
      "begins-before-the-other-ends", "the next field begins before the last one has ended",
      source: "R-TF-7", shownBy: "R-TF-7", "R-TF-14",
      mutations: .swapping("field.didBeginEditing", "field.didEndEditing")),
    Mutant(
      "begins-unasked", "the delegate is not asked whether editing may begin",
      source: "R-TF-1", shownBy: "R-TF-1", "R-TF-14",
      mutations: .dropping("field.shouldBeginEditing")),
    Mutant(
      "autocorrects", "the fields put names right that are right",
      source: "T0-sidebar", shownBy: "sidebar-autocorrection",
      mutations: .field("autocorrection") { _ in "yes" }),
    Mutant(
      "clear-button-always", "the clear button shows in fields that are not edited",
      source: "R-TF-8", shownBy: "R-TF-8", mutations: .field("clearButton") { _ in "always" }),
    Mutant(
      "clears-on-begin", "a tap into a field empties it",
      source: "R-TF-9", shownBy: "R-TF-9",
      mutations: .around("field.focus") { intent, inside in
        var reply = try await inside.perform(intent)
        reply.append(try await inside.perform("field.clear"))
        return reply
      }),
    Mutant(
      "clear-does-not", "the clear button asks, and clears nothing",
      source: "classic", shownBy: "R-TF-3",
      mutations: .ignoring("field.clear", telling: .init("field.shouldClear"))),
    Mutant(
      "clears-unasked", "the clear button does not ask the delegate",
      source: "B-27", shownBy: "R-TF-3", "B-27", mutations: .dropping("field.shouldClear")),
    Mutant(
      "clears-untold", "the clear button tells of no change",
      source: "R-TF-3", shownBy: "R-TF-3", mutations: .dropping("field.didChange")),
    Mutant(
      "clears-from-afar", "the clear button works in a field that is not edited",
      source: "R-TF-8", shownBy: "R-TF-8", mutations: .accepting("field.clear")),
    Mutant(
      "no-typing-undo", "a shake does not offer to take back what was typed",
      source: "R-UN-41", shownBy: "figure-1.13", "R-UN-41",
      mutations: .ignoring("device.shake", when: "screen.front") { $0.edited != nil }),
    Mutant(
      "typing-undone-by-hand", "Undo Typing is offered, and takes nothing back",
      source: "R-UN-41", shownBy: "figure-1.13",
      mutations: .around("alert.choose") { intent, inside in
        let isTyping = intent.arguments["button"]?.string == "Undo Typing"
        return try await inside.perform(
          intent.action, isTyping ? ["button": "Cancel"] : intent.arguments)
      }),
    Mutant(
      "typing-undo-outlives-editing", "Undo Typing is offered after the field was left",
      source: "B-22", shownBy: "R-UN-41",
      mutations: .seeing("screen.front") { screen, inside in
        guard inside["left"] == true, screen["alert"]?.isNull ?? true else { return screen }
        return screen.setting("alert", ["title": "", "message": "", "buttons": ["Undo Typing"]])
      },
      .noting("left", on: "field.return")),
    Mutant(
      "select-all-missing", "the edit menu has no Select All",
      source: "classic", shownBy: "figure-1.14",
      mutations: .showing("field.menuItems") { $0.dropping { $0.string == "Select All" } }),
    Mutant(
      "pastes-nothing", "Paste is offered while the pasteboard is empty",
      source: "R-TF-13", shownBy: "R-TF-13",
      mutations: .showing("field.menuItems") { items in
        items.dropping { $0.string == "Paste" }.adding(["Paste"])
      }),
    Mutant(
      "pastes-beside", "Paste does not replace what is selected",
      source: "R-TF-13", shownBy: "figure-1.14",
      mutations: .around("field.menu") { intent, inside in
        let isSelecting = intent.arguments["item"]?.string == "Select All"
        return isSelecting ? Reply() : try await inside.perform(intent)
      }),
    Mutant(
      "memory-warning-empties", "a memory warning costs what was typed under the picker",
      source: "T0-1-20f", shownBy: "R-MO-20",
      mutations: .noting("warned", on: "device.memoryWarning"),
      .seeing("form.fields") { fields, inside in
        inside["warned"] == true ? fields.setting("name", "Hotel California") : fields
      }),
  ]
}

extension Mutation {
  fileprivate static func field(
    _ trait: String, _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> Mutation {
    .showing("screen.front", "fields") { $0.each { $0.changing(trait, change) } }
  }
}

extension JSONValue {
  /// The field of a screen that is being edited.
  var edited: JSONValue? { self["fields"]?.array?.first { $0["editing"]?.bool == true } }
}
