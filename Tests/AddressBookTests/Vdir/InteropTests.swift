import AddressBook
import Foundation
import Storage
import Testing

/// Other programs over the same folder, for real: khard lists it, a CardDAV server (Radicale) stores into it.
@Suite struct VdirInteropTests {
  @Test(.enabled(if: Tools.have("khard"), "khard is not installed: see .ci/run for the line"))
  func `khard lists the people that we wrote`() throws {
    let folder = try ScratchFolder()
    let people = samplePeople()
    try book(in: folder.path + "/book").store(people)
    let config = folder.path + "/khard.conf"
    try "[addressbooks]\n[[book]]\npath = \(folder.path)/book\n".write(
      toFile: config, atomically: true, encoding: .utf8)
    let listed = try Tools.run("khard", "-c", config, "list", "--parsable")
    let names = listed.split(separator: "\n").map { $0.split(separator: "\t")[1] }
    #expect(
      Set(names) == ["Ada King Lovelace", "Ben O'Neil", "Only", "Zoë Łukasiewicz", "李 小龍"])
    let shown = try Tools.run("khard", "-c", config, "show", "Lovelace")
    for text in ["boat, old", "+44 1", "ada@example.org", "2 St James's Square", "Flat 2"] {
      #expect(shown.contains(text), "\(shown)")
    }
  }

  @Test(.enabled(if: Tools.have("radicale"), "Radicale is not installed: see .ci/run for the line"))
  func `what a CardDAV server stored for us reads back equal, and it serves what we change`() throws
  {
    let folder = try ScratchFolder()
    let people = samplePeople()
    let ours = folder.path + "/ours"
    try book(in: ours).store(people)
    try Tools.run("python", "-c", client, folder.path + "/server", ours)

    let theirs = folder.path + "/server/collection-root/ada/book"
    let copy = try book(in: theirs)
    #expect((copy.database as? VdirDatabase)?.warnings == [])
    #expect(copy.people().count == people.count)
    for person in try book(in: ours).people() {
      let uid = try #require(person.uid)
      let stored = try #require(copy.person(uid: uid))
      #expect(facts(stored.person) == facts(person.person))
    }

    let ada = try #require(copy.people().first { $0.first == "Ada" })
    try ada.set(.string("Augusta"), for: .firstName)
    try copy.add(PersonRecord(.named("Late"), uid: "late"))
    try copy.save()
    let served = folder.path + "/served"
    try FileManager.default.createDirectory(atPath: served, withIntermediateDirectories: false)
    try Tools.run("python", "-c", client, folder.path + "/server", served)
    let again = try book(in: served)
    #expect(again.people().count == people.count + 1)
    for person in copy.people() {
      let uid = try #require(person.uid)
      let found = try #require(again.person(uid: uid))
      #expect(facts(found.person) == facts(person.person))
    }
  }

  private func book(in directory: String) throws -> WorkingCopy {
    WorkingCopy(
      of: try VdirDatabase(
        directory: directory, on: DiskFileSystem(), stamps: .counting(),
        holder: .thisProcess, waiter: .never))
  }
}

/// Starts Radicale on a folder and a free port of the loopback. Where it has no book yet, makes one of the
/// cards of the second folder; else writes what it serves there.
private let client = #"""
  import base64, pathlib, socket, subprocess, sys, time, urllib.request
  root, cards = sys.argv[1:3]
  with socket.socket() as probe:
      probe.bind(("127.0.0.1", 0))
      port = probe.getsockname()[1]
  server = subprocess.Popen([
      sys.executable, "-m", "radicale", "-C", "", "--server-hosts", f"127.0.0.1:{port}", "--auth-type", "none",
      "--logging-level", "critical", "--storage-filesystem-folder", root])
  def ask(method, path, body=None, kind="text/vcard; charset=utf-8"):
      login = base64.b64encode(b"ada:").decode()
      headers = {"Authorization": "Basic " + login, "Content-Type": kind}
      url = f"http://127.0.0.1:{port}/ada/book/{path}"
      return urllib.request.urlopen(urllib.request.Request(url, body, headers, method=method), timeout=60).read()
  make = b'''<?xml version="1.0"?><mkcol xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav">
  <set><prop><resourcetype><collection/><C:addressbook/></resourcetype></prop></set></mkcol>'''
  try:
      for attempt in range(600):
          try:
              socket.create_connection(("127.0.0.1", port)).close()
              break
          except OSError:
              time.sleep(0.1)
      book = pathlib.Path(root, "collection-root/ada/book")
      if book.exists():
          for card in book.glob("*.vcf"):
              pathlib.Path(cards, card.name).write_bytes(ask("GET", card.name))
      else:
          ask("MKCOL", "", make, "application/xml")
          for card in pathlib.Path(cards).glob("*.vcf"):
              ask("PUT", card.name, card.read_bytes())
  finally:
      server.kill()  # The thread that started us may have blocked gentler signals.
      server.wait()
  """#

private func samplePeople() -> [Person] {
  let card = [
    "BEGIN:VCARD", "VERSION:3.0", "N:Lovelace;Ada;King;;", "FN:Ada King Lovelace",
    "item1.TEL:+44 1", "item1.X-ABLabel:boat\\, old",
    "item2.ADR;type=HOME:;;2 St James's Square\\nFlat 2;London;;SW1Y;United Kingdom",
    "item2.X-ABADR:gb", "EMAIL;type=INTERNET;type=WORK:ada@example.org", "BDAY:1815-12-10",
    "ORG:Analytical\\; Engines;Numbers", "NOTE:one\\ntwo\\, three", "END:VCARD", "",
  ].joined(separator: "\r\n")
  let ada = VCard.parse(Array(card.utf8)).cards.map { Person($0) }
  return ada + [
    .named("Zoë", "Łukasiewicz"), .named("李", "小龍"), .named("Only"), .named("Ben", "O'Neil"),
  ]
}

/// What a person says, without the identifiers of entries, which no card keeps.
private func facts(_ person: Person) -> [String] {
  PersonProperty.allCases.compactMap { property in
    switch person[property] {
    case nil: nil
    case .multi(let values):
      "\(property): "
        + values.entries.map { "\(String(describing: $0.label)) \($0.value)" }
        .joined(separator: ", ")
    case .some(let value): "\(property): \(value)"
    }
  } + ["picture: \(person.imageData?.count ?? 0)"]
}

extension WorkingCopy {
  fileprivate func store(_ people: [Person]) throws {
    for person in people { try add(PersonRecord(person)) }
    try save()
  }
}

/// The programs of the environment that `.ci/run` makes.
private enum Tools {
  private static let folder: String =
    ProcessInfo.processInfo.environment["ROADBOOK_INTEROP"]
    ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../.build/interop/bin")
    .standardized.path

  static func have(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
  }

  @discardableResult
  static func run(_ name: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(folder)/\(name)")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(name) \(arguments.first ?? "")")
    return String(decoding: data, as: UTF8.self)
  }
}

/// A folder on the real disk that goes when the value does.
private final class ScratchFolder {
  let path: String

  init() throws {
    let url = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
