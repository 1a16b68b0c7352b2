/// How the entries of a record differ from the lines of a card.
struct EntryDifference {
  /// An entry as a line says it.
  struct Line {
    var index: Int
    var value: SingleValue
    var label: Label?
  }

  /// For every new entry the old line that it takes over; nil for an entry that is added.
  private(set) var sources: [Int?]
  private let old: [Line]
  private let new: [MultiValue.Entry]

  init(_ old: [Line], _ new: [MultiValue.Entry]) {
    self.old = old
    self.new = new
    sources = Array(repeating: nil, count: new.count)
    guard !isSame else {
      sources = Array(old.indices)
      return
    }
    matchEqual()
    matchByIdentifier()
  }

  /// Whether nothing has to be written.
  var isSame: Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.value == $1.value && $0.label == $1.label }
  }

  /// Whether the lines that stay keep their order.
  var keepsOrder: Bool {
    let kept = sources.compactMap { $0 }
    return zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The old lines that no entry takes over.
  var dropped: [Int] {
    let kept = Set(sources.compactMap { $0 })
    return old.indices.filter { !kept.contains($0) }
  }

  /// Entries that are unchanged, nearest first in the order of the card.
  private mutating func matchEqual() {
    var free: [Key: [Int]] = [:]
    for index in old.indices.reversed() {
      free[Key(value: old[index].value, label: old[index].label), default: []].append(index)
    }
    for index in new.indices {
      sources[index] = free[Key(value: new[index].value, label: new[index].label)]?.popLast()
    }
  }

  /// A changed entry: its identifier still counts the line that it was read from.
  private mutating func matchByIdentifier() {
    var taken = Set(sources.compactMap { $0 })
    for index in new.indices where sources[index] == nil {
      let line = Int(new[index].identifier)
      if old.indices.contains(line), taken.insert(line).inserted { sources[index] = line }
    }
  }

  private struct Key: Hashable {
    var value: SingleValue
    var label: Label?
  }
}
