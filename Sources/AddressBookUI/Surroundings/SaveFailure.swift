internal import AddressBook
internal import Headless

/// Why a save was refused, in a sentence for the user.
struct SaveFailure: Error {
  let sentence: String

  init(_ error: SaveError) {
    sentence =
      switch error {
      case .notPermittedByUser: SaveFailure.noAccess
      case .notPermittedByStore: "The account takes no changes to its contacts."
      case .store(let cause): cause.sentence
      }
  }

  init(_ error: RecordError) {
    sentence =
      switch error.reason {
      case .notPermittedByUser: SaveFailure.noAccess
      case .unknownRecord: "The contact is not in the address book any more."
      default: "The contact could not be changed."
      }
  }

  /// The alert that keeps the form on the screen, so that saving can be tried again.
  var alert: Alert { Alert("Contact Not Saved", message: sentence) }

  private static let noAccess = "This app has no access to the contacts."
}
