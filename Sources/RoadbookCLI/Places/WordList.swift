/// A list of the specs, as `Specs/listings.txt`: a word at the start of each line, what it means after it; `#` begins
/// a remark.
struct WordList {
  /// The words with what they mean, in the order of the lines.
  let entries: [(id: String, text: String)]

  /// Reads the text of the file.
  init(_ text: String) {
    entries = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map { line in
      let word = String(line.prefix { $0 != " " })
      return (word, String(line.dropFirst(word.count + 1)))
    }
  }

  /// The words alone.
  var words: [String] { entries.map(\.id) }
}
