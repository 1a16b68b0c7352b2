import Conformance
import Fakes
import JSON

extension Event {
  /// A recorded event as the messages carry one.
  init(_ recorded: RecordedEvent) {
    self.init(
      recorded.name,
      .object(
        recorded.details.sorted { $0.key < $1.key }.map { JSONMember($0.key, JSONValue($0.value)) })
    )
  }
}

extension JSONValue {
  fileprivate init(_ detail: EventDetail) {
    switch detail {
    case .text(let text): self = .string(text)
    case .number(let number): self = .integer(number)
    case .flag(let flag): self = .bool(flag)
    case .none: self = .null
    }
  }
}
