import Testing

@testable import AddressBook

@Suite struct BlankTests {
  @Test func `blanks are Unicode's white space`() {
    for value in UInt32(0)...0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(scalar.isBlank == scalar.properties.isWhitespace, "U+\(String(value, radix: 16))")
    }
  }
}
