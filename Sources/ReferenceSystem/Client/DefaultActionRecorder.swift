import AddressBook
import AddressBookUI
import Fakes

/// The telephone, the mailer, the map and the browser: writes down what they were asked.
///
/// Event: `defaultAction.performed` {kind, to}.
final class DefaultActionRecorder: DefaultActionHandler {
  private let recorder: EventRecorder

  init(_ recorder: EventRecorder) { self.recorder = recorder }

  func perform(_ action: DefaultAction) {
    recorder.record(
      "defaultAction.performed", ["kind": .text(action.kind), "to": .text(action.target)])
  }
}

extension DefaultAction {
  fileprivate var kind: String {
    switch self {
    case .call: "call"
    case .mail: "mail"
    case .map: "map"
    case .open: "open"
    case .message: "message"
    case .share: "share"
    }
  }

  fileprivate var target: String {
    switch self {
    case .call(let target), .mail(let target), .open(let target), .message(let target): target
    case .share(let person): person.displayName ?? ""
    case .map(let address):
      [address.street, address.city, address.state, address.zip, address.country]
        .compactMap(\.self).joined(separator: ", ")
    }
  }
}
