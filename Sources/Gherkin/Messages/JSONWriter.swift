/// Writes JSON without white space to bytes.
///
/// It puts commas where they are needed, but does not check the order of calls: in an object call
/// ``key(_:)`` before each value.
package struct JSONWriter: Sendable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Makes a writer that has written nothing.
  package init() {}

  /// Hands out what was written and forgets it.
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Exchanges what was written for other bytes, mostly none.
  mutating func swap(with other: inout [UInt8]) { Swift.swap(&bytes, &other) }

  /// Writes an object whose members the closure writes.
  package mutating func object<E: Error>(
    _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    open(UInt8(ascii: "{"))
    try members(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes an array whose elements the closure writes.
  package mutating func array<E: Error>(
    _ elements: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    open(UInt8(ascii: "["))
    try elements(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes the name of a member. It must need no escapes.
  package mutating func key(_ name: StaticString) {
    separate()
    // One append of all costs half as much as one of each piece.
    let count = name.utf8CodeUnitCount
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 3) { member in
      member[0] = UInt8(ascii: "\"")
      _ = UnsafeMutableBufferPointer(rebasing: member[1...])
        .update(from: UnsafeBufferPointer(start: name.utf8Start, count: count))
      member[count + 1] = UInt8(ascii: "\"")
      member[count + 2] = UInt8(ascii: ":")
      bytes.append(contentsOf: UnsafeBufferPointer(member))
    }
  }

  /// Writes a text.
  package mutating func string(_ text: String) {
    open(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an integer.
  package mutating func integer(_ number: some BinaryInteger) {
    separate()
    appendDecimal(number)
  }

  /// Writes true or false.
  package mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes an identifier: its number as text.
  package mutating func id(_ id: NodeID) {
    open(UInt8(ascii: "\""))
    appendDecimal(id.number)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends a line, so that the next value starts a document of its own.
  package mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
  }

  /// Writes a comma, unless nothing stands before in the same object, array or line.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  private mutating func appendDecimal(_ number: some BinaryInteger) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = UInt64(number.magnitude)
    guard rest >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(rest)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.count
      while rest > 0 {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var place = 0
    while place < text.count {
      let byte = text[place]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
        appendEscape(byte)
        start = place + 1
      }
      place += 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    case 0..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }
}
