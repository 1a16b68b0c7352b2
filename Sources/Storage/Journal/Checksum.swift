/// XXH64 (xxHash specification 0.1.1, section "XXH64 algorithm description"): fast enough to check a
/// whole base file on every opening, and seeded, so that bytes are valid only in their place.
package enum Checksum {
  private static let p1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let p2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let p3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let p4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let p5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// The checksum of some bytes.
  package static func of(_ bytes: ArraySlice<UInt8>, seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { of($0, seed: seed) }
  }

  private static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var offset = 0
    var hash: UInt64
    if bytes.count >= 32 {
      hash = stripes(bytes, seed: seed)
      offset = bytes.count & ~31
    } else {
      hash = seed &+ p5
    }
    hash &+= UInt64(bytes.count)
    return avalanche(tail(bytes, from: offset, hash))
  }

  private static func stripes(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var (a, b, c, d) = (seed &+ p1 &+ p2, seed &+ p2, seed, seed &- p1)
    var offset = 0
    while offset &+ 32 <= bytes.count {
      a = round(a, word(bytes, offset))
      b = round(b, word(bytes, offset &+ 8))
      c = round(c, word(bytes, offset &+ 16))
      d = round(d, word(bytes, offset &+ 24))
      offset &+= 32
    }
    let sum = rotate(a, 1) &+ rotate(b, 7) &+ rotate(c, 12) &+ rotate(d, 18)
    return merge(merge(merge(merge(sum, a), b), c), d)
  }

  private static func tail(
    _ bytes: UnsafeRawBufferPointer, from start: Int, _ start64: UInt64
  ) -> UInt64 {
    var (offset, hash) = (start, start64)
    while offset &+ 8 <= bytes.count {
      hash = rotate(hash ^ round(0, word(bytes, offset)), 27) &* p1 &+ p4
      offset &+= 8
    }
    if offset &+ 4 <= bytes.count {
      let half = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      hash = rotate(hash ^ (UInt64(UInt32(littleEndian: half)) &* p1), 23) &* p2 &+ p3
      offset &+= 4
    }
    while offset < bytes.count {
      hash = rotate(hash ^ (UInt64(bytes[offset]) &* p5), 11) &* p1
      offset &+= 1
    }
    return hash
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value &<< bits | value &>> (64 &- bits)
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotate(lane &+ input &* p2, 31) &* p1
  }

  private static func merge(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* p1 &+ p4
  }

  private static func avalanche(_ value: UInt64) -> UInt64 {
    var hash = value
    hash = (hash ^ hash &>> 33) &* p2
    hash = (hash ^ hash &>> 29) &* p3
    return hash ^ hash &>> 32
  }
}
