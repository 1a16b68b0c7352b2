import AddressBook
import Conformance
import Fakes
import Headless
import JSON

/// A client program of the address book: it opens working copies, and holds under names of its own the
/// records that they gave it and the drafts that belong to none.
///
/// Events: `book.answered` {answer} for each question, `book.changed` {book, listener, wrote} for each notice.
final class AddressBookClient {
  /// Puts the client's questions to the user.
  var access: ContactAccess? { screensAccess() }
  /// The labelled values that the client works on.
  var list: MultiValue?

  let recorder: EventRecorder
  private let screensAccess: () -> ContactAccess?
  private let database: any ContactDatabase
  private let openDatabase: () throws -> any ContactDatabase
  private var otherProcess: (any ContactDatabase)?
  private(set) var copies: [NamedWorkingCopy] = []
  private(set) var drafts: [(name: String, record: PersonRecord)] = []
  private var groupDrafts: [String: GroupRecord] = [:]

  init(
    _ database: any ContactDatabase, recorder: EventRecorder,
    access: @escaping () -> ContactAccess?,
    openDatabase: @escaping () throws -> any ContactDatabase
  ) {
    self.database = database
    self.recorder = recorder
    screensAccess = access
    self.openDatabase = openDatabase
  }

  /// Opens a working copy under a name, on the app's own database or on the one of another process.
  func open(_ name: String, _ policy: WorkingCopy.Policy, inOtherProcess: Bool) throws {
    guard !copies.contains(where: { $0.name == name }) else {
      throw IntentRefused(.alreadyEditing, "working copy \(name)")
    }
    let book =
      inOtherProcess
      ? WorkingCopy(of: try elsewhere(), policy: policy)
      : try access.map { access in
        try WorkingCopy.open(database, policy: policy, access: access)
      } ?? WorkingCopy(of: database, policy: policy)
    copies.append(NamedWorkingCopy(name, book, recorder: recorder))
  }

  func copy(_ name: String) throws(IntentRefused) -> NamedWorkingCopy {
    guard let copy = copies.first(where: { $0.name == name }) else {
      throw IntentRefused(.notShown, "working copy \(name)")
    }
    return copy
  }

  func report(_ answer: String?) {
    recorder.record("book.answered", ["answer": EventDetail(answer)])
  }

  private func elsewhere() throws -> any ContactDatabase {
    let database = try otherProcess ?? openDatabase()
    otherProcess = database
    return database
  }
}

// MARK: Records by name

extension AddressBookClient {
  func keepDraft(_ record: PersonRecord, as name: String) {
    dropDraft(name)
    drafts.append((name, record))
  }

  func dropDraft(_ name: String) { drafts.removeAll { $0.name == name } }

  func draft(_ name: String) -> PersonRecord? { drafts.first { $0.name == name }?.record }

  func keepDraft(_ group: GroupRecord, as name: String) { groupDrafts[name] = group }

  func dropGroupDraft(_ name: String) { groupDrafts[name] = nil }

  /// The person that arguments name: `record` as the working copy `book` holds it, else a draft.
  func person(_ arguments: Arguments, _ key: String = "record") throws -> PersonRecord {
    let name = try arguments.record(key)
    if let book = try arguments.book("of") ?? arguments.book("book"),
      let record = try copy(book).person(name)
    {
      return record
    }
    guard let draft = draft(name) else { throw IntentRefused(.notListed, name) }
    return draft
  }

  /// The group that arguments name, as ``person(_:_:)``.
  func group(_ arguments: Arguments) throws -> GroupRecord {
    let name = try arguments.record("group")
    if let book = try arguments.book("groupOf") ?? arguments.book("book"),
      let group = try copy(book).group(name)
    {
      return group
    }
    guard let draft = groupDrafts[name] else { throw IntentRefused(.notListed, name) }
    return draft
  }
}

extension Arguments {
  /// The name of a record; without one there is nothing to act on (R-AB-13).
  func record(_ name: String) throws(Refusal) -> String {
    guard let value = self[name], !value.isNull else {
      throw Refusal("noRecord", "No record is given as \(name).")
    }
    return try string(name)
  }

  func book(_ name: String) throws(Refusal) -> String? {
    self[name] == nil ? nil : try string(name)
  }
}
