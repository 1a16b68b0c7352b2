/// What a vCard cannot say: the IDs of records, other UIDs that lead to them, and links between people.
///
/// Stands beside the cards as `contacts.ids`, a line a fact, so that IDs survive compaction and the edits of
/// other programs. Without the file, cards get their IDs in the order of the `.vcf`.
struct IDFile: Equatable {
  var people: [String: RecordID] = [:]
  var groups: [String: RecordID] = [:]
  var links: [RecordID: String] = [:]
  var lastPerson: Int32 = 0
  var lastGroup: Int32 = 0

  private static let title = "roadbook-ids 1"

  /// The file; equal facts give equal bytes.
  var bytes: [UInt8] {
    var lines = [IDFile.title, "last \(lastPerson) \(lastGroup)"]
    for (word, ids) in [("person", people), ("group", groups)] {
      let sorted = ids.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      lines += sorted.map { "\(word) \($0.value) \(LineText.escaped($0.key))" }
    }
    lines += links.sorted { $0.key < $1.key }.map { "link \($0.key) \(LineText.escaped($0.value))" }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  init() {}

  /// Reads a file; nothing, which a file that is not there is, knows nothing.
  init(_ bytes: [UInt8], path: String) throws(StoreError) {
    guard !bytes.isEmpty else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.first.map(Array.init) == Array(IDFile.title.utf8), bytes.last == UInt8(ascii: "\n")
    else { throw .damagedIDs(path: path, line: 1) }
    for (index, line) in lines.enumerated().dropFirst().dropLast() {
      guard read(line) else { throw .damagedIDs(path: path, line: index + 1) }
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.count == 3, let number = Int32(words[1]), number >= 0 else { return false }
    let (id, text) = (RecordID(rawValue: number), LineText.unescaped(words[2]))
    switch words[0] {
    case "last":
      guard let group = Int32(words[2]) else { return false }
      (lastPerson, lastGroup) = (number, group)
    case "person": people[text] = id
    case "group": groups[text] = id
    case "link": links[id] = text
    default: return false
    }
    return true
  }
}

/// Text on one line: line ends and percent signs as codes.
enum LineText {
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "%") }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || scalar == "%" {
        let code = String(scalar.value, radix: 16)
        escaped += "%" + (code.utf8.count < 2 ? "0" : "") + code
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
