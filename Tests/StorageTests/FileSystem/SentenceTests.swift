import Storage
import Testing

@Suite struct SentenceTests {
  private static let path = "/books/contacts.journal"

  @Test(
    arguments: [
      (
        StorageError(.makeFolder, "/books", .notAFolder),
        "Cannot make the folder /books: a file stands where a folder should be; choose another "
          + "folder."
      ),
      (
        StorageError(.lock, "/books/contacts.lock", .locked(by: "process 7 on kitchen")),
        "Cannot lock /books/contacts.lock: process 7 on kitchen is saving to it; try again when it "
          + "is done."
      ),
      (
        StorageError(.lock, "/books/contacts.lock", .locked(by: "")),
        "Cannot lock /books/contacts.lock: another program is saving to it; try again when it is "
          + "done."
      ),
      (
        StorageError(.read, path, .damaged(offset: 101)),
        "Cannot read /books/contacts.journal: it is damaged from byte 101 on, with good entries "
          + "after it; nothing was changed. `roadbook store check` shows what can be saved, "
          + "`roadbook store repair` writes it beside."
      ),
      (
        StorageError(.open, "/books/contacts.vcf", .baseMissing(journal: path)),
        "Cannot open /books/contacts.vcf: it is missing, but /books/contacts.journal extends it; "
          + "put it back, or move the journal away to begin anew."
      ),
      (
        StorageError(.read, path, .unknownVersion(2)),
        "Cannot read /books/contacts.journal: it has version 2, which this program is too old to "
          + "know; use a newer one."
      ),
    ])
  func `an error names the file and the way out`(failure: StorageError, sentence: String) {
    #expect(failure.sentence == sentence)
  }

  @Test(arguments: StorageError.Operation.allCases)
  func `every operation and every reason make a sentence with the path`(
    operation: StorageError.Operation
  ) {
    let reasons: [StorageError.Reason] = [
      .notFound, .exists, .notPermitted, .symbolicLink, .notAFile, .notAFolder, .noSpace, .readOnly,
      .device, .interrupted, .tooManyOpen, .locked(by: "x"), .changing, .damaged(offset: 1),
      .foreign, .unknownVersion(9), .baseMissing(journal: "j"), .tooLarge, .other,
    ]
    let sentences = reasons.map { StorageError(operation, "/a/b", $0, code: 22).sentence }
    #expect(Set(sentences).count == reasons.count)
    for sentence in sentences {
      #expect(sentence.hasPrefix("Cannot ") && sentence.contains(" /a/b: "))
      #expect(sentence.hasSuffix("."))
    }
  }

  @Test func `a warning names the file and what became of it`() {
    #expect(
      StoreWarning.tornTail(journal: Self.path, offset: 96, bytes: 12).sentence
        == "/books/contacts.journal ends in the middle of a save that never came to its end; "
        + "the last 12 bytes, from byte 96 on, were left out.")
    #expect(
      StoreWarning.baseEditedElsewhere(base: "/b", entriesSetAside: 0).sentence
        == "/b was changed by another program; its present content counts.")
    #expect(
      StoreWarning.baseEditedElsewhere(base: "/b", entriesSetAside: 1).sentence
        == "/b was changed by another program; its present content counts. 1 saved entry of before "
        + "that will be kept beside it when you save.")
  }

  @Test(
    arguments: [
      ("contacts.vcf", ".", "contacts.journal"), ("/contacts.vcf", "/", "/contacts.journal"),
      ("a.b/trip", "a.b", "a.b/trip.journal"), ("a/.hidden", "a", "a/.hidden.journal"),
      ("a/x.y.json", "a", "a/x.y.journal"), ("é.d/ü.json", "é.d", "é.d/ü.journal"),
    ])
  func `the files of a store are named after its base`(
    base: String, folder: String, journal: String
  ) {
    #expect(StorePaths(base: base).folder == folder)
    #expect(StorePaths(base: base).journal == journal)
  }
}
