/// The cards of a `.vcf`, and what was wrong with it. Pure, and refuses nothing: what opens and what is only
/// inspected is read in one way.
struct CardFile {
  let cards: [VCard]
  /// Why no book is opened of this file.
  let fault: StoreError?
  /// What no card can be made of.
  let unreadable: [VCardWarning]
  /// Why the file is not written anew; nil where nothing would be lost.
  let loss: StoreError?

  init(_ bytes: [UInt8], path: String) {
    // The bytes are here already, and a group of ours may have any number of members.
    let limits = VCardLimits(bytesInCard: .max, linesInCard: .max, warnings: .max)
    let (cards, warnings) = VCard.parse(bytes, limits: limits)
    self.cards = cards
    unreadable = warnings.filter(\.isError)
    loss = unreadable.first.map { .wouldLose(path: path, line: $0.line) }
    if cards.isEmpty, bytes.contains(where: { $0 > 0x20 }) {
      fault = .noCards(path: path)
    } else if let last = cards.last, CardFile.isCut(last, warnings) {
      fault = .truncated(path: path, line: last.lineNumber)
    } else {
      fault = nil
    }
  }

  /// What can be saved: the cards that are whole, and the lines of the one that is cut.
  var savedCards: [VCard] { cards.filter { !$0.lines.isEmpty || $0.lineNumber != cutLine } }

  private var cutLine: Int? {
    if case .truncated(_, let line) = fault { line } else { nil }
  }

  /// Whether the file ends inside its last card: an END is missing, and no card begins after it.
  private static func isCut(_ last: VCard, _ warnings: [VCardWarning]) -> Bool {
    guard let end = warnings.last(where: { $0.kind == .missingEnd })?.line else { return false }
    return end > last.lineNumber || (end == last.lineNumber && last.lines.isEmpty)
  }
}
