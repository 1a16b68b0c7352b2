import Gherkin

/// The first line is an expression, the rest a text. Whatever parses is matched in bounded time; a tag expression
/// means the same when it is read back from its own text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let whole = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let parts = whole.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  let (source, text) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  let types = ParameterTypeRegistry()
  if let expression = try? CucumberExpression(source, parameterTypes: types) {
    _ = expression.regularExpression
    for argument in (try? expression.match(text)) ?? [] { _ = try? argument.value }
  }
  if let expression = try? RegularExpression(source, parameterTypes: types) {
    for argument in (try? expression.match(text)) ?? [] { _ = try? argument.value }
  }
  if let tags = try? TagExpression(source) {
    let given = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let again = try? TagExpression("\(tags)")
    precondition(again?.evaluate(given) == tags.evaluate(given), "the text means something else")
  }
  return 0
}
