/// What a vCard cannot hold: the IDs of records, other UIDs that lead to them, and links between people.
///
/// A file beside the cards with a line for each, so that IDs survive compaction and the edits of other programs.
/// Control characters and percent signs are codes such as `%0A`. Without the file, cards get their IDs in their order.
struct IDFile {
  var directory = IDDirectory()
  var links: [RecordID: String] = [:]

  private static let title = "roadbook-ids 1"
  private static let usualLineLength = 40

  init() {}

  /// The file; equal facts give equal bytes.
  var bytes: [UInt8] {
    var out = ByteSink()
    func append(_ words: String, _ text: String, to out: inout ByteSink) {
      out.append(contentsOf: words.utf8)
      PercentCoding.append(text, to: &out)
      out.append(.lineFeed)
    }
    out.append(contentsOf: "\(IDFile.title)\nlast \(directory.lastPerson) ".utf8)
    append("", "\(directory.lastGroup)", to: &out)
    for (word, ids) in [("person", directory.people), ("group", directory.groups)] {
      let sorted = ids.sorted {
        $0.value == $1.value
          ? $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) : $0.value < $1.value
      }
      for (uid, id) in sorted { append("\(word) \(id) ", uid.text, to: &out) }
    }
    for (id, link) in links.sorted(by: { $0.key < $1.key }) {
      append("link \(id) ", link, to: &out)
    }
    return Array(out.bytes)
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
    let id = RecordID(rawValue: number)
    let text =
      rest.contains(.percent)
      ? PercentCoding.decode(Substring(decoding: rest, as: UTF8.self))
      : String(decoding: rest, as: UTF8.self)
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
