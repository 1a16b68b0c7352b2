/// Reads records out of the bytes of a journal: a pure machine, which takes any bytes and allocates
/// no more than they hold.
package struct JournalReader {
  /// A record and where it stands.
  package struct Found: Hashable, Sendable {
    package let offset: Int
    package let record: JournalRecord
    /// The checksum of its body, which distinguishes two records in the same place.
    package let check: UInt64
  }

  /// What comes after the last whole record.
  package enum Ending: Hashable, Sendable {
    /// The end of the file.
    case clean
    /// A save that was never acknowledged.
    case torn(bytes: Int)
    /// Bytes that were good once, since a later save stands behind them.
    case damaged(laterRecord: Int)
  }

  private let bytes: [UInt8]
  private let start: Int
  private var place: JournalRecord.Place

  /// Where the next record begins.
  package var end: Int { place.offset }
  /// The number of the next record.
  package var sequence: UInt64 { place.sequence }

  /// Reads `bytes`, which begin at `offset` of a journal with the given header.
  package init(_ bytes: [UInt8], at offset: Int, sequence: UInt64, header: JournalHeader) {
    self.bytes = bytes
    start = offset
    place = .init(salt: header.salt, sequence: sequence, offset: offset)
  }

  /// Reads a whole file, from its first record on.
  package init(file bytes: [UInt8], header: JournalHeader) {
    self.init(bytes, at: 0, sequence: 0, header: header)
    place.offset = JournalHeader.byteCount
  }

  /// The next whole record; nil at the end of the good ones.
  package mutating func next() -> Found? {
    let index = place.offset - start
    guard let head = head(at: index), head.sequence == place.sequence,
      let found = record(head, at: index)
    else { return nil }
    place.offset += JournalRecord.headCount + head.length + JournalRecord.tailCount
    place.sequence &+= 1
    return found
  }

  /// What follows the records that ``next()`` gave.
  package func ending() -> Ending {
    let index = place.offset - start
    if index >= bytes.count { return .clean }
    if let later = laterHead(from: index) { return .damaged(laterRecord: later + start) }
    return .torn(bytes: bytes.count - index)
  }

  /// Goes on behind damage, at the next head that is valid; false when there is none.
  package mutating func skipDamage() -> Bool {
    let index = place.offset - start
    guard let later = laterHead(from: index), let head = head(at: later) else { return false }
    place.offset = later + start
    place.sequence = head.sequence
    return true
  }

  private struct Head {
    let kind: UInt32
    let sequence: UInt64
    let length: Int
    let check: UInt64
  }

  /// A head is valid only in its place, and one with a later number was written only after the
  /// records before it were durable. So it proves damage where nothing else can be read.
  private func laterHead(from index: Int) -> Int? {
    var index = index
    while index + JournalRecord.headCount <= bytes.count {
      if bytes[index] == JournalRecord.marker[0], let head = head(at: index),
        head.sequence > place.sequence
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private func head(at index: Int) -> Head? {
    guard index + JournalRecord.headCount <= bytes.count,
      bytes[index..<index + 4].elementsEqual(JournalRecord.marker),
      let length = Int(exactly: bytes.number(at: index + 16))
    else { return nil }
    let check = bytes.number(at: index + 24)
    let seed = place.salt &+ UInt64(index + start)
    guard Checksum.of(bytes[index..<index + 24], seed: seed) == check else { return nil }
    return Head(
      kind: bytes.half(at: index + 4), sequence: bytes.number(at: index + 8), length: length,
      check: check)
  }

  private func record(_ head: Head, at index: Int) -> Found? {
    let bodyStart = index + JournalRecord.headCount
    guard head.length <= bytes.count - bodyStart - JournalRecord.tailCount else { return nil }
    let bodyEnd = bodyStart + head.length
    let check = bytes.number(at: bodyEnd)
    guard check == Checksum.of(bytes[bodyStart..<bodyEnd], seed: head.check),
      bytes[bodyEnd + 8..<bodyEnd + 16].elementsEqual(JournalRecord.commit),
      let record = body(kind: head.kind, bodyStart..<bodyEnd)
    else { return nil }
    return Found(offset: index + start, record: record, check: check)
  }

  private func body(kind: UInt32, _ range: Range<Int>) -> JournalRecord? {
    switch kind {
    case 0:
      return payloads(range).map(JournalRecord.entries)
    case 1 where range.count == 16:
      let (size, check) = (
        bytes.number(at: range.lowerBound), bytes.number(at: range.lowerBound + 8)
      )
      return .seal(BaseIdentity(size: size, checksum: check))
    default:
      return nil
    }
  }

  private func payloads(_ range: Range<Int>) -> [[UInt8]]? {
    var payloads: [[UInt8]] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard index + 4 <= range.upperBound else { return nil }
      let length = Int(bytes.half(at: index))
      guard length <= range.upperBound - index - 4 else { return nil }
      payloads.append(Array(bytes[index + 4..<index + 4 + length]))
      index += 4 + length
    }
    return payloads
  }
}
