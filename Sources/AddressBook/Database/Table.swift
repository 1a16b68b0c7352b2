/// Rows by record ID, as a value whose copies share all but the pages that were written since.
///
/// IDs are dense, so a page is found by division, and a page without rows takes no memory: a file with
/// one high ID costs little. Reading costs O(1); the first write after a copy costs one page plus one reference a
/// page, which keeps a save's cost from growing with the book.
struct Table<Row> {
  private static var pageSize: Int { 128 }
  private var pages: [[Row?]] = []
  private(set) var count = 0

  subscript(id: RecordID) -> Row? {
    get {
      let (page, slot) = place(of: id)
      guard id.isValid, page < pages.count, !pages[page].isEmpty else { return nil }
      return pages[page][slot]
    }
    set { replace(id, with: newValue) }
  }

  /// Writes a row and returns the one before it.
  @discardableResult
  mutating func replace(_ id: RecordID, with row: Row?) -> Row? {
    guard id.isValid else { return nil }
    let (page, slot) = place(of: id)
    if pages.count <= page { pages += repeatElement([], count: page + 1 - pages.count) }
    if pages[page].isEmpty { pages[page] = Array(repeating: nil, count: Table.pageSize) }
    var old = row
    swap(&pages[page][slot], &old)
    count += (row == nil ? 0 : 1) - (old == nil ? 0 : 1)
    return old
  }

  /// The rows in the order of their IDs.
  var rows: some Sequence<Row> { pages.lazy.joined().lazy.compactMap { $0 } }

  private func place(of id: RecordID) -> (page: Int, slot: Int) {
    let index = Int(id.rawValue) - 1
    return (index / Table.pageSize, index % Table.pageSize)
  }
}
