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

  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    base[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
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

  /// Makes room for at least so many more bytes.
  mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(by: more) }
  }

  private mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
  }
}
