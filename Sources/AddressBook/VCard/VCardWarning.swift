/// Something in a vCard that is not as the format says, and what was done about it.
///
/// Plain data; ``VCardWarning/sentence`` and ``VCardWarning/rendered(file:)`` own the wording, ``VCardWarning/name`` and
/// ``VCardWarning/section`` what a program goes by.
public struct VCardWarning: Sendable, Hashable {
  /// What was found.
  public enum Kind: Sendable, Hashable {
    // By the reader.

    /// The file is not UTF-8; it was transcoded from this encoding.
    case transcoded(from: String)
    /// A file that is no vCard: iCalendar, JSON (such as jCard) or XML (such as xCard). Its lines are left out.
    case otherFormat(String)
    /// Nothing that could be read.
    case noCards
    /// A line that is in no card. It is left out.
    case lineOutsideCard
    /// BEGIN or END of a VADDRESSBOOK around the cards. It was passed over.
    case addressBookWrapper
    /// A line in a card that has no colon and so no value. It is kept as it is.
    case lineWithoutColon
    /// More than 65,535 bytes before the colon. The line is kept as it is, and is no property.
    case headTooLong
    /// A line of base64 without the blank that a continuation needs. It was joined to its value.
    case continuationWithoutBlank
    /// The first line of a card begins with a blank, which was dropped.
    case leadingBlank
    /// A quotation mark in a parameter is never closed. The first colon ends the parameters.
    case unclosedQuote
    /// An empty line inside a card. It was passed over.
    case emptyLine
    /// NUL bytes. They are kept.
    case nulBytes
    /// A fold cuts a character in two. The character was put together again.
    case foldInsideCharacter
    /// A card whose END is missing. It ends where the next one begins.
    case missingEnd
    /// END:VCARD where no card is open. It was passed over.
    case strayEnd
    /// A card without VERSION. It was read by the rules of 2.1 and 3.0 alike.
    case missingVersion
    /// A VERSION that is none of 2.1, 3.0, 4.0. It was read by the rules of 3.0.
    case unknownVersion(String)
    /// A card larger than ``VCardLimits/bytesInCard``. The card is left out.
    case cardTooLarge(limit: Int)
    /// A card with more lines than ``VCardLimits/linesInCard``. The card is left out.
    case tooManyLines(limit: Int)
    /// Cards nested deeper than ``VCardLimits/depth``. The outermost card is left out.
    case tooDeep(limit: Int)

    // By ``VCard/findings(limit:)``.

    /// A property that the version requires is missing.
    case missingProperty(String, VCardVersion)
    /// A property that the version allows once comes again.
    case repeatedProperty(String, VCardVersion)
    /// VERSION is not the first line, as 4.0 requires.
    case versionNotFirst
    /// The UID of a card before this one.
    case repeatedUID(String)
    /// A charset that is not known here. Its bytes are kept.
    case unknownCharset(String)
    /// Bytes that are not in the declared charset, or not UTF-8. They are kept.
    case undecodableText
    /// Characters that no text may hold (RFC 6350 section 3.3). They are kept.
    case controlCharacters
    /// Base64 that cannot be decoded. The line is kept.
    case brokenBase64
    /// A date or time that does not exist or cannot be understood. The line is kept.
    case brokenDate
    /// A value that is not what its property wants. The line is kept.
    case invalidValue(property: String, expected: String, section: String?)
    /// A parameter with a value that it may not have. The line is kept.
    case invalidParameter(String, expected: String, section: String?)
    /// A name of a group, property or parameter with other characters than letters, digits and hyphens.
    case invalidName(String)
    /// Something that only another version says so.
    case otherVersionSyntax(String, VCardVersion)
    /// A property that the version does not have.
    case otherVersionProperty(String, VCardVersion)

    // By ``VCard/convertedTo3()``.

    /// 3.0 has no such property or value: the line is kept under another name.
    case keptAs(String, was: String)
    /// 3.0 has no place for a part of a line, which was left out.
    case leftOut(String)

    /// More warnings than the limit; this many were only counted.
    case more(count: Int)
  }

  /// How grave it is.
  public enum Severity: String, Sendable {
    /// Data was left out, or other programs will lose or refuse it.
    case error
    /// It was repaired, or does no harm.
    case warning
  }

  /// The line of the file, counted from 1; of a card that was never read, from its own start.
  public var line: Int
  /// The column in Unicode scalars, counted from 1, where one place is meant.
  public var column: Int?
  /// What was found.
  public var kind: Kind
  /// The line in question as text, at most 80 scalars of it, or empty.
  public var excerpt: String

  /// A warning.
  public init(line: Int, column: Int? = nil, kind: Kind, excerpt: String = "") {
    self.line = line
    self.column = column
    self.kind = kind
    self.excerpt = excerpt
  }

  /// Whether the severity is that of an error.
  public var isError: Bool { severity == .error }

  /// At most 80 scalars of a text, none of them a control character.
  static func excerpt(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(80).map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    return String(String.UnicodeScalarView(shown))
  }
}

/// Warnings up to a limit; further ones are only counted.
struct WarningList {
  private let limit: Int
  private var (kept, unkept) = (0, 0)
  private var warnings: [VCardWarning] = []

  init(limit: Int) { self.limit = limit }

  /// Adds a warning, which is made only when it is kept.
  mutating func append(_ warning: () -> VCardWarning) {
    guard kept < limit else { return unkept += 1 }
    kept += 1
    warnings.append(warning())
  }

  /// Adds a warning about a line, or about a byte of the file within it.
  mutating func append(
    _ kind: VCardWarning.Kind, _ line: ContentLine, byte: Int?, _ counter: inout LineCounter
  ) {
    let number = counter.line(ofByte: line.layout.start)
    let counter = counter
    append {
      var here = counter
      let place = byte.map { here.position(ofByte: $0) }
      return VCardWarning(
        line: place?.line ?? number, column: place?.column, kind: kind,
        excerpt: VCardWarning.excerpt(line.description))
    }
  }

  /// Adds how many were not kept, if any were.
  mutating func close(line: Int) {
    if unkept > 0 { warnings.append(VCardWarning(line: line, kind: .more(count: unkept))) }
    unkept = 0
  }

  mutating func take() -> [VCardWarning] {
    defer { warnings.removeAll() }
    return warnings
  }
}
