import Headless
import SeededRandom
import Testing
import Undo

@Suite struct TypingUndoTests {
  @Test func `each edit is a step called Typing`() throws {
    let form = try Form.editing("Inn")
    try form.name.type("s")
    try form.name.type("!")
    let history = try #require(form.name.undoHistory)
    #expect(history.undoMenuTitle == "Undo Typing")
    try history.undo()
    #expect(form.name.text == "Inns")
    try history.undo()
    #expect(form.name.text == "Inn")
    #expect(!history.canUndo)
    #expect(history.redoMenuTitle == "Redo Typing")
    try history.redo()
    #expect(form.name.text == "Inns")
  }

  @Test func `the history ends with the editing`() throws {
    let form = try Form.editing("Inn")
    try form.name.type("s")
    form.name.endEditing()
    #expect(form.name.undoHistory == nil)
    form.name.beginEditing()
    #expect(form.name.undoHistory?.canUndo == false)
  }

  @Test func `a text set by code offers no undo of what was typed before`() throws {
    let form = try Form.editing("Inn")
    try form.name.type("s")
    form.name.text = ""
    #expect(form.name.undoHistory?.canUndo == false)
    #expect(!Device(window: form.window).shake())
  }

  @Test func `a delegate that rewrites the text while typing leaves no broken step`() throws {
    let form = try Form.editing("")
    form.typist.onChange = { field in
      if field.text.contains("'") { field.text = field.text.filter { $0 != "'" } }
    }
    var seen = [""]
    for word in ["a", "'", "b"] {
      try form.name.type(word)
      seen.append(form.name.text)
    }
    #expect(form.name.text == "ab")
    for _ in 0..<2 {
      try form.name.undoHistory?.undo()
      #expect(seen.contains(form.name.text))
    }
  }

  /// R-TF-2
  @Test func `undo and redo of typing ask the delegate as any edit does`() throws {
    let form = try Form.editing("Inn 🇺🇸")
    try form.name.replace(1..<2, with: "mper")
    form.typist.calls = []
    try form.name.undoHistory?.undo()
    #expect(form.name.text == "Inn 🇺🇸")
    try form.name.undoHistory?.redo()
    #expect(form.name.text == "Impern 🇺🇸")
    #expect(
      form.typist.calls == [
        "name.shouldChange(1-5,n)", "name.didChange", "name.shouldChange(1-2,mper)",
        "name.didChange",
      ])
  }

  /// R-TF-2
  @Test func `an undo that the delegate refuses leaves the text, and uses the step up`() throws {
    let form = try Form.editing("")
    try form.name.type("a")
    try form.name.type("b")
    form.typist.allows["name.shouldChange"] = false
    form.typist.calls = []
    let device = Device(window: form.window)
    device.shake()
    try form.window.chooseInAlert("Undo Typing")
    #expect(form.name.text == "ab")
    #expect(form.typist.calls == ["name.shouldChange(1-2,)"])
    #expect(form.name.undoHistory?.canRedo == false)
    form.typist.allows = [:]
    try form.name.undoHistory?.undo()
    #expect(form.name.text == "")
  }

  @Test func `a delegate that sets the text while it is asked about an undo is safe`() throws {
    let form = try Form.editing("")
    try form.name.type("a")
    form.typist.onShouldChange = { field, _, _ in
      field.text = "code"
      return true
    }
    try form.name.undoHistory?.undo()
    #expect(form.name.text == "code")
    #expect(form.name.undoHistory?.canUndo == false)
  }

  @Test func `undoing everything gives the first text, redoing everything the last`() throws {
    for seed in UInt64(1)...100 {
      var random = SplitMix64(seed: seed)
      let form = try Form.editing("Ünïcödé 👍🏽 text")
      var texts = [form.name.text]
      for _ in 0..<20 {
        try edit(form.name, &random)
        texts.append(form.name.text)
      }
      let history = try #require(form.name.undoHistory)
      for text in texts.dropLast().reversed() {
        try history.undo()
        #expect(form.name.text == text, "seed \(seed)")
      }
      for text in texts.dropFirst() {
        try history.redo()
        #expect(form.name.text == text, "seed \(seed)")
      }
    }
  }

  private func edit(_ field: TextField, _ random: inout SplitMix64) throws {
    let count = field.text.utf16.count
    let from = Int.random(in: 0...count, using: &random)
    let to = Int.random(in: from...count, using: &random)
    let words = ["", "x", "e\u{301}", "👍🏽", "\u{301}"].randomElement(using: &random) ?? ""
    try field.replace(from..<to, with: words)
    let caret = field.selection
    #expect(caret.upperBound <= field.text.utf16.count)
  }
}
