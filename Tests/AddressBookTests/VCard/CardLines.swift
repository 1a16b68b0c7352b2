import AddressBook

/// The lines between BEGIN and END of one 3.0 card.
func oneCard(version: String = "3.0", _ lines: String...) -> VCard? {
  VCard.parse(bytes(["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"])).cards.first
}

func bytes(_ lines: [String]) -> [UInt8] {
  lines.flatMap { Array($0.utf8) + [0x0D, 0x0A] }
}
