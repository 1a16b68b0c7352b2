/// The identity of a base file, by its bytes: a missing file and an empty one are the same.
package struct BaseIdentity: Hashable, Sendable {
  package let size: UInt64
  package let checksum: UInt64

  package init(size: UInt64, checksum: UInt64) {
    self.size = size
    self.checksum = checksum
  }

  package init(of bytes: [UInt8]) {
    self.init(size: UInt64(bytes.count), checksum: Checksum.of(bytes[...]))
  }
}

/// The first 48 bytes of a journal, all numbers little-endian:
/// magic (8), version (8), generation (8), size and checksum of the base (16), checksum of these (8).
package struct JournalHeader: Hashable, Sendable {
  /// One more than that of the journal before.
  package let generation: UInt64
  /// The base file that the entries extend.
  package let base: BaseIdentity

  package static let byteCount = 48
  /// With both line ends and a NUL, so that a journal mangled as text is noticed at once.
  static let magic = Array("RBJ\r\n\u{1A}\n\0".utf8)
  static let version: UInt64 = 1

  package init(generation: UInt64, base: BaseIdentity) {
    self.generation = generation
    self.base = base
  }

  /// The header as it stands in the file.
  package var bytes: [UInt8] {
    var bytes = Self.magic
    for number in [Self.version, generation, base.size, base.checksum] {
      bytes.append(littleEndian: number)
    }
    bytes.append(littleEndian: Checksum.of(bytes[...]))
    return bytes
  }

  /// What the records of this journal are seeded with, so that those of another are not valid here.
  var salt: UInt64 { Checksum.of(bytes[...]) }

  /// Reads the first bytes of the journal at `path`, which errors give.
  package init(_ bytes: [UInt8], path: String) throws(StorageError) {
    guard bytes.starts(with: Self.magic), bytes.count >= Self.byteCount,
      bytes.number(at: 40) == Checksum.of(bytes[..<40])
    else { throw StorageError(.read, path, .foreign) }
    let version = bytes.number(at: 8)
    guard version == Self.version else {
      throw StorageError(.read, path, .unknownVersion(Int(truncatingIfNeeded: version)))
    }
    generation = bytes.number(at: 16)
    base = BaseIdentity(size: bytes.number(at: 24), checksum: bytes.number(at: 32))
  }
}

extension [UInt8] {
  mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Eight bytes as a number; the caller has checked that they are there.
  func number(at offset: Int) -> UInt64 {
    withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  func half(at offset: Int) -> UInt32 {
    withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
  }
}
