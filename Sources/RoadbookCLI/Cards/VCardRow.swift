import AddressBook
import JSON

/// What a list shows of a card.
struct VCardRow {
  private let file: String
  private let line: Int
  private let name: String?
  private let isGroup: Bool
  private let phones: [String]
  private let emails: [String]
  private let uid: String?

  init(_ file: String, _ card: VCard) {
    let group = CardGroup(card)
    let person = Person(card)
    self.file = file
    line = card.lineNumber
    name = group?.name ?? person.displayName
    isGroup = group != nil
    phones = person.entries(of: .phone).compactMap(\.value.text)
    emails = person.entries(of: .email).compactMap(\.value.text)
    uid = card.uid
  }

  /// One line: place, name, first phone, first mail and UID, those that are there.
  var text: String {
    let shown = isGroup ? "\(name ?? "") (group)" : name ?? "No Name"
    let parts = [shown] + [phones.first, emails.first, uid].compactMap(\.self)
    return (["\(file):\(line)"] + parts.map(\.onOneLine)).joined(separator: "  ") + "\n"
  }

  var json: JSONValue {
    [
      "file": .string(file), "line": .integer(line), "name": .string(orNull: name),
      "isGroup": .bool(isGroup), "phones": .array(phones.map { .string($0) }),
      "emails": .array(emails.map { .string($0) }), "uid": .string(orNull: uid),
    ]
  }

  static let csvHead = "file,line,name,phones,emails,uid\r\n"

  var csv: String {
    let cells = [
      file, "\(line)", name ?? "", phones.joined(separator: " "), emails.joined(separator: " "),
      uid ?? "",
    ]
    return cells.map(\.csvCell).joined(separator: ",") + "\r\n"
  }
}

extension String {
  /// The text with a blank for each character that would move a terminal.
  fileprivate var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }

  /// A cell of RFC 4180, on one line.
  fileprivate var csvCell: String {
    let text = onOneLine
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
