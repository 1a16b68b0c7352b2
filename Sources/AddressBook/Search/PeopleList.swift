/// People in the order of their names, as they were when the list was made.
///
/// Records are made when they are read, so a first page costs the same in any book: O(log n) a person.
public struct PeopleList: RandomAccessCollection {
  private let entries: SortedChunks<NameIndex.Entry>
  private let record: (Int32) -> PersonRecord

  init(_ entries: SortedChunks<NameIndex.Entry>, record: @escaping (Int32) -> PersonRecord) {
    self.entries = entries
    self.record = record
  }

  /// The position of the first person: 0.
  public var startIndex: Int { 0 }
  /// How many people there are.
  public var endIndex: Int { entries.count }
  /// The person at a position.
  public subscript(position: Int) -> PersonRecord { record(entries[position].slot) }

  /// The sections of the list in order, found by O(log n) for each.
  public var sections: [PeopleSection] {
    var sections: [PeopleSection] = []
    var start = 0
    while start < entries.count {
      let title = entries[start].key.sectionTitle
      let end = title == "#" ? entries.count : self.end(of: title, from: start)
      sections.append(PeopleSection(title: title, range: start..<end))
      start = end
    }
    return sections
  }

  private func end(of title: String, from start: Int) -> Int {
    let last = entries[start].key
    return entries.firstPosition { $0.key > last && $0.key.sectionTitle != title }
  }
}

/// A stretch of a ``PeopleList`` under one heading.
public struct PeopleSection: Hashable, Sendable {
  /// A capital letter, or `#` for names that begin with none.
  public let title: String
  /// The positions in the list.
  public let range: Range<Int>

  /// A section with its parts.
  public init(title: String, range: Range<Int>) {
    self.title = title
    self.range = range
  }
}
