import Headless
import Testing
import Undo

/// A character is what Swift's `Character` is: the caret is never inside one.
@Suite struct CaretTests {
  /// Pieces that become one character: a flag, an accent, a skin tone, a line end, a syllable, a family.
  static let characters = [
    ["🇺", "🇸"], ["e", "\u{301}"], ["👍", "🏽"], ["\r", "\n"], ["ᄒ", "ᅡ", "ᆫ"],
    ["👩", "\u{200D}", "👧"],
  ]

  @Test(arguments: characters)
  func `what is typed piece by piece has the caret after it`(_ pieces: [String]) throws {
    let form = try Form.editing("ab")
    try form.name.select(1..<1)
    for piece in pieces { try form.name.type(piece) }
    try form.name.type("x")
    #expect(form.name.text.utf16.elementsEqual("a\(pieces.joined())xb".utf16))
  }

  @Test(arguments: characters)
  func `what becomes part of the character behind it has the caret after that`(
    _ pieces: [String]
  ) throws {
    let form = try Form.editing(pieces.dropFirst().joined())
    try form.name.select(0..<0)
    try form.name.type(pieces[0])
    let whole = pieces.joined()
    #expect(form.name.selection == whole.utf16.count..<whole.utf16.count)
    try form.name.type("x")
    #expect(form.name.text.utf16.elementsEqual("\(whole)x".utf16))
  }

  @Test(arguments: characters)
  func `a deletion that joins a character has the caret after it`(_ pieces: [String]) throws {
    let form = try Form.editing("\(pieces[0])\t\(pieces.dropFirst().joined())")
    let place = pieces[0].utf16.count
    try form.name.replace(place..<place + 1, with: "")
    try form.name.type("y")
    #expect(form.name.text.utf16.elementsEqual("\(pieces.joined())y".utf16))
  }

  @Test(arguments: characters)
  func `a character is deleted, selected, replaced and undone as a whole`(
    _ pieces: [String]
  ) throws {
    let whole = pieces.joined()
    let form = try Form.editing("a\(whole)b")
    let end = 1 + whole.utf16.count
    try form.name.select(1..<2)
    #expect(form.name.selection == 1..<end)
    try form.name.select(end - 1..<end)
    #expect(form.name.selection == 1..<end)
    try form.name.select(end - 1..<end - 1)
    #expect(form.name.selection == 1..<1)
    try form.name.replace(end - 1..<end, with: "x")
    #expect(form.name.text == "axb")
    try form.name.undoHistory?.undo()
    try form.name.select(end..<end)
    try form.name.deleteBackward()
    #expect(form.name.text == "ab")
    try form.name.undoHistory?.undo()
    #expect(form.name.text.utf16.elementsEqual("a\(whole)b".utf16))
    #expect(form.name.selection == end..<end)
  }
}
