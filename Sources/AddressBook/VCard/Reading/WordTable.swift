/// Looks words of a format up, without regard to case. A word of up to eight letters compares as one number.
struct WordTable<Value: Sendable>: Sendable {
  private struct Slot {
    var start: UInt64
    var word: StaticString
    var value: Value
  }

  /// Open addressing; nil is a free slot. Four times as many as there are words.
  private let slots: [Slot?]

  init(_ words: [(StaticString, Value)]) {
    var capacity = 8
    while capacity < 4 * words.count { capacity *= 2 }
    var slots = [Slot?](repeating: nil, count: capacity)
    for (word, value) in words {
      let start = word.bytes.leadingCapitals
      var index = WordTable.index(start, capacity)
      while slots[index] != nil { index = (index + 1) & (capacity - 1) }
      slots[index] = Slot(start: start, word: word, value: value)
    }
    self.slots = slots
  }

  /// The value of a word; nil for one that is not in the table.
  subscript(word: UnsafeBufferPointer<UInt8>) -> Value? {
    let start = word.leadingCapitals
    return slots.withUnsafeBufferPointer { slots in
      var index = WordTable.index(start, slots.count)
      while let slot = slots[index] {
        if slot.start == start, slot.word.utf8CodeUnitCount == word.count,
          word.count <= 8 || word.matches(slot.word)
        {
          return slot.value
        }
        index = (index + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  @inline(__always)
  private static func index(_ start: UInt64, _ capacity: Int) -> Int {
    Int(truncatingIfNeeded: (start &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity - 1)
  }
}

extension StaticString {
  /// The bytes of an ASCII literal.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
