public import AddressBookUI

/// Makes scripted contact screens and keeps them, so that a test can play them once they are presented.
///
/// ```swift
/// let screens = ScriptedContactScreens()
/// screens.pickerScripts = [[.choose(kate)], [.cancel]]
/// try form.getFromContacts()
/// screens.pickers.last?.play()
/// ```
public final class ScriptedContactScreens: ContactScreens {
  /// The scripts of the pickers to come, first come first served; a picker beyond them has none.
  public var pickerScripts: [[ScriptedPeoplePicker.Action]] = []
  /// The scripts of the new-person forms to come.
  public var newPersonScripts: [[ScriptedNewPersonForm.Action]] = []
  /// The pickers made so far.
  public private(set) var pickers: [ScriptedPeoplePicker] = []
  /// The new-person forms made so far.
  public private(set) var newPersonForms: [ScriptedNewPersonForm] = []
  /// The persons' cards made so far.
  public private(set) var personCards: [ScriptedPersonCard] = []
  /// The unknown persons' cards made so far.
  public private(set) var unknownPersonCards: [ScriptedUnknownPersonCard] = []

  /// Makes screens without scripts unless some are set.
  public init() {}

  /// A picker with the next script.
  public func makePeoplePicker() -> any PeoplePicker {
    let picker = ScriptedPeoplePicker(pickerScripts.isEmpty ? [] : pickerScripts.removeFirst())
    pickers.append(picker)
    return picker
  }

  /// A form with the next script.
  public func makeNewPersonForm() -> any NewPersonForm {
    let form = ScriptedNewPersonForm(
      newPersonScripts.isEmpty ? [] : newPersonScripts.removeFirst())
    newPersonForms.append(form)
    return form
  }

  /// A card without a script.
  public func makePersonCard() -> any PersonCard {
    let card = ScriptedPersonCard()
    personCards.append(card)
    return card
  }

  /// A card without a script.
  public func makeUnknownPersonCard() -> any UnknownPersonCard {
    let card = ScriptedUnknownPersonCard()
    unknownPersonCards.append(card)
    return card
  }
}
