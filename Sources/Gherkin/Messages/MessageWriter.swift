/// Writes JSON without white space to bytes.
///
/// It puts commas where they are needed, but does not check the order of calls: in an object call
/// ``key(_:)`` before each value.
package struct MessageWriter: Sendable {
  // What was written, and free bytes after it: writing into them costs a third of appending.
  private var buffer: [UInt8] = []
  private var count = 0

  /// What was written so far.
  package var bytes: [UInt8] { Array(buffer[..<count]) }

  /// Makes a writer that has written nothing.
  package init() {}

  /// Hands out what was written and forgets it.
  package mutating func take() -> [UInt8] {
    defer { count = 0 }
    return bytes
  }

  /// Moves what was written to the end of other bytes.
  mutating func move(to other: inout [UInt8]) {
    other.append(contentsOf: buffer[..<count])
    count = 0
  }

  /// Writes an object whose members the closure writes.
  ///
  /// - Throws: what the closure throws.
  package mutating func object<E: Error>(
    _ members: (inout MessageWriter) throws(E) -> Void
  ) throws(E) {
    value(atMost: 1) { $0.put(UInt8(ascii: "{")) }
    try members(&self)
    raw(atMost: 1) { $0.put(UInt8(ascii: "}")) }
  }

  /// Writes an array whose elements the closure writes.
  ///
  /// - Throws: what the closure throws.
  package mutating func array<E: Error>(
    _ elements: (inout MessageWriter) throws(E) -> Void
  ) throws(E) {
    value(atMost: 1) { $0.put(UInt8(ascii: "[")) }
    try elements(&self)
    raw(atMost: 1) { $0.put(UInt8(ascii: "]")) }
  }

  /// Writes the name of a member. It must need no escapes.
  package mutating func key(_ name: StaticString) {
    value(atMost: name.utf8CodeUnitCount + 3) { cursor in
      cursor.put(UInt8(ascii: "\""))
      cursor.put(name)
      cursor.put(UInt8(ascii: "\""))
      cursor.put(UInt8(ascii: ":"))
    }
  }

  /// Writes a text.
  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { text in
      let isPlain = !text.contains(where: \.needsEscape)
      // An escape has at most six letters.
      value(atMost: (isPlain ? text.count : text.count * 6) + 2) { cursor in
        cursor.put(UInt8(ascii: "\""))
        if isPlain { cursor.put(text) } else { cursor.put(escaping: text) }
        cursor.put(UInt8(ascii: "\""))
      }
    }
  }

  /// Writes an integer.
  package mutating func integer(_ number: some BinaryInteger) {
    value(atMost: 21) { cursor in
      if number < 0 { cursor.put(UInt8(ascii: "-")) }
      cursor.put(digitsOf: UInt64(number.magnitude))
    }
  }

  /// Writes true or false.
  package mutating func bool(_ value: Bool) {
    self.value(atMost: 5) { $0.put(value ? "true" : "false") }
  }

  /// Writes an identifier: its number as text.
  package mutating func id(_ id: NodeID) {
    value(atMost: 22) { cursor in
      cursor.put(UInt8(ascii: "\""))
      cursor.put(id)
      cursor.put(UInt8(ascii: "\""))
    }
  }

  /// Ends a line, so that the next value starts a document of its own.
  package mutating func newline() {
    raw(atMost: 1) { $0.put(UInt8(ascii: "\n")) }
  }

  /// Writes at most so many bytes of JSON as they are: for envelopes that come a hundred thousand times.
  @inline(__always)
  mutating func raw(atMost size: Int, _ body: (inout JSONCursor) -> Void) {
    if buffer.count - count < size { grow(size) }
    var end = count
    buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      var cursor = JSONCursor(at: start + end)
      body(&cursor)
      end = cursor.end - start
    }
    count = end
  }

  /// Writes a value or a key, after a comma unless nothing stands before in the same object, array or line.
  @inline(__always)
  private mutating func value(atMost size: Int, _ body: (inout JSONCursor) -> Void) {
    let isFirst = count == 0
    raw(atMost: size + 1) { cursor in
      if !isFirst {
        switch cursor.end[-1] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): break
        default: cursor.put(UInt8(ascii: ","))
        }
      }
      body(&cursor)
    }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    buffer.append(contentsOf: repeatElement(0, count: max(256, buffer.count, more)))
  }
}

extension JSONCursor {
  fileprivate mutating func put(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for place in text.indices where text[place].needsEscape {
      put(UnsafeBufferPointer(rebasing: text[start..<place]))
      put(escapeOf: text[place])
      start = place + 1
    }
    put(UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func put(escapeOf byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): put(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): put(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): put(UInt8(ascii: "t"))
    case 0..<0x20:
      let digits: StaticString = "0123456789abcdef"
      put("u00")
      put(digits.utf8Start[Int(byte >> 4)])
      put(digits.utf8Start[Int(byte & 15)])
    default: put(byte)
    }
  }
}

extension UInt8 {
  /// Whether it cannot stand in a JSON text as it is.
  @inline(__always)
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}

/// Where a ``MessageWriter`` goes on writing, in memory that was reserved for it.
struct JSONCursor {
  private(set) var end: UnsafeMutablePointer<UInt8>

  init(at end: UnsafeMutablePointer<UInt8>) { self.end = end }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    end.pointee = byte
    end += 1
  }

  /// Writes a text as it is.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    end.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    end += text.utf8CodeUnitCount
  }

  @inline(__always)
  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    end.update(from: start, count: bytes.count)
    end += bytes.count
  }

  /// Writes a number in at most 20 digits.
  @inline(__always)
  mutating func put(digitsOf number: UInt64) {
    var length = 1
    var limit: UInt64 = 10
    while number >= limit {
      length += 1
      if length == 20 { break }
      limit *= 10
    }
    var rest = number
    var place = end + length
    end = place
    for _ in 0..<length {
      place -= 1
      place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  @inline(__always)
  mutating func put(_ id: NodeID) { put(digitsOf: UInt64(id.number)) }

  /// Writes a time as seconds and nanoseconds; none that is negative.
  @inline(__always)
  mutating func put(nanoseconds: Int64) {
    let (seconds, rest) = UInt64(max(0, nanoseconds))
      .quotientAndRemainder(dividingBy: 1_000_000_000)
    put(#"{"seconds":"#)
    put(digitsOf: seconds)
    put(#","nanos":"#)
    put(digitsOf: rest)
    put(UInt8(ascii: "}"))
  }
}
