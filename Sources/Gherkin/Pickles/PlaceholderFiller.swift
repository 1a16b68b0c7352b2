/// Replaces `<name>` by the value in the column of that name.
///
/// Columns are replaced one after the other, as Cucumber does, so that a value can hold a placeholder of a later
/// column. One pass does the same where no `<` is left after it.
struct PlaceholderFiller {
  private let placeholders: [[UInt8]]
  private let isSimple: Bool
  private var text: [UInt8] = []
  /// The cells of the row to fill in, as many as there are names.
  var values: [TableCell] = []

  init(names: [String]) {
    let open = UInt8(ascii: "<")
    placeholders = names.map { [open] + Array($0.utf8) + [UInt8(ascii: ">")] }
    isSimple = !names.contains { $0.utf8.contains(open) }
  }

  /// The text with values for placeholders; others stay.
  mutating func fill(_ template: String) -> String {
    var template = template
    text.removeAll(keepingCapacity: true)
    template.withUTF8 { fillOnce($0) }
    if !isSimple || text.contains(UInt8(ascii: "<")) {
      text.removeAll(keepingCapacity: true)
      text.append(contentsOf: template.utf8)
      fillInTurn()
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func fillOnce(_ template: Bytes) {
    var place = 0
    while place < template.count {
      if template[place] == UInt8(ascii: "<"), let column = column(at: place, in: template) {
        text.append(contentsOf: values[column].value.utf8)
        place += placeholders[column].count
      } else {
        text.append(template[place])
        place += 1
      }
    }
  }

  private func column(at place: Int, in template: Bytes) -> Int? {
    placeholders.firstIndex { placeholder in
      placeholder.count <= template.count - place
        && placeholder.indices.allSatisfy { placeholder[$0] == template[place + $0] }
    }
  }

  private mutating func fillInTurn() {
    for (placeholder, cell) in zip(placeholders, values) {
      let parts = text.split(around: placeholder)
      text = Array(parts.joined(separator: cell.value.utf8))
    }
  }
}

extension [UInt8] {
  /// What stands before, between and after the occurrences of a separator.
  fileprivate func split(around separator: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var place = 0
    while place + separator.count <= count {
      if self[place] == separator[0],
        self[place..<(place + separator.count)].elementsEqual(separator)
      {
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
