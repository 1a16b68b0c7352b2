import AddressBook
import AddressBookUI
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

  var testDescription: String { rawValue }

  func make(_ surroundings: ContactSurroundings) -> PickerUnderTest {
    switch self {
    case .headless:
      let picker = HeadlessPeoplePicker(surroundings)
      return PickerUnderTest(
        picker: picker, choose: { try picker.choose($0) },
        chooseValue: { try picker.chooseValue($0) }, back: { try picker.back() },
        cancel: { try picker.cancel() }, openCard: { picker.card })
    }
  }
}
