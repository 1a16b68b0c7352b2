import Gherkin

/// A command line that cannot be carried out: a sentence, and the way out where there is one.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// Something that is not on a list, with the nearest that is.
  package static func unknown(
    _ kind: String, _ text: String, of known: some Sequence<String>
  ) -> UsageError {
    let hint = NearestText(known).suggestions(for: text).first.map { "; did you mean \($0)?" }
    return UsageError("unknown \(kind) \(text)\(hint ?? "")")
  }
}
