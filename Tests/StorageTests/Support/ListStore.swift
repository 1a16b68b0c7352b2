import Storage

/// The simplest store that can be: a list of payloads. Its base file is the list, its entries are
/// additions to it; so every lost, doubled or resurrected entry shows.
final class ListStore {
  typealias State = [[UInt8]]

  let file: JournaledFile
  private(set) var state: State = []
  private(set) var lastContents: StoreContents?

  init(_ disk: any FileSystem, _ base: String = "/book/list", retry: LockRetryPolicy = .never) {
    file = JournaledFile(base: base, on: disk, holder: LockHolder("a test"), retry: retry)
  }

  @discardableResult
  func open() throws(StorageError) -> State {
    take(.replaced(try file.read()))
    return state
  }

  @discardableResult
  func refresh() throws(StorageError) -> State {
    take(try file.refresh())
    return state
  }

  func append(_ payloads: [[UInt8]]) throws(StorageError) {
    take(try file.append(payloads))
    state += payloads
  }

  func compact() throws(StorageError) {
    var seen = StoreChange.none
    try file.compact { change throws(StorageError) in
      seen = change
      return ListStore.encode(ListStore.following(state, change))
    }
    take(seen)
  }

  private func take(_ change: StoreChange) {
    if case .replaced(let contents) = change { lastContents = contents }
    state = ListStore.following(state, change)
  }

  private static func following(_ state: State, _ change: StoreChange) -> State {
    switch change {
    case .none: state
    case .appended(let payloads): state + payloads
    case .replaced(let contents): decode(contents.base) + contents.entries
    }
  }

  static func encode(_ state: State) -> [UInt8] {
    state.flatMap { [UInt8($0.count)] + $0 }
  }

  static func decode(_ bytes: [UInt8]) -> State {
    var state: State = []
    var rest = bytes[...]
    while let length = rest.popFirst() {
      state.append(Array(rest.prefix(Int(length))))
      rest = rest.dropFirst(Int(length))
    }
    return state
  }
}
