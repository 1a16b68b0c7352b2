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
    let start = range.map { place(ofByte: $0.lowerBound) }
    return Argument.Group(
      value: text(of: capture), start: start?.utf16, scalarStart: start?.scalars, utf8Range: range,
      children: plan.children[capture].map(group(of:)))
  }

  /// A byte's offset in UTF-16 units and in scalars.
  private func place(ofByte offset: Int) -> (utf16: Int, scalars: Int) {
    var place = (utf16: 0, scalars: 0)
    for byte in subject.utf8.prefix(offset) where byte & 0xC0 != 0x80 {
      place.scalars += 1
      place.utf16 += byte < 0xF0 ? 1 : 2
    }
    return place
  }
}
