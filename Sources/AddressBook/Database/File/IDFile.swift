/// What a vCard cannot say: the IDs of records, other UIDs that lead to them, and links between people.
///
/// Stands beside the cards as `contacts.ids`, a line a fact, so that IDs survive compaction and the edits of
/// other programs. Without the file, cards get their IDs in the order of the `.vcf`.
struct IDFile {
  var directory = IDDirectory()
  var links: [RecordID: String] = [:]

  private static let title = "roadbook-ids 1"
  private static let usualLineLength = 40

  init() {}

  /// The file; equal facts give equal bytes.
  var bytes: [UInt8] {
    var bytes = Array("\(IDFile.title)\nlast \(directory.lastPerson) \(directory.lastGroup)\n".utf8)
    func append(_ word: String, _ id: RecordID, _ text: String) {
      bytes += "\(word) \(id) \(LineText.escaped(text))\n".utf8
    }
    for (word, ids) in [("person", directory.people), ("group", directory.groups)] {
      let sorted = ids.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      for (uid, id) in sorted { append(word, id, uid) }
    }
    for (id, link) in links.sorted(by: { $0.key < $1.key }) { append("link", id, link) }
    return bytes
  }

  /// Reads a file; nothing, which a file that is not there is, knows nothing.
  init(_ bytes: [UInt8], path: String) throws(StoreError) {
    guard !bytes.isEmpty else { return }
    let title = Array("\(IDFile.title)\n".utf8)
    guard bytes.starts(with: title), bytes.last == UInt8(ascii: "\n") else {
      throw .damagedIDs(path: path, line: 1)
    }
    directory.reserve(bytes.count / IDFile.usualLineLength)
    var (start, number) = (title.count, 2)
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      guard read(bytes[start..<end]) else { throw .damagedIDs(path: path, line: number) }
      (start, number) = (end + 1, number + 1)
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
    guard let word = line.firstIndex(of: UInt8(ascii: " ")),
      let second = line[(word + 1)...].firstIndex(of: UInt8(ascii: " ")),
      let number = Int32(decimal: line[(word + 1)..<second]), number <= RecordID.highestInFiles
    else { return false }
    let rest = line[(second + 1)...]
    let (id, text) = (RecordID(rawValue: number), LineText.unescaped(rest))
    switch line.first {
    case UInt8(ascii: "p"): directory.note(person: text, id)
    case UInt8(ascii: "g"): directory.note(group: text, id)
    case UInt8(ascii: "l") where line[line.startIndex..<word].elementsEqual("link".utf8):
      links[id] = text
    case UInt8(ascii: "l"):
      guard let group = Int32(decimal: rest), group <= RecordID.highestInFiles else { return false }
      directory.raise(lastPerson: number, lastGroup: group)
    default: return false
    }
    return true
  }
}

extension Int32 {
  /// Reads decimal digits; nil for anything else.
  fileprivate init?(decimal digits: ArraySlice<UInt8>) {
    guard !digits.isEmpty, digits.count < 11 else { return nil }
    var number = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    self.init(exactly: number)
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

  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "%")) else { return String(decoding: text, as: UTF8.self) }
    var bytes: [UInt8] = []
    var rest = text
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
