/// A sorted sequence as a value, cut into chunks so that a change copies one chunk and not the whole.
///
/// Finding costs O(log n), reading by position O(log c), changing O(c) for c = n / 512 chunks.
struct SortedChunks<Element: Comparable> {
  private static var capacity: Int { 512 }
  private var chunks: [[Element]] = []
  /// The position of each chunk's first element, and the count of all at the end.
  private var starts = [0]

  init() {}

  init(sorting elements: [Element]) {
    let sorted = elements.sorted()
    for start in stride(from: 0, to: sorted.count, by: SortedChunks.capacity / 2) {
      chunks.append(Array(sorted[start..<min(start + SortedChunks.capacity / 2, sorted.count)]))
    }
    countStarts()
  }

  var count: Int { starts[chunks.count] }

  subscript(position: Int) -> Element {
    let chunk = firstIndex(in: 0..<chunks.count) { starts[$0 + 1] > position }
    return chunks[chunk][position - starts[chunk]]
  }

  /// The position of the first element for which `isBeyond` holds; it must hold for all after it, too.
  func firstPosition(where isBeyond: (Element) -> Bool) -> Int {
    let (chunk, offset) = place(where: isBeyond)
    return starts[chunk] + offset
  }

  mutating func insert(_ element: Element) {
    guard !chunks.isEmpty else {
      chunks = [[element]]
      return countStarts()
    }
    var (chunk, offset) = place { $0 >= element }
    if chunk == chunks.count { (chunk, offset) = (chunk - 1, chunks[chunk - 1].count) }
    chunks[chunk].insert(element, at: offset)
    if chunks[chunk].count > SortedChunks.capacity { split(chunk) }
    countStarts()
  }

  mutating func remove(_ element: Element) {
    let (chunk, offset) = place { $0 >= element }
    guard chunk < chunks.count, chunks[chunk][offset] == element else { return }
    chunks[chunk].remove(at: offset)
    if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
    countStarts()
  }

  private func place(where isBeyond: (Element) -> Bool) -> (chunk: Int, offset: Int) {
    let chunk = firstIndex(in: 0..<chunks.count) { chunks[$0].last.map(isBeyond) ?? true }
    guard chunk < chunks.count else { return (chunk, 0) }
    return (chunk, firstIndex(in: 0..<chunks[chunk].count) { isBeyond(chunks[chunk][$0]) })
  }

  private func firstIndex(in range: Range<Int>, where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func split(_ chunk: Int) {
    let half = chunks[chunk].count / 2
    chunks.insert(Array(chunks[chunk][half...]), at: chunk + 1)
    chunks[chunk].removeLast(chunks[chunk].count - half)
  }

  private mutating func countStarts() {
    starts.removeAll(keepingCapacity: true)
    var start = 0
    for chunk in chunks {
      starts.append(start)
      start += chunk.count
    }
    starts.append(start)
  }
}
