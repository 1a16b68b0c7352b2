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

  var arguments: [Argument] {
    plan.parameters.indices.map { Argument(match: self, index: $0) }
  }

  func text(of capture: Int) -> String? {
    captures[capture].map { range in
      let bytes = subject.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      return String(Substring(bytes[start..<bytes.index(start, offsetBy: range.count)]))
    }
  }

  /// The captured texts that a transform gets.
  func groups(of capture: Int) -> [String?] {
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
