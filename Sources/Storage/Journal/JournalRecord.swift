/// One save: its frames, whole or not at all. All numbers are little-endian:
///
///     marker 4 · kind 4 · sequence 8 · body length 8 · checksum of these 8
///     body                                    (entries: length 4, payload, …)
///     checksum of the body 8 · commit marker 8
///
/// Both checksums are seeded with the journal's header and the record's place, so that a record is
/// valid only where it was written; a payload that holds a copy of a journal is no record.
package enum JournalRecord: Hashable, Sendable {
  /// The payloads of one save.
  case entries([[UInt8]])
  /// The base is about to be replaced by this one, which holds all the entries before.
  case seal(BaseIdentity)

  static let headCount = 32
  static let tailCount = 16
  static let marker = Array("RBtx".utf8)
  static let commit = Array("written\n".utf8)

  /// Where a record stands, which its checksums depend on.
  struct Place {
    var salt: UInt64
    var sequence: UInt64
    var offset: Int

    var seed: UInt64 { salt &+ UInt64(offset) }
  }

  /// The record as it stands in the file; nil when a payload is longer than 4 GB.
  func bytes(at place: Place) -> [UInt8]? {
    guard let body = body else { return nil }
    var bytes = Self.marker
    bytes.reserveCapacity(body.count + Self.headCount + Self.tailCount)
    bytes.append(littleEndian: kind)
    bytes.append(littleEndian: place.sequence)
    bytes.append(littleEndian: UInt64(body.count))
    let check = Checksum.of(bytes[...], seed: place.seed)
    bytes.append(littleEndian: check)
    bytes += body
    bytes.append(littleEndian: Checksum.of(body[...], seed: check))
    return bytes + Self.commit
  }

  private var kind: UInt32 {
    switch self {
    case .entries: 0
    case .seal: 1
    }
  }

  private var body: [UInt8]? {
    var bytes: [UInt8] = []
    switch self {
    case .seal(let base):
      bytes.append(littleEndian: base.size)
      bytes.append(littleEndian: base.checksum)
    case .entries(let payloads):
      bytes.reserveCapacity(payloads.reduce(0) { $0 + $1.count + 4 })
      for payload in payloads {
        guard let length = UInt32(exactly: payload.count) else { return nil }
        bytes.append(littleEndian: length)
        bytes += payload
      }
    }
    return bytes
  }
}
