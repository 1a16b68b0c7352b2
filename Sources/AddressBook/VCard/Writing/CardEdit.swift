/// Changes to the lines of one card: some go, new ones come, all others stay as they stand. A new card is an edit of an empty one.
struct CardEdit: ~Copyable {
  let card: VCard
  var composer: LineComposer
  private let isNew: Bool
  private var removed: Set<Int> = []
  private var insertions: [(place: Int, bytes: Range<Int>)] = []

  init(_ card: VCard, version: VCardVersion) {
    self.card = card
    isNew = card.range.isEmpty
    composer = LineComposer(version: version, lastItem: card.lastItem)
  }

  /// Takes a line away.
  mutating func remove(_ index: Int) { removed.insert(index) }

  /// Puts what is composed behind a line; nil is the end of the card.
  mutating func insert(after index: Int?, _ compose: (inout LineComposer) -> Void) {
    guard !isNew else { return compose(&composer) }
    let start = composer.out.count
    compose(&composer)
    insertions.append((index.map { $0 + 1 } ?? card.lines.count, start..<composer.out.count))
  }

  /// Puts what is composed in the place of a line, at the end of the card without one.
  mutating func put(_ index: Int?, _ compose: (inout LineComposer) -> Void) {
    if let index { remove(index) }
    insert(after: index, compose)
  }

  /// Puts a line of the card behind another one.
  mutating func move(_ index: Int, after place: Int) {
    let line = card.lines[index]
    remove(index)
    insert(after: place) { $0.copy(line) }
  }

  /// The card with the changes.
  func applied() -> VCard {
    guard !isNew else { return VCard(composedLines: composer.out.bytes) }
    guard !removed.isEmpty || !insertions.isEmpty else { return card }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(
      composer.out.count + card.lines.reduce(0) { $0 + Int($1.layout.length) + 2 })
    let order = insertions.indices.sorted {
      (insertions[$0].place, $0) < (insertions[$1].place, $1)
    }
    var next = order.startIndex
    var followsBase64 = false
    for place in 0...card.lines.count {
      while next < order.endIndex, insertions[order[next]].place == place {
        bytes.append(contentsOf: composer.out.bytes[part: insertions[order[next]].bytes])
        next += 1
        followsBase64 = true  // It may be a picture.
      }
      if place < card.lines.count, !removed.contains(place) {
        bytes.append(line: card.lines[place], &followsBase64)
      }
    }
    return bytes.withUnsafeBufferPointer { VCard(composedLines: $0) }
  }
}
