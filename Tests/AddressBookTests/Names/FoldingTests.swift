import AddressBook
import Testing

/// How names are made alike before they are compared.
@Suite struct FoldingTests {
  @Test(arguments: [
    ("", ""), ("Ada", "ada"), ("ÉLAN", "elan"), ("e\u{301}lan", "elan"), ("Straße", "strasse"),
    ("Łódź", "lodz"), ("Ærø", "aero"), ("İstanbul", "istanbul"), ("Ễ", "e"), ("Ёлка", "елка"),
    ("Й", "и"), ("И\u{306}", "и"), ("ΆΣΑΣ", "ασασ"), ("ᾼ", "α"), ("山田", "山田"),
    ("  Van\r\n der\u{A0}Berg ", "van der berg"), ("\u{2003}Ünal\t", "unal"), ("☺", "☺"),
  ])
  func `case, diacritics and blanks are folded`(_ text: String, _ expected: String) {
    #expect(Array(folded(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `folding twice changes nothing more, for every letter`() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = folded(String(Character(scalar)))
      #expect(Array(folded(once).utf8) == Array(once.utf8), "U+\(String(value, radix: 16))")
    }
  }
}
