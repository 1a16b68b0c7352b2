/// Something about a file of a vdir that its user should know: why it was passed over, or that its UID is missing or
/// doubled.
///
/// Plain data; ``VdirWarning/sentence`` owns the wording.
public struct VdirWarning: Error, Hashable, Sendable {
  /// What is wrong with a file.
  public enum Kind: Hashable, Sendable {
    /// It holds no vCard.
    case noCard
    /// It holds so many cards; a vdir has one a file.
    case severalCards(Int)
    /// It ends inside its card: another program may be writing it.
    case truncated
    /// It holds something at this line that is no card and would be lost in writing.
    case wouldLose(line: Int)
    /// It is longer than the limit in bytes.
    case tooLarge(limit: Int)
    /// A link, a folder or a device has the name of a card.
    case notAFile
    /// The user may not read it.
    case notPermitted
    /// Its name is not UTF-8, so it cannot be opened by it.
    case nameNotUTF8
    /// Its card has no UID; the next save of the person writes one (RFC 6350 section 6.7.6).
    case missingUID
    /// Its card has the UID of another file; one of the two may be an old copy.
    case doubledUID(String, line: Int, firstIn: String)
  }

  /// The file, as it is called in its folder.
  public let name: String
  /// What is wrong with it.
  public let kind: Kind

  /// A warning.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The line of the file that the warning is about, counted from 1; the first where it is about the whole file.
  public var line: Int {
    switch kind {
    case .wouldLose(let line), .doubledUID(_, let line, _): line
    default: 1
    }
  }

  /// Whether the file was passed over, so that its people are not seen.
  public var isPassedOver: Bool {
    switch kind {
    case .missingUID, .doubledUID: false
    default: true
    }
  }

  /// What a person is told.
  public var sentence: String {
    isPassedOver ? "\(name) is left as it is: \(cause)." : "\(name): \(cause)."
  }

  private var cause: String {
    switch kind {
    case .noCard: "it holds no vCard"
    case .severalCards(let count): "it holds \(count) cards where one is expected"
    case .truncated: "its END:VCARD is missing"
    case .wouldLose(let line): "line \(line) is no part of a card"
    case .tooLarge(let limit): "it is longer than \(limit) bytes"
    case .notAFile: "it is a link, a folder or a device"
    case .notPermitted: "it may not be read"
    case .nameNotUTF8: "its name is not UTF-8; rename it"
    case .missingUID: "the card has no UID"
    case .doubledUID(let uid, let line, let first):
      "the UID in line \(line), \(uid), is that of \(first)"
    }
  }
}

extension VdirWarning {
  /// That a card has no UID, or that of the file `first`.
  init(name: String, _ card: VCard, isDoubledIn first: String) {
    self.name = name
    guard let uid = card.uid else {
      kind = .missingUID
      return
    }
    let place = card.lines.firstIndex { $0.layout.property == .uid } ?? 0
    kind = .doubledUID(uid, line: card.lineNumber(of: place), firstIn: first)
  }
}
