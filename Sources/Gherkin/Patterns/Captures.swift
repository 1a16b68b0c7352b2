/// Where the groups of a match lie, in bytes of the text.
struct Captures: Sendable {
  private var slots: [Int32]

  init(slots: [Int32], whole: (start: Int32, end: Int32)) {
    self.slots = slots
    self.slots[0] = whole.start
    self.slots[1] = whole.end
  }

  /// The range of a group, `nil` when it took no part.
  subscript(group: Int) -> Range<Int>? {
    let start = slots[2 * group]
    let end = slots[2 * group + 1]
    return start < 0 || end < start ? nil : Int(start)..<Int(end)
  }
}
