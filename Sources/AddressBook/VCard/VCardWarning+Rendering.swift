extension VCardWarning {
  /// What was found and what was done, as one sentence without a place.
  public var sentence: String {
    switch kind {
    case .transcoded(let encoding): "The file is in \(encoding); it was read as UTF-8."
    case .lineOutsideCard: "This line lies in no card; it was left out."
    case .lineWithoutColon: "This line has no colon, so it is no property; it was kept as it is."
    case .continuationWithoutBlank:
      "This line continues a value but does not begin with a blank; it was joined."
    case .unclosedQuote:
      "A quotation mark is not closed; the parameters were taken to end at the first colon."
    case .emptyLine: "An empty line inside a card; it was passed over."
    case .nulBytes: "The line holds NUL bytes; they were kept."
    case .foldInsideCharacter: "The line is folded inside a character; the character was mended."
    case .missingEnd: "END:VCARD is missing; the card was closed here."
    case .strayEnd: "END:VCARD without a card; it was passed over."
    case .missingVersion: "The card has no VERSION; it was read leniently."
    case .unknownVersion(let version): "VERSION \(version) is unknown; the card was read as 3.0."
    case .cardTooLarge(let limit): "The card is larger than \(limit) bytes; it was left out."
    case .tooManyLines(let limit): "The card has more than \(limit) lines; it was left out."
    case .tooDeep(let limit): "Cards lie more than \(limit) deep in each other; they were left out."
    case .unknownCharset(let name): "The charset \(name) is unknown; the bytes were kept."
    case .undecodableText: "The text is not in its charset; it was read as Windows-1252."
    case .brokenBase64: "The base64 cannot be decoded; the line was kept, its value left out."
    case .brokenDate: "The date cannot be understood; the line was kept, its value left out."
    case .notInVersion(let property, let version):
      "\(property) has no place in vCard \(version); it was kept as an X- property or left out."
    case .more(let count): "\(count) more warnings were not kept."
    }
  }

  /// The warning for a person: place, severity, sentence, and the line in question below it.
  ///
  /// - Parameter file: The name to print before the line number.
  public func rendered(file: String) -> String {
    let head = "\(file):\(line): \(isError ? "error" : "warning"): \(sentence)"
    return excerpt.isEmpty ? head : head + "\n  | " + excerpt
  }
}
