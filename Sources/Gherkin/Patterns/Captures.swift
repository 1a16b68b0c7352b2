/// Where the groups of a match lie, in bytes of the text.
struct Captures: Sendable {
  /// Start and end of each group, -1 for none.
  let slots: [Int]

  /// The range of a group, `nil` when it took no part.
  subscript(group: Int) -> Range<Int>? {
    let start = slots[2 * group]
    let end = slots[2 * group + 1]
    return start < 0 || end < start ? nil : start..<end
  }
}
