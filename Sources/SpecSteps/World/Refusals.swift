/// Why a system refuses, in the words of features. `Specs/VOCABULARY.md` lists the words with their codes.
package enum Refusals {
  /// The words, each with the code that it stands for.
  package static let codes = [
    "a partial curl is not possible there": "curlNotPossible",
    "a transition is running": "inTransition",
    "an alert is in the way": "alertInTheWay",
    "an argument is wrong": "badArgument",
    "it belongs to another working copy": "foreignRecord",
    "it has ended already": "alreadyEnded",
    "it is a navigation container itself": "isNavigationItself",
    "it is being edited already": "alreadyEditing",
    "it is in an address book already": "alreadyAdded",
    "it is not allowed": "notAllowed",
    "it is not in the address book": "unknownRecord",
    "it is not listed": "notListed",
    "it is not offered": "notOffered",
    "it needs a navigation container": "needsNavigation",
    "nested groups are open": "nestedGroupsOpen",
    "no alert is shown": "noAlert",
    "no card is open": "noCard",
    "no group is open": "noGroupOpen",
    "no person is given": "noRecord",
    "nobody listens under that name": "notListening",
    "nothing is being edited": "notEditing",
    "registration is not disabled": "registrationNotDisabled",
    "that name is taken": "alreadyEditing",
    "the address book cannot be stored": "notPermittedByStore",
    "the button is disabled": "buttonDisabled",
    "the card does not show that value": "noSuchValue",
    "the range is outside the text": "outOfRange",
    "the row is disabled": "rowDisabled",
    "the screen is not in front": "notShown",
    "the screen is on the stack already": "alreadyOnStack",
    "the screen is shown already": "alreadyShown",
    "the screen presents another already": "alreadyPresenting",
    "the store keeps that value": "keptByStore",
    "the type is wrong": "wrongType",
    "the user does not allow it": "notPermittedByUser",
    "there is no nested group to undo": "ungroupedActions",
    "there is no such button": "noSuchButton",
    "there is no such place in the list": "indexOutOfRange",
    "there is no value": "noValue",
    "there is nothing to dismiss": "nothingToDismiss",
    "there is nothing to go back to": "nothingBehind",
  ]

  /// The code that some words stand for.
  static func code(for words: String) throws(UnknownName) -> String {
    guard let code = codes[words] else { throw UnknownName(words, among: codes.keys.sorted()) }
    return code
  }
}
