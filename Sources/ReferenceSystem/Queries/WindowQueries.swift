import Headless
import JSON

extension ReferenceSystem {
  /// What can be seen of all screens, from the root to the one in front.
  static let windowQueries: [String: Query] = [
    "screens.levels": { scene in .array(scene.app.window.screens.map(\.message)) }
  ]
}

extension Screen {
  /// A level of the modal stack; `stack` holds its contents from the root to the top.
  fileprivate var message: JSONValue {
    let contents = navigation?.contents ?? [content]
    return [
      "screen": .string(content.screenName),
      "stack": .string(contents.map(\.screenName).joined(separator: ", ")),
      "presenter": presenter.map { .string($0.content.screenName) } ?? nil,
      "presents": presented.map { .string($0.content.screenName) } ?? nil,
      "visible": navigation.map { .string($0.visible.screenName) } ?? nil,
      "transition": .string(transition.rawValue), "style": .string(style.rawValue),
    ]
  }
}
