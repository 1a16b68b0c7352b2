/// How the entries of a record differ from the lines of a card.
struct EntryDifference {
  /// An entry as a line says it.
  struct Line {
    var index: Int
    var value: SingleValue
    var label: Label?
    /// The lines that say the same under another name.
    var repeats: [Int] = []

    /// Whether an entry is the same, letter by letter.
    func matches(_ entry: MultiValue.Entry) -> Bool {
      value.isSpelled(like: entry.value) && label.isSpelled(like: entry.label)
    }
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
  var isSame: Bool { old.count == new.count && zip(old, new).allSatisfy { $0.matches($1) } }

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
    var free: [[Spelling]: [Int]] = [:]
    for index in old.indices.reversed() {
      free[[Spelling(old[index].value), Spelling(old[index].label)], default: []].append(index)
    }
    for index in new.indices {
      sources[index] = free[[Spelling(new[index].value), Spelling(new[index].label)]]?.popLast()
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
}

/// A value by its bytes, as a key. Swift takes two spellings of `é` for equal, and the second would never be written (R-AB-40).
private struct Spelling: Hashable {
  private enum Part: Hashable {
    case text([UInt8])
    case other(SingleValue)
    case none
  }
  private let parts: [Part]

  init(_ value: SingleValue) {
    switch value {
    case .string(let text): parts = [.text(Array(text.utf8))]
    case .dictionary(let texts):
      let pairs = texts.pairs.map { [UInt8]($0.key.utf8) + [0] + [UInt8]($0.text.utf8) }
      parts = pairs.sorted { $0.lexicographicallyPrecedes($1) }.map { .text($0) }
    default: parts = [.other(value)]
    }
  }

  init(_ label: Label?) { parts = [label.map { .text(Array($0.rawValue.utf8)) } ?? .none] }
}

extension Person {
  /// Whether both say the same, letter by letter.
  func isSpelled(like other: Person) -> Bool {
    imageData == other.imageData
      && PersonProperty.allCases.allSatisfy { isSpelled(like: other, $0) }
  }

  /// Whether both say the same of a property, letter by letter.
  func isSpelled(like other: Person, _ property: PersonProperty) -> Bool {
    switch (self[property], other[property]) {
    case (nil, nil): true
    case (.single(let one)?, .single(let two)?): one.isSpelled(like: two)
    case (.multi(let one)?, .multi(let two)?):
      one.count == two.count
        && zip(one.entries, two.entries).allSatisfy {
          $0.value.isSpelled(like: $1.value) && $0.label.isSpelled(like: $1.label)
        }
    default: false
    }
  }
}

extension SingleValue {
  fileprivate func isSpelled(like other: SingleValue) -> Bool {
    switch (self, other) {
    case (.string(let one), .string(let two)): one.utf8.elementsEqual(two.utf8)
    case (.dictionary, .dictionary): Spelling(self) == Spelling(other)
    default: self == other
    }
  }
}

extension Label? {
  func isSpelled(like other: Label?) -> Bool {
    guard let mine = self?.rawValue, let theirs = other?.rawValue else {
      return self == nil && other == nil
    }
    return mine.utf8.elementsEqual(theirs.utf8)
  }
}
