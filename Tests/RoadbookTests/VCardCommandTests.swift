import Foundation
import TestSupport
import Testing

/// `roadbook vcard` as a person who keeps cards meets it (`vcards.md`, kinds C, L and M, and its list of wishes).
@Suite struct VCardCommandTests {
  private static func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }
  private static let ida = card(
    "N:Vale;Ida;;;", "FN:Ida Vale", "UID:u1", "TEL:1", "TEL:2", "EMAIL:ida@example.com")
  private static let ben = card("N:Day;Ben;;;", "FN:Ben Day", "UID:u1")
  private static let bad = card("N:Vale;Ida;;;", "BDAY:2001-02-31")

  @Test func `check prints name and section of each finding, and exits 1 on errors`() throws {
    try withFolder(["a.vcf": Self.bad]) { folder in
      let result = try roadbook(["vcard", "check", "a.vcf"], in: folder)
      #expect(result.code == 1)
      #expect(result.output.contains("a.vcf:1: error: "), "\(result.output)")
      #expect(result.output.contains("RFC 2426"), "\(result.output)")
      #expect(result.output.contains("1 cards, "))
    }
  }

  @Test func `strict makes errors of warnings`() throws {
    let text = Self.card("N:Vale;Ida;;;", "FN:Ida", "NOTE:a", "no colon in this line")
    try withFolder(["a.vcf": text]) { folder in
      let strict = try roadbook(["vcard", "check", "--strict", "a.vcf"], in: folder)
      #expect(strict.code == 1, "\(strict.output)")
    }
  }

  @Test func `a UID that another file has is told with both places`() throws {
    try withFolder(["a.vcf": Self.ida, "b.vcf": Self.ben]) { folder in
      let result = try roadbook(["vcard", "check", "a.vcf", "b.vcf"], in: folder)
      #expect(result.code == 1)
      #expect(result.output.contains("b.vcf:1: error: "), "\(result.output)")
      #expect(result.output.contains("repeated-uid"), "\(result.output)")
      let whole = try roadbook(["vcard", "check", "."], in: folder)
      #expect(whole.code == 1 && whole.output.contains("u1"), "\(whole.output)")
    }
  }

  @Test func `convert, list and check say what was left out, and nothing read is an error`() throws
  {
    let files = ["x.ics": "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "y.json": "[\"vcard\",[]]\n"]
    try withFolder(files) { folder in
      for verb in ["check", "convert", "list"] {
        for file in files.keys.sorted() + ["/dev/null"] {
          let result = try roadbook(["vcard", verb, file], in: folder)
          #expect(result.code == 1, "\(verb) \(file)")
          #expect(!(result.errors + result.output).isEmpty, "\(verb) \(file)")
        }
      }
    }
  }

  @Test func `a missing file is told, the others are done, and the exit code is 2`() throws {
    try withFolder(["a.vcf": Self.ida]) { folder in
      let result = try roadbook(["vcard", "convert", "gone.vcf", "a.vcf"], in: folder)
      #expect(result.code == 2)
      #expect(result.errors.contains("gone.vcf"))
      #expect(result.output.contains("FN:Ida Vale"))
    }
  }

  @Test func `convert writes onto its own input in one step`() throws {
    let old = "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Vale;Ida;;;\r\nTEL;CELL:1\r\nEND:VCARD\r\n"
    try withFolder(["a.vcf": old]) { folder in
      let result = try roadbook(["vcard", "convert", "a.vcf", "-o", "a.vcf"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      let text = try String(contentsOfFile: "\(folder)/a.vcf", encoding: .utf8)
      #expect(text.contains("VERSION:3.0\r\n") && text.contains("TYPE=CELL"), "\(text)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.vcf"])
    }
  }

  @Test func `a minus is standard input`() throws {
    try withFolder(["a.vcf": Self.ida]) { folder in
      let command = "\(ServeTests.command[0]) vcard list - <a.vcf"
      let result = try run("sh", "-c", command, in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.contains("Ida Vale"), "\(result.output)")
    }
  }

  @Test func `list has phone, mail and UID in columns, and the same as JSON and CSV`() throws {
    try withFolder(["a.vcf": Self.ida]) { folder in
      let plain = try roadbook(["vcard", "list", "a.vcf"], in: folder)
      #expect(plain.output == "a.vcf:1  Ida Vale  1  ida@example.com  u1\n")
      let csv = try roadbook(["vcard", "list", "--csv", "a.vcf"], in: folder)
      #expect(
        csv.output
          == "file,line,name,phones,emails,uid\r\na.vcf,1,Ida Vale,1 2,ida@example.com,u1\r\n")
      let json = try roadbook(["vcard", "list", "--json", "a.vcf"], in: folder)
      #expect(
        json.output
          == #"[{"file":"a.vcf","line":1,"name":"Ida Vale","isGroup":false,"phones":["1","2"],"emails":["ida@example.com"],"uid":"u1"}]"#
          + "\n")
    }
  }

  @Test func `a name is one line, and nothing in it moves a terminal`() throws {
    let text = Self.card("N:x;;;;", "FN:Ida\\nforged.vcf:1  Eve\u{1B}[2J", "UID:u")
    try withFolder(["a.vcf": text]) { folder in
      let result = try roadbook(["vcard", "list", "a.vcf"], in: folder)
      #expect(result.output.utf8.count { $0 == 0x0A } == 1, "\(result.output)")
      #expect(!result.output.unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func `of a folder the files that nobody can see are named`() throws {
    let folder = try TemporaryFolder([
      "a.vcf": Self.ida, "b.vcf": Self.ida.replacing("u1", with: "u2") + Self.ben,
    ])
    folder.link("c.vcf", to: "a.vcf")
    let result = try roadbook(["vcard", "check", "."], in: folder.path)
    #expect(result.output.contains("b.vcf is left as it is"), "\(result.output)")
    #expect(result.output.contains("c.vcf is left as it is"), "\(result.output)")
    #expect(result.code == 1)
    let list = try roadbook(["vcard", "list", "."], in: folder.path)
    #expect(list.output.contains("Ida Vale"))
  }
}
