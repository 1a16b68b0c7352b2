/// Something in a vCard that is not as the format says, and what the reader did about it.
///
/// Plain data; ``VCardWarning/sentence`` and ``VCardWarning/rendered(file:)`` own the wording.
public struct VCardWarning: Sendable, Hashable {
  /// What was found.
  public enum Kind: Sendable, Hashable {
    /// The file is not UTF-8; it was transcoded from the encoding named here.
    case transcoded(from: String)
    /// A line that lies in no card. It is left out.
    case lineOutsideCard
    /// A line in a card that has no colon and so no value. It is kept as it is.
    case lineWithoutColon
    /// A line of base64 without the blank that a continuation needs. It was joined to its value.
    case continuationWithoutBlank
    /// A quotation mark in a parameter is never closed. The first colon ends the parameters.
    case unclosedQuote
    /// An empty line inside a card. It was passed over.
    case emptyLine
    /// NUL bytes. They are kept and read as U+FFFD.
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
    /// A charset that is not known here. The bytes are kept; text is read as Windows-1252.
    case unknownCharset(String)
    /// Bytes that are not the declared charset, or not UTF-8. Read as Windows-1252 and kept.
    case undecodableText
    /// Base64 that cannot be decoded. The line is kept, the value left out of the record.
    case brokenBase64
    /// A date or time that cannot be understood. The line is kept.
    case brokenDate
    /// Something has no place in the version written. What was lost, in words of the format.
    case notInVersion(property: String, version: VCardVersion)
    /// More warnings than ``VCardLimits/warnings``; this many were only counted.
    case more(count: Int)
  }

  /// The line of the file, counted from 1; of a card that was never read, from its own start.
  public var line: Int
  /// What was found.
  public var kind: Kind
  /// The line in question as text, at most 80 scalars of it, or empty.
  public var excerpt: String

  /// A warning.
  public init(line: Int, kind: Kind, excerpt: String = "") {
    self.line = line
    self.kind = kind
    self.excerpt = excerpt
  }

  /// Whether data was left out; everything else was kept or repaired.
  public var isError: Bool {
    switch kind {
    case .lineOutsideCard, .cardTooLarge, .tooManyLines, .tooDeep: true
    default: false
    }
  }
}
