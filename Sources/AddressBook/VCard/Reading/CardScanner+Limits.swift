extension CardScanner {
  func exceededLimit(_ line: Range<Int>) -> VCardWarning.Kind? {
    guard let card = open, !card.isRejected else { return nil }
    if line.upperBound - card.start > limits.bytesInCard {
      return .cardTooLarge(limit: limits.bytesInCard)
    }
    if lines.count - card.first >= limits.linesInCard {
      return .tooManyLines(limit: limits.linesInCard)
    }
    return nil
  }

  /// Leaves the open card out and forgets its lines; its end is still looked for.
  mutating func reject(
    _ kind: VCardWarning.Kind, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard let card = open else { return }
    warn(kind, bytes[part: line])
    lines.removeSubrange(card.first...)
    open?.isRejected = true
    current = card.nested > 0 ? current : nil
  }

  /// A line that does not end within the limit: its card is left out and its bytes are let go.
  mutating func guardAgainstEndlessLine(_ bytes: UnsafeBufferPointer<UInt8>, _ searched: Int) {
    if isDiscardingLine {
      next = searched
      return
    }
    let start = open.map { $0.isRejected ? next : $0.start } ?? next
    guard bytes.count - start > limits.bytesInCard else { return }
    if open?.isRejected != true {
      let line = next..<bytes.count
      if open == nil { warn(.lineOutsideCard, bytes[part: line]) }
      reject(.cardTooLarge(limit: limits.bytesInCard), line, bytes)
    }
    if bytes.count - next > limits.bytesInCard {
      isDiscardingLine = true
      next = searched
    }
  }
}
