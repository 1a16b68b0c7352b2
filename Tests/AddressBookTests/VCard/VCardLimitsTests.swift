import Testing

@testable import AddressBook

@Suite struct VCardLimitsTests {
  private let good = bytes(["BEGIN:VCARD", "VERSION:3.0", "FN:Good", "END:VCARD"])

  @Test func `a line that never ends costs its card and no other`() {
    let limits = VCardLimits(bytesInCard: 10_000)
    var reader = VCardReader(limits: limits)
    var cards: [VCard] = []
    var warnings: [VCardWarning] = []
    let chunks =
      [good + bytes(["BEGIN:VCARD"]) + Array("NOTE:".utf8)]
      + Array(repeating: [UInt8](repeating: 0x41, count: 4_000), count: 100)
      + [bytes(["", "TEL:1", "END:VCARD"]) + good]
    for chunk in chunks {
      let batch = reader.read(chunk)
      cards += batch.cards
      warnings += batch.warnings
    }
    let last = reader.finish()
    #expect((cards + last.cards).map { $0.first("FN")?.string } == ["Good", "Good"])
    #expect((warnings + last.warnings).map(\.kind) == [.cardTooLarge(limit: 10_000)])
    #expect(warnings.first?.line == 6)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n"], 1...5)
  func `a line beyond the limit ends where it ends, however it comes`(_ end: String, _ size: Int) {
    let long = String(repeating: "x", count: 500)
    let good = ["BEGIN:VCARD", "VERSION:3.0", "FN:a", "END:VCARD"]
    let bad = ["BEGIN:VCARD", "VERSION:3.0", "NOTE:\(long)", "END:VCARD", long]
    let bytes = Array((good + bad + good).map { $0 + end }.joined().utf8)
    let limits = VCardLimits(bytesInCard: 100)
    let whole = VCard.parse(bytes, limits: limits)
    var reader = VCardReader(limits: limits, pieceSize: size)
    let (first, last) = (reader.read(bytes), reader.finish())
    #expect(whole.cards.map(\.lineNumber) == [1, 10])
    #expect((first.cards + last.cards).map(\.lineNumber) == [1, 10])
    #expect(whole.warnings.map(\.line) == [7, 9])
    #expect((first.warnings + last.warnings).map(\.line) == [7, 9])
  }

  @Test func `a million properties cost their card and no other`() {
    let flood = Array(repeating: "X-A:1\r\n", count: 1_000_000).joined()
    let file = Array("BEGIN:VCARD\r\n\(flood)END:VCARD\r\n".utf8) + good
    let (cards, warnings) = VCard.parse(file)
    #expect(cards.map { $0.first("FN")?.string } == ["Good"])
    #expect(warnings.map(\.kind) == [.tooManyLines(limit: 100_000)])
    #expect(warnings.map(\.isError) == [true])
  }

  @Test func `AGENT a thousand deep costs its card and no other`() {
    let opening = Array(repeating: ["BEGIN:VCARD", "VERSION:2.1", "AGENT:"], count: 1000).flatMap {
      $0
    }
    let closing = Array(repeating: "END:VCARD", count: 1000)
    let (cards, warnings) = VCard.parse(bytes(opening + closing) + good)
    #expect(cards.map { $0.first("FN")?.string } == ["Good"])
    #expect(warnings.map(\.kind) == [.tooDeep(limit: 16)])
  }

  @Test func `base64 that never ends costs its card and no other`() {
    let line = " " + String(repeating: "A", count: 74)
    let file = bytes(
      ["BEGIN:VCARD", "PHOTO;ENCODING=b:"] + Array(repeating: line, count: 1000) + ["END:VCARD"])
    let (cards, warnings) = VCard.parse(file + good, limits: VCardLimits(bytesInCard: 20_000))
    #expect(cards.map { $0.first("FN")?.string } == ["Good"])
    #expect(warnings.map(\.kind) == [.cardTooLarge(limit: 20_000)])
  }

  @Test func `NUL bytes are kept and reported`() throws {
    let file = bytes(["BEGIN:VCARD", "VERSION:3.0", "FN:a\0b", "END:VCARD"])
    let (cards, warnings) = VCard.parse(file)
    #expect(warnings.map(\.kind) == [.nulBytes])
    #expect(cards.first?.bytes == file)
  }

  @Test func `warnings beyond the limit are counted`() {
    let (_, warnings) = VCard.parse(
      bytes(Array(repeating: "noise", count: 50)), limits: VCardLimits(warnings: 10))
    #expect(warnings.count == 11)
    #expect(warnings.last?.kind == .more(count: 40))
  }
}
