import Foundation
import Testing

/// The command that looks into stores, as a user meets it.
@Suite struct StoreCommandTests {
  private let card = "BEGIN:VCARD\nVERSION:3.0\nN:;Ada;;;\nFN:Ada\nEND:VCARD\n"
  private let hotel =
    "{\"id\": \"a\", \"name\": \"Inn\", \"street\": \"\", \"city\": \"\", \"state\": \"\", \"zip\": \"\"}"

  @Test func `intact stores are counted`() throws {
    let files = [
      "contacts.vcf": card + card, "trip.json": "{\"version\": 1, \"hotels\": [\(hotel)]}",
    ]
    try withFolder(files) { folder in
      let result = try roadbook("store", "check", folder)
      #expect(result.code == 0, "\(result.output)\(result.errors)")
      #expect(result.output.contains("\(folder)/contacts.vcf: 2 people, 0 groups.\n"))
      #expect(result.output.contains("\(folder)/trip.json: 1 hotel.\n"))
    }
  }

  @Test(arguments: [
    ("contacts.vcf", "<card>BEGIN:VCARD\nVERSION:3.0\nFN:B", ["begins in line 6"], "2 people"),
    (
      "contacts.vcf", "<card>precious\n<card>", ["contacts.vcf:6: error: ", "| precious"],
      "2 people"
    ),
    (
      "trip.json", "{\"hotels\": [<hotel>, {\"id\":", ["is no JSON at byte", "6 bytes from"],
      "1 hotel"
    ),
  ])
  func `what is damaged is told, and what can be saved is written beside, once`(
    _ name: String, _ template: String, _ told: [String], _ saved: String
  ) throws {
    let text = template.replacing("<card>", with: card).replacing("<hotel>", with: hotel)
    try withFolder([name: text]) { folder in
      let check = try roadbook("store", "check", folder)
      #expect(check.code == 1, "\(check.errors)")
      for part in told { #expect(check.output.contains(part), "\(check.output)") }
      #expect(check.output.contains("\(saved)"), "\(check.output)")
      #expect(try contents(of: folder) == [name])

      let repair = try roadbook("store", "repair", folder)
      #expect(repair.code == 1, "\(repair.errors)")
      let new = name.replacing(".", with: ".salvaged.")
      #expect(repair.output.contains("Written beside: \(folder)/\(new), with \(saved)"))
      #expect(try contents(of: folder) == [name, new].sorted())
      #expect(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) == text)

      let again = try roadbook("store", "repair", folder)
      #expect(again.code == 2)
      #expect(again.errors.contains("\(new): something of that name is there already"))

      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      try FileManager.default.moveItem(atPath: "\(folder)/\(new)", toPath: "\(folder)/\(name)")
      let mended = try roadbook("store", "check", folder)
      #expect(mended.code == 0, "\(mended.output)\(mended.errors)")
      #expect(mended.output.contains("\(folder)/\(name): \(saved)"))
    }
  }

  @Test
  func `where nothing can be saved nothing is written, and the other store is told all the same`()
    throws
  {
    let files = [
      "contacts.vcf": "hello\n", "contacts.ids": "mine\n", "trip.json": "not a trip",
      "trip.journal": "garbage",
    ]
    try withFolder(files) { folder in
      let result = try roadbook("store", "repair", folder)
      #expect(result.code == 1, "\(result.errors)")
      for part in ["contacts.vcf: it holds no vCard", "contacts.ids: line 1", "trip.j"] {
        #expect(result.output.contains("\(folder)/\(part)"), "\(result.output)")
      }
      #expect(try contents(of: folder) == files.keys.sorted())
    }
  }

  @Test func `of damaged IDs it says what to do, and writes nothing`() throws {
    try withFolder(["contacts.vcf": card, "contacts.ids": "mine\n"]) { folder in
      let result = try roadbook("store", "repair", folder)
      #expect(result.code == 1)
      #expect(result.output.contains("people then get new IDs"), "\(result.output)")
      #expect(result.output.contains("contacts.vcf: 1 person, 0 groups.\n"))
      #expect(try contents(of: folder) == ["contacts.ids", "contacts.vcf"])
    }
  }

  @Test func `a link in place of a store is named, a link to the folder is followed`() throws {
    try withFolder(["real/contacts.vcf": card, "linked/notes": ""]) { folder in
      for (link, target) in [("linked/contacts.vcf", "real/contacts.vcf"), ("folder", "real")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(link)", withDestinationPath: "\(folder)/\(target)")
      }
      let refused = try roadbook("store", "check", "\(folder)/linked")
      #expect(refused.code == 1)
      #expect(refused.output.contains("a symbolic link stands in its place"))
      #expect(try roadbook("store", "check", "\(folder)/folder").code == 0)
    }
  }

  @Test func `a folder that may only be read is checked, and repairing it is refused by name`()
    throws
  {
    try withFolder(["contacts.vcf": card + "BEGIN:VCARD\nFN:B"]) { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
      }
      #expect(try roadbook("store", "check", folder).code == 1)
      // The superuser writes everywhere.
      guard !FileManager.default.isWritableFile(atPath: folder) else { return }
      let result = try roadbook("store", "repair", folder)
      #expect(result.code == 2)
      #expect(result.errors.contains("contacts.salvaged.vcf"), "\(result.errors)")
    }
  }

  @Test func `a folder that is missing, a file in its place and an empty one are told apart`()
    throws
  {
    try withFolder(["file": "", "empty/notes": ""]) { folder in
      for (name, cause) in [
        ("none", "no such folder"), ("file", "this is no folder"),
        ("empty", "holds neither contacts.vcf nor trip.json"),
      ] {
        let result = try roadbook("store", "check", "\(folder)/\(name)")
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("\(folder)/\(name): \(cause)"), "\(result.errors)")
      }
    }
  }

  private func contents(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
