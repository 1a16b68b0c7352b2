import AddressBook
import AddressBookUI
import Fakes
import Testing

/// A people picker and the user's hands on it: all that the contract's tests know of an implementation.
struct PickerUnderTest {
  let picker: any PeoplePicker
  let choose: (RecordID) throws -> Void
  let chooseValue: (PersonValue) throws -> Void
  let back: () throws -> Void
  let cancel: () throws -> Void
  let openCard: () -> CardContents?
}

/// The implementations that the contract's tests run over.
enum PickerImplementation: String, CaseIterable, CustomTestStringConvertible {
  case headless
  case scripted

  /// Those with a list and a card; the others tell whatever their script says.
  static let withScreens = [PickerImplementation.headless]

  var testDescription: String { rawValue }

  func make(_ surroundings: ContactSurroundings) -> PickerUnderTest {
    switch self {
    case .headless: PickerUnderTest(HeadlessPeoplePicker(surroundings))
    case .scripted: PickerUnderTest(ScriptedPeoplePicker(), surroundings)
    }
  }
}

extension PickerUnderTest {
  init(_ picker: HeadlessPeoplePicker) {
    self.init(
      picker: picker, choose: { try picker.choose($0) },
      chooseValue: { try picker.chooseValue($0) }, back: { try picker.back() },
      cancel: { try picker.cancel() }, openCard: { picker.card })
  }

  init(_ picker: ScriptedPeoplePicker, _ surroundings: ContactSurroundings) {
    picker.addressBook = WorkingCopy(of: surroundings.database)
    var chosen: PersonRecord?
    func play(_ action: ScriptedPeoplePicker.Action) {
      picker.script = [action]
      picker.play()
    }
    self.init(
      picker: picker,
      choose: {
        let person = try #require(picker.addressBook.person($0))
        chosen = person
        play(.choose(person))
      },
      chooseValue: { play(.chooseValue(try #require(chosen), $0)) }, back: {},
      cancel: { play(.cancel) }, openCard: { nil })
  }
}
