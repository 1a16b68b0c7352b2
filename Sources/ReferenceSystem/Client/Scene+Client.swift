import AddressBook
import AddressBookUI
import Fakes
import Headless

extension Scene {
  /// A client program of the contact screens comes to the front.
  func openClient() throws {
    guard app.client == nil else { throw IntentRefused(.alreadyEditing, "client") }
    let client = Client(app.screens) { [recorder = app.recorder] in recorder.record($0) }
    try app.window.root?.present(client, in: .navigation, transition: .coverVertical)
    app.client = client
  }

  func client() throws(IntentRefused) -> Client {
    guard let client = app.client else { throw IntentRefused(.notShown, "client") }
    return client
  }

  func personCard() throws(IntentRefused) -> HeadlessPersonCard { try visible("personCard") }

  func unknownPerson() throws(IntentRefused) -> HeadlessUnknownPersonCard {
    try visible("unknownPerson")
  }

  /// The user goes back by the bar's own button.
  func goBack() throws {
    guard let screen = app.window.frontmost else { throw IntentRefused(.notShown, "back") }
    try screen.checkTouchable("back")
    guard try screen.navigation?.pop() != nil else { throw IntentRefused(.nothingBehind, "back") }
  }
}
