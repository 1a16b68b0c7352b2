/// A file of a vdir that is left untouched, and why.
///
/// Plain data; ``VdirWarning/sentence`` owns the wording.
public struct VdirWarning: Error, Hashable, Sendable {
  /// Why a file is left alone.
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
  }

  /// The file, as it is called in its folder.
  public let name: String
  /// Why it is left alone.
  public let kind: Kind

  /// A warning.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// What a person is told.
  public var sentence: String { "\(name) is left as it is: \(cause)." }

  private var cause: String {
    switch kind {
    case .noCard: "it holds no vCard"
    case .severalCards(let count): "it holds \(count) cards where one is expected"
    case .truncated: "its END:VCARD is missing"
    case .wouldLose(let line): "line \(line) is no part of a card"
    case .tooLarge(let limit): "it is longer than \(limit) bytes"
    case .notAFile: "it is a link, a folder or a device"
    case .notPermitted: "it may not be read"
    }
  }
}
