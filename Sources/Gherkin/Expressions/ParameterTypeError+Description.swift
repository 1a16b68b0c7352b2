extension ParameterTypeError: CustomStringConvertible {
  /// One sentence, Cucumber's own where it has one.
  public var description: String {
    switch kind {
    case .illegalName:
      "Parameter names may not contain '{', '}', '(', ')', '\\' or '/', as '\(name)' does"
    case .duplicateName where name.isEmpty:
      "The anonymous parameter type has already been defined"
    case .duplicateName: "There is already a parameter type with name \(name)"
    case .invalidRegularExpression(let source, let error):
      "The regular expression /\(source)/ of {\(name)} has a problem at column \(error.offset + 1): "
        + PatternErrorText.problem(error.kind)
    case .secondPreferential(let source, let first):
      "There can only be one preferential parameter type per regexp. The regexp /\(source)/ is used "
        + "for two preferential parameter types, {\(first)} and {\(name)}"
    }
  }
}

extension ArgumentError: CustomStringConvertible {
  /// One sentence.
  public var description: String { "'\(text)' is out of range for {\(parameterType)}" }
}
