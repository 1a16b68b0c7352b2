import Storage
import Testing

@Suite struct ChecksumTests {
  @Test(
    arguments: [
      ("", 0, 0xEF46_DB37_51D8_E999), ("a", 0, 0xD24E_C4F1_A98C_6E5B),
      ("abc", 0, 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0, 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64, UInt64)])
  func `the checksum is XXH64`(text: String, seed: UInt64, expected: UInt64) {
    #expect(Checksum.of(Array(text.utf8)[...], seed: seed) == expected)
  }

  @Test func `each byte, the length and the seed count`() {
    var seen: Set<UInt64> = []
    for length in 0..<100 {
      let bytes = [UInt8](repeating: 0, count: length)
      seen.insert(Checksum.of(bytes[...]))
      seen.insert(Checksum.of(bytes[...], seed: 1))
      for index in bytes.indices {
        var changed = bytes
        changed[index] = 1
        seen.insert(Checksum.of(changed[...]))
      }
    }
    #expect(seen.count == 100 + 100 + 99 * 100 / 2)
  }
}
