import AddressBook
import Fakes

/// A working copy that a client holds, with the records that it has looked up under names of its own.
final class NamedWorkingCopy {
  let name: String
  let book: WorkingCopy
  private(set) var people: [(name: String, record: PersonRecord)] = []
  private(set) var groups: [(name: String, record: GroupRecord)] = []
  /// What the last save met.
  private(set) var conflicts: [SaveConflict] = []
  private var listeners: [String: ChangeToken] = [:]
  private let recorder: EventRecorder

  init(_ name: String, _ book: WorkingCopy, recorder: EventRecorder) {
    self.name = name
    self.book = book
    self.recorder = recorder
  }

  /// The record held under a name; else the listed person that shows it, who is held from then on.
  func person(_ name: String) -> PersonRecord? {
    if let held = people.first(where: { $0.name == name })?.record { return held }
    guard let found = book.people().first(where: { $0.person.displayName == name }) else {
      return nil
    }
    keep(found, as: name)
    return found
  }

  func keep(_ record: PersonRecord, as name: String) {
    people.removeAll { $0.name == name }
    people.append((name, record))
  }

  /// The group held under a name; else the listed group that bears it.
  func group(_ name: String) -> GroupRecord? {
    if let held = groups.first(where: { $0.name == name })?.record { return held }
    guard let found = book.groups().first(where: { $0.name == name }) else { return nil }
    keep(found, as: name)
    return found
  }

  func keep(_ group: GroupRecord, as name: String) {
    groups.removeAll { $0.name == name }
    groups.append((name, group))
  }

  func save() throws { conflicts = try book.save().conflicts }
}

// MARK: News

extension NamedWorkingCopy {
  /// What a client does when it is told of a change.
  enum Handling: String {
    /// Nothing.
    case nothing
    /// Reads everything again, unless that would lose edits.
    case reverting
    /// Reads everything again and takes blanks off the ends of notes.
    case trimming
  }

  func listen(as listener: String, _ handling: Handling) {
    listeners[listener] = book.onExternalChange { [weak self] _ in
      self?.hear(listener, handling)
    }
  }

  /// Whether the listener was there.
  func unlisten(_ listener: String) -> Bool {
    guard let token = listeners.removeValue(forKey: listener) else { return false }
    return book.unregister(token)
  }

  private func hear(_ listener: String, _ handling: Handling) {
    if handling != .nothing, !book.hasUnsavedChanges { book.revert() }
    let wrote = handling == .trimming && trimNotes()
    recorder.record(
      "book.changed",
      ["book": .text(name), "listener": .text(listener), "wrote": .flag(wrote)])
  }

  private func trimNotes() -> Bool {
    for record in book.people() {
      guard let note = record.person[text: .note], note.hasSuffix(" ") else { continue }
      let trimmed = String(note.reversed().drop { $0 == " " }.reversed())
      try? record.set(.string(trimmed), for: .note)
    }
    guard book.hasUnsavedChanges else { return false }
    try? save()
    return true
  }
}
