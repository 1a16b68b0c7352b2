import Headless
import SeededRandom
import TestSupport
import Testing
import Undo

/// A text field against a string with a caret.
@Suite struct TextFieldModelTests {
  @Test func `random edits do what they do to a list of characters`() throws {
    let test = ModelTest<Edit>(length: 40) { seed, length in
      var random = SplitMix64(seed: seed)
      return (0..<length).map { _ in .random(using: &random) }
    } difference: { program in
      let form = try Form.editing("")
      var model = TextModel()
      for edit in program {
        try edit.perform(on: form)
        model.run(edit)
        let seen = "\(form.name.text.unicodeScalars.map(\.value)) \(form.name.selection)"
        let expected = "\(model.text.unicodeScalars.map(\.value)) \(model.selection)"
        guard seen == expected else { return "seen \(seen)\nexpected \(expected)" }
      }
      return nil
    }
    #expect(try test.failure() == nil)
  }
}

/// What a user, or code, does to the field. Places are parts of a hundred of the text.
enum Edit {
  case type(String)
  case replace(Int, Int, String)
  case delete
  case select(Int, Int)
  case undo
  case redo
  case cut
  case paste
  case set(String)
  /// The delegate refuses the next edit, or undo.
  case refusedType(String)
  case refusedUndo

  static let words = [
    "a", "Inn", "", "🇺", "🇸", "\u{301}", "e", "👍", "🏽", "\r", "\n", "ᄒ", "ᅡ", "ᆫ", "\u{200D}",
  ]

  static func random(using random: inout SplitMix64) -> Edit {
    let word = words.randomElement(using: &random) ?? ""
    let places = [Int.random(in: 0...100, using: &random), .random(in: 0...100, using: &random)]
      .sorted()
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: return .type(word)
    case 7..<9: return .replace(places[0], places[1], word)
    case 9..<11: return .delete
    case 11..<14: return .select(places[0], Bool.random(using: &random) ? places[0] : places[1])
    case 14: return .undo
    case 15: return .redo
    case 16: return .cut
    case 17: return .paste
    case 18: return Bool.random(using: &random) ? .refusedType(word) : .refusedUndo
    default: return .set(word)
    }
  }

  func perform(on form: Form) throws {
    let field = form.name
    let count = field.text.utf16.count
    switch self {
    case .type(let word): try field.type(word)
    case .replace(let from, let to, let word):
      try field.replace(count * from / 100..<count * to / 100, with: word)
    case .delete: try field.deleteBackward()
    case .select(let from, let to): try field.select(count * from / 100..<count * to / 100)
    case .undo: try field.undoHistory?.undo()
    case .redo: try field.undoHistory?.redo()
    case .cut: if field.editMenu.contains(.cut) { try field.perform(.cut) }
    case .paste: if field.editMenu.contains(.paste) { try field.perform(.paste) }
    case .set(let word): field.text = word
    case .refusedType(let word):
      try form.refusing { try field.type(word) }
    case .refusedUndo:
      try form.refusing { try field.undoHistory?.undo() }
    }
  }
}

extension Form {
  fileprivate func refusing(_ work: () throws -> Void) rethrows {
    typist.allows["name.shouldChange"] = false
    try work()
    typist.allows = [:]
  }
}

/// The naive reference: whole texts, and snapshots to undo.
struct TextModel {
  private typealias State = (text: String, selection: Range<Int>)
  private(set) var text = ""
  private(set) var selection = 0..<0
  private var past: [State] = []
  private var future: [State] = []
  private var pasteboard = ""

  mutating func run(_ edit: Edit) {
    let count = text.utf16.count
    switch edit {
    case .type(let word): replace(selection, word)
    case .replace(let from, let to, let word):
      replace(whole(count * from / 100..<count * to / 100), word)
    case .delete: delete()
    case .select(let from, let to): selection = whole(count * from / 100..<count * to / 100)
    case .undo: travel(from: \.past, to: \.future)
    case .redo: travel(from: \.future, to: \.past)
    case .cut:
      guard !selection.isEmpty else { return }
      pasteboard = String(text.utf16.dropFirst(selection.lowerBound).prefix(selection.count)) ?? ""
      replace(selection, "")
    case .paste: if !pasteboard.isEmpty { replace(selection, pasteboard) }
    case .set(let word):
      (text, past, future) = (word, [], [])
      selection = word.utf16.count..<word.utf16.count
    case .refusedType: break
    case .refusedUndo: _ = past.popLast()
    }
  }

  private mutating func delete() {
    if !selection.isEmpty { return replace(selection, "") }
    guard let start = boundaries.last(where: { $0 < selection.lowerBound }) else { return }
    replace(start..<selection.lowerBound, "")
  }

  private mutating func replace(_ range: Range<Int>, _ word: String) {
    past.append((text, selection))
    future = []
    let units = Array(text.utf16)
    let before = units[..<range.lowerBound] + Array(word.utf16)
    text = String(decoding: before + units[range.upperBound...], as: UTF16.self)
    let caret = boundaries.first { $0 >= before.count } ?? 0
    selection = caret..<caret
  }

  private mutating func travel(
    from: WritableKeyPath<TextModel, [State]>, to: WritableKeyPath<TextModel, [State]>
  ) {
    guard let state = self[keyPath: from].popLast() else { return }
    self[keyPath: to].append((text, selection))
    (text, selection) = state
  }

  private func whole(_ range: Range<Int>) -> Range<Int> {
    let from = boundaries.last { $0 <= range.lowerBound } ?? 0
    let to = boundaries.first { $0 >= range.upperBound } ?? from
    return from..<(range.isEmpty ? from : to)
  }

  /// Where characters begin or end, in UTF-16 units.
  private var boundaries: [Int] {
    text.reduce(into: [0]) { ends, character in
      ends.append((ends.last ?? 0) + String(character).utf16.count)
    }
  }
}
