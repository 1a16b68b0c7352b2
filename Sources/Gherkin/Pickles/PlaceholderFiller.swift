/// A text of an outline, cut at its placeholders once for all rows.
struct OutlineText {
  let text: String
  /// Its parts in the filler; none where the text has no `<`, so that all rows share it.
  let parts: Range<Int>
  /// Whether the parts alone, without the values, can hold no further placeholder.
  let isSimple: Bool

  var isShared: Bool { parts.isEmpty }
}

/// Replaces `<name>` by the value in the column of that name.
///
/// Columns are replaced one after the other, as Cucumber does, so that a value can hold a placeholder of a later
/// column. Where no `<` is left over, joining the parts of the text does the same faster.
struct PlaceholderFiller {
  /// A piece of a text and the column whose value comes after it.
  private struct Part {
    let start: Int
    let end: Int
    let column: Int?
  }

  private var placeholders = ByteStrings()
  private var areNamesSimple = true
  // The texts' bytes one after the other, and their parts.
  private var letters: [UInt8] = []
  private var parts: [Part] = []
  private var values = ByteStrings()
  private var areValuesSimple = true

  /// Forgets all texts and takes the names of the columns.
  mutating func start(with header: TableRow) {
    letters.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    placeholders.removeAll()
    areNamesSimple = true
    for cell in header.cells {
      placeholders.append(cell.value, between: .placeholder, and: UInt8(ascii: ">"))
      if cell.value.utf8.contains(.placeholder) { areNamesSimple = false }
    }
  }

  /// Cuts a text, to be filled for any number of rows.
  mutating func cut(_ text: String) -> OutlineText {
    guard text.utf8.contains(.placeholder) else {
      return OutlineText(text: text, parts: 0..<0, isSimple: true)
    }
    let first = parts.count
    var start = letters.count
    var place = start
    var isSimple = areNamesSimple
    letters.append(contentsOf: text.utf8)
    while place < letters.count {
      guard letters[place] == .placeholder, let column = column(at: place) else {
        if letters[place] == .placeholder { isSimple = false }
        place += 1
        continue
      }
      parts.append(Part(start: start, end: place, column: column))
      place += placeholders.range(column).count
      start = place
    }
    parts.append(Part(start: start, end: place, column: nil))
    return OutlineText(text: text, parts: first..<parts.count, isSimple: isSimple)
  }

  /// Takes the row to fill in. It has as many cells as there are names.
  mutating func take(_ row: TableRow) {
    values.removeAll()
    for cell in row.cells { values.append(cell.value) }
    areValuesSimple = !values.bytes.contains(.placeholder)
  }

  /// The text with values for placeholders; others stay.
  func fill(_ template: OutlineText) -> String {
    guard !template.isShared else { return template.text }
    return template.isSimple && areValuesSimple ? join(template) : fillInTurn(template.text)
  }

  private func column(at place: Int) -> Int? {
    let left = letters.count - place
    return (0..<placeholders.count).first { column in
      let range = placeholders.range(column)
      guard range.count <= left else { return false }
      for offset in 0..<range.count
      where placeholders.bytes[range.lowerBound + offset] != letters[place + offset] {
        return false
      }
      return true
    }
  }

  private func join(_ template: OutlineText) -> String {
    var length = 0
    for part in parts[template.parts] {
      length += part.end - part.start + (part.column.map { values.range($0).count } ?? 0)
    }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var text = UnsafeMutableRawBufferPointer(buffer)[...]
      for part in parts[template.parts] {
        text.fill(with: letters, part.start..<part.end)
        if let column = part.column { text.fill(with: values.bytes, values.range(column)) }
      }
      return length
    }
  }

  private func fillInTurn(_ template: String) -> String {
    var text = Array(template.utf8)
    for column in 0..<placeholders.count {
      let pieces = text.split(around: placeholders[column])
      text = Array(pieces.joined(separator: values[column]))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Slice<UnsafeMutableRawBufferPointer> {
  /// Copies bytes to its start and goes on after them.
  fileprivate mutating func fill(with bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(rebasing: self).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
    removeFirst(range.count)
  }
}

/// Strings of bytes, stored one after the other.
private struct ByteStrings {
  private(set) var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  subscript(place: Int) -> ArraySlice<UInt8> { bytes[range(place)] }

  func range(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }

  mutating func append(_ text: String, between first: UInt8, and last: UInt8) {
    bytes.append(first)
    bytes.append(contentsOf: text.utf8)
    bytes.append(last)
    ends.append(bytes.count)
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}

extension UInt8 {
  /// What a placeholder starts with.
  fileprivate static var placeholder: UInt8 { UInt8(ascii: "<") }
}

extension [UInt8] {
  /// What stands before, between and after the occurrences of a separator.
  fileprivate func split(around separator: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var place = 0
    while place + separator.count <= count {
      if self[place] == .placeholder, self[place...].starts(with: separator) {
        parts.append(self[start..<place])
        place += separator.count
        start = place
      } else {
        place += 1
      }
    }
    return parts + [self[start...]]
  }
}
