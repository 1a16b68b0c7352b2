/// A line that waits, since its place depends on what comes after it.
enum WaitingLine {
  /// A blank line that is part of no text.
  case blank
  /// A blank line that belongs to the description if that goes on.
  case blankText(Range<Int>)
  case comment(Range<Int>)
  case tags([UInt8])

  var isBlank: Bool {
    switch self {
    case .blank, .blankText: true
    case .comment, .tags: false
    }
  }

  fileprivate var isTags: Bool {
    if case .tags = self { true } else { false }
  }
}

extension LayoutWriter {
  /// What happens to blank lines.
  enum Blanks {
    case dropped
    /// Several become one; right under a header there are none.
    case kept
    /// As kept, but there is at least one.
    case required
  }

  /// Writes what waits before a line with this indentation.
  mutating func writeWaiting(for indentation: Int, blanks: Blanks) {
    let firstTags = waiting.firstIndex { $0.isTags } ?? waiting.endIndex
    let firstBlank = waiting[..<firstTags].firstIndex { $0.isBlank }
    var isBlankDue = blanks == .required && firstBlank == nil
    for (place, line) in waiting.enumerated() {
      switch line {
      case .blank, .blankText:
        let isUnderHeader = isAfterHeader && blanks == .kept
        if blanks != .dropped, place < firstTags, !isUnderHeader { isBlankDue = true }
      case .comment(let range):
        writeBlank(&isBlankDue)
        // Where the blank line goes, the comment would belong to the line after it the next time.
        let isBefore = blanks != .dropped && place < firstBlank ?? 0 && !text.isEmpty
        write(isBefore ? content : indentation, bytes[range])
        isAfterHeader = false
      case .tags(let tags):
        writeBlank(&isBlankDue)
        write(indentation, tags)
      }
    }
    writeBlank(&isBlankDue)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes what waits before a further line of a description: as it is.
  mutating func writeWaitingInDescription() {
    for line in waiting {
      switch line {
      case .blank, .tags: break
      case .blankText(let range): write(0, bytes[range])
      case .comment(let range): write(content, bytes[range])
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes the comments at the end.
  mutating func writeWaitingAtEnd() {
    var isBlankDue = false
    var indentation = content
    for line in waiting {
      if case .comment(let range) = line {
        writeBlank(&isBlankDue)
        write(indentation, bytes[range])
      } else {
        isBlankDue = true
        indentation = header < 0 ? 0 : section
      }
    }
  }

  private mutating func writeBlank(_ isDue: inout Bool) {
    if isDue && !text.isEmpty { endLine() }
    isDue = false
  }
}
