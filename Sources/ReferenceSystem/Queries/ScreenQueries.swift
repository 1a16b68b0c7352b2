import BestFriend
import Headless
import JSON
import RoadTrip
import Undo

extension ReferenceSystem {
  /// What can be seen of the frontmost screen.
  static let screenQueries: [String: Query] = [
    "screen.front": { scene in scene.screenMessage },
    "field.menuItems": { scene in
      .array(try scene.editedField().editMenu.map { .string($0.title) })
    },
    "undo.state": { scene in
      let history = scene.app.window.historyForShake
      return [
        "canUndo": .bool(history?.canUndo ?? false), "canRedo": .bool(history?.canRedo ?? false),
      ]
    },
  ]
}

extension Scene {
  var screenMessage: JSONValue {
    guard let screen = app.window.frontmost else { return [:] }
    let isPresented = screen.presenter != nil
    return [
      "name": .string(screen.content.screenName),
      "title": .string(screen.content.title),
      "transition": isPresented ? .string(screen.transition.rawValue) : nil,
      "container": .string(screen.container.rawValue),
      "under": .array(below.map { .string($0.screenName) }),
      "bar": .array(screen.barButtons.map(\.message)),
      "fields": .array(screen.content.textFields.map(\.message)),
      "buttons": .array(buttons(of: screen.content).map { .string($0) }),
      "alert": app.window.alert?.reply ?? nil,
    ]
  }

  /// The contents beneath the visible one, the nearest first.
  private var below: [any ScreenContent] {
    app.window.screens.flatMap { $0.navigation?.contents ?? [$0.content] }.dropLast().reversed()
  }

  private func buttons(of content: any ScreenContent) -> [String] {
    if let form = content as? AddHotelController { return form.buttons }
    return content === app.bestFriend ? app.bestFriend?.buttons ?? [] : []
  }
}

extension BarButton {
  fileprivate var message: JSONValue {
    [
      "side": .string(side.rawValue), "title": .string(title),
      "style": isDone ? "done" : "bordered", "enabled": .bool(isEnabled),
    ]
  }
}

extension TextField {
  fileprivate var message: JSONValue {
    [
      "name": .string(name), "text": .string(text), "editing": .bool(isEditing),
      "clearButton": .string(clearButtonMode.rawValue),
      "clearsOnBegin": .bool(clearsOnBeginEditing),
      "autocapitalization": .string(traits.autocapitalization.rawValue),
      "autocorrection": .string(traits.autocorrection.rawValue),
    ]
  }
}

extension Alert {
  fileprivate var reply: JSONValue {
    [
      "title": .string(title), "message": .string(message),
      "buttons": .array(buttons.map { .string($0.title) }),
    ]
  }
}
