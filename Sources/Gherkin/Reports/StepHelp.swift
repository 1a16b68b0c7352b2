import Synchronization

/// What helps with undefined steps: the nearest definitions and a snippet. Each is looked up once for all steps that
/// differ only in their numbers and quoted texts, since a look-up takes a thousand times as long as a step.
final class StepHelp: Sendable {
  private struct Key: Hashable {
    let words: [UInt8]
    let blocks: [SnippetGenerator.Block]
  }

  private let catalog: StepCatalog
  private let generator: LazyValue<SnippetGenerator>
  private let nearest: LazyValue<NearestText>
  private let near = Mutex<[[UInt8]: [StepCatalog.Definition]]>([:])
  private let snippets = Mutex<[Key: [String]]>([:])

  init(_ catalog: StepCatalog) {
    self.catalog = catalog
    generator = LazyValue { SnippetGenerator(parameterTypes: catalog.parameterTypes) }
    nearest = LazyValue { NearestText(catalog.definitions.map(\.expression.source)) }
  }

  /// The definitions that were perhaps meant, at most two.
  func nearest(to text: String) -> [StepCatalog.Definition] {
    near.withLock { known in
      let words = text.wordsWithoutValues
      if let found = known[words] { return found }
      let near = Set(nearest.value.suggestions(for: text, atMost: 2))
      let found = catalog.definitions.filter { near.contains($0.expression.source) }
      known[words] = found
      return found
    }
  }

  /// A definition to begin with, one for every expression that would do.
  func snippets(for step: PickleStep) -> [String] {
    snippets.withLock { known in
      let key = Key(words: step.text.wordsWithoutValues, blocks: step.blocks)
      if let found = known[key] { return found }
      let found = generator.value.snippets(for: step.text, blocks: step.blocks)
      known[key] = found
      return found
    }
  }
}

extension String {
  /// The text with one digit for each number that is a word, and without what stands between double quotes.
  fileprivate var wordsWithoutValues: [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(utf8.count)
    var rest = Array(utf8)[...]
    while let byte = rest.first {
      let mayBegin = kept.last.map { !$0.isWordByte } ?? true
      if mayBegin, byte == UInt8(ascii: "\""),
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\""))
      {
        kept += [byte, byte]
        rest = rest[(end + 1)...]
      } else if mayBegin, byte.isDigit {
        let digits = rest.prefix(while: \.isDigit)
        rest = rest.dropFirst(digits.count)
        // "7th" is no number.
        if rest.first?.isWordByte ?? false { kept += digits } else { kept.append(0x30) }
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    return kept
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether it is part of a letter or a digit.
  fileprivate var isWordByte: Bool {
    isDigit || self >= 0x80 || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

extension PickleStep {
  /// What stands below the step.
  var blocks: [SnippetGenerator.Block] {
    switch argument {
    case nil: []
    case .dataTable: [.dataTable]
    case .docString: [.docString]
    case .dataTableThenDocString: [.dataTable, .docString]
    case .docStringThenDataTable: [.docString, .dataTable]
    }
  }
}
