/// Bytes that grow at the end. An array does the same at five times the price for pieces of a few
/// bytes, of which a content line is made.
struct ByteSink: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1024) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  /// What is in it; valid until the next change.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  /// Takes away what is in it from `start` on, and calls with that, to be appended in another form.
  mutating func rewrite(
    from start: Int, _ body: (UnsafeBufferPointer<UInt8>, inout ByteSink) -> Void
  ) {
    let length = count - start
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { old in
      guard let copy = old.baseAddress else { return }
      copy.initialize(from: base + start, count: length)
      count = start
      body(UnsafeBufferPointer(start: copy, count: length), &self)
    }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    base[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(contentsOf: text.bytes)
  }

  @inline(__always)
  mutating func append(contentsOf more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress else { return }
    if capacity - count < more.count { grow(by: more.count) }
    (base + count).update(from: start, count: more.count)
    count += more.count
  }

  mutating func append(contentsOf more: some Sequence<UInt8>) {
    for byte in more { append(byte) }
  }

  /// Appends what `body` writes into `size` free bytes; it returns how many those were.
  @inline(__always)
  mutating func append(atMost size: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    if capacity - count < size { grow(by: size) }
    count += body(base + count)
  }

  private mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
  }
}
