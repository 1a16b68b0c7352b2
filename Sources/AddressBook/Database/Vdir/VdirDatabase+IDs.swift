internal import Storage

/// The hidden file that keeps the IDs.
extension VdirDatabase {
  /// Begins anew where another process has given IDs, and answers the links that it left.
  func takeUpIDs() throws(StoreError) -> [RecordID: String]? {
    let path = folder.path(of: VdirName.ids)
    let status = try StoreError.naming(try folder.disk.status(at: path))
    if let status, sidecar?.status == status { return nil }
    let bytes = try StoreError.naming(try folder.disk.contents(of: path)) ?? []
    let found = (status: status, etag: Checksum.of(bytes[...]))
    if sidecar?.etag == found.etag || (bytes.isEmpty && sidecar != nil) {
      if bytes.isEmpty, !index.records.isEmpty { index.isSettled = false }
      sidecar = found
      return nil
    }
    let ids = try IDFile(bytes, path: path)
    var fresh = CardBook(ids: ids, stamps: stamps)
    fresh.follow(book)
    (book, index, sidecar) = (fresh, VdirIndex(), found)
    return ids.links
  }

  func writeIDs(of book: CardBook) throws(StoreError) -> Sidecar {
    var file = IDFile()
    file.directory = book.core.directory
    for row in book.core.state.allPeople { file.links[row.id] = row.link }
    let bytes = file.bytes
    try StoreError.naming(try folder.replace(VdirName.ids, with: bytes))
    return (nil, Checksum.of(bytes[...]))
  }

  /// Keeps the IDs of cards that others wrote, where that is possible: a folder that may only be read, or that
  /// is being written, gets them with the next save.
  func settle() throws(StoreError) {
    guard !index.isSettled, let lock = try? takeLock() else { return }
    defer { lock.close() }
    if try takeUp() { feed.announce(by: nil) }
    guard let written = try? writeIDs(of: book) else { return }
    sidecar = written
    index.isSettled = true
  }
}
