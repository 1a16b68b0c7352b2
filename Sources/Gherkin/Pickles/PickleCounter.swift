/// Counts the pickles of a source and keeps nothing of what it says: a fraction of the work of making them.
struct PickleCounter: TokenSink {
  private let bytes: Bytes
  private let isMarkdown: Bool
  private(set) var errorCount = 0
  private(set) var pickleCount = 0
  /// How many identifiers the document and its pickles take.
  private(set) var idCount = 0
  /// The steps of the feature's background, and of all backgrounds that are in force.
  private var background = (feature: 0, all: 0)
  private var isInRule = false
  /// The steps of the background or the scenario that is being read, and the rows of its examples.
  private var block: (isBackground: Bool, steps: Int, hasExamples: Bool, rows: Int)?
  /// The cells in the first row of the table that is being read.
  private var width: Int?
  private var isInExamples = false

  init(_ bytes: Bytes, isMarkdown: Bool) {
    self.bytes = bytes
    self.isMarkdown = isMarkdown
  }

  mutating func report(_ kind: ParseError.Kind, at location: Location) { errorCount += 1 }

  mutating func take(_ token: borrowing Token, in dialect: borrowing Dialect) {
    switch token.kind {
    case .other, .empty, .comment, .language, .docStringSeparator, .featureLine: break
    case .tagLine: takeTags(token)
    case .tableRow: takeRow(token)
    case .stepLine: takeStep()
    case .examplesLine: takeExamples()
    case .backgroundLine, .scenarioLine:
      closeBlock()
      idCount += 1
      block = (token.kind == .backgroundLine, 0, false, 0)
    case .ruleLine:
      closeBlock()
      idCount += 1
      isInRule = true
      background.all = background.feature
    case .endOfFile: closeBlock()
    }
  }

  private mutating func takeTags(_ token: borrowing Token) {
    var tags: [Tag] = []
    let fault = TagReader(bytes: bytes, isMarkdown: isMarkdown).read(token, into: &tags)
    if fault != nil { errorCount += 1 }
    idCount += tags.count
  }

  private mutating func takeRow(_ token: borrowing Token) {
    idCount += 1
    var cells = 0
    CellReader(bytes: bytes).split(token) { _ in cells += 1 }
    guard let width else { return width = cells }
    if cells != width { errorCount += 1 }
    if isInExamples { block?.rows += 1 }
  }

  private mutating func takeStep() {
    idCount += 1
    block?.steps += 1
    width = nil
  }

  private mutating func takeExamples() {
    idCount += 1
    block?.hasExamples = true
    isInExamples = true
    width = nil
  }

  private mutating func closeBlock() {
    guard let closed = block else { return }
    block = nil
    isInExamples = false
    if closed.isBackground {
      background.all += closed.steps
      if !isInRule { background.feature = closed.steps }
    } else {
      let count = closed.hasExamples ? closed.rows : 1
      pickleCount += count
      idCount += count * (1 + (closed.steps > 0 ? background.all + closed.steps : 0))
    }
  }
}

extension Source {
  /// How many pickles there are in it; as many identifiers are taken as the document and these have.
  ///
  /// - Throws: all that is wrong in it.
  func countPickles(ids: inout IDGenerator) throws(ParseFailure) -> Int {
    let counter = bytes.withUnsafeBufferPointer { bytes in
      PickleCounter(bytes, isMarkdown: mediaType == .markdown).reading(bytes, mediaType)
    }
    guard counter.errorCount == 0 else { return try ParsedFeature(self, ids: &ids).pickles.count }
    ids.skip(counter.idCount)
    return counter.pickleCount
  }
}
