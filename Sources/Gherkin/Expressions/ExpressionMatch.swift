/// A successful match: the text and the byte offsets of every group, shared by the arguments.
final class ExpressionMatch: Sendable {
  let plan: MatchPlan
  let subject: String
  let captures: Captures

  init(plan: MatchPlan, subject: String, captures: Captures) {
    self.plan = plan
    self.subject = subject
    self.captures = captures
  }

  func text(of capture: Int) -> String? {
    captures[capture].map {
      String(decoding: subject.utf8.dropFirst($0.lowerBound).prefix($0.count), as: UTF8.self)
    }
  }

  /// The captured texts that a transform gets.
  func groups(of parameter: Int) -> [String?] {
    let capture = plan.parameters[parameter].capture
    let children = plan.children[capture]
    return children.isEmpty ? [text(of: capture)] : children.map(text(of:))
  }

  func group(of capture: Int) -> Argument.Group {
    let range = captures[capture]
    let before = range.map { subject.utf8.prefix($0.lowerBound) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return Argument.Group(
      value: text(of: capture), start: before?.utf16.count,
      scalarStart: before?.unicodeScalars.count, utf8Range: range,
      children: plan.children[capture].map(group(of:)))
  }
}
