import AddressBookUI
import Fakes
import Headless
import RoadTrip

/// Notes what the screens do, and has the recorder follow each screen that comes up.
final class SceneObserver: ScreenObserver {
  private let recorder: EventRecorder
  private weak var window: Window?
  private var followed: [any ScreenContent] = []

  init(_ window: Window, recorder: EventRecorder) {
    self.window = window
    self.recorder = recorder
    window.observer = self
  }

  func screens(did event: ScreenEvent) {
    recorder.record(event.description, event.details)
    guard event.kind == .willAppear, let content = window?.visibleContent else { return }
    guard !followed.contains(where: { $0 === content }) else { return }
    followed.append(content)
    follow(content)
  }

  private func follow(_ content: any ScreenContent) {
    switch content {
    case let form as AddHotelController: recorder.follow(form)
    case let picker as any PeoplePicker: recorder.follow(picker)
    case let form as any NewPersonForm: recorder.follow(form)
    case let card as any PersonCard: recorder.follow(card)
    case let card as any UnknownPersonCard: recorder.follow(card)
    default: break
    }
  }
}

extension ScreenEvent {
  fileprivate var details: [String: EventDetail] {
    reason.map { ["departure": .text($0.rawValue)] } ?? [:]
  }
}
