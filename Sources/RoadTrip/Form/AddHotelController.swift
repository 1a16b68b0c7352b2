import AddressBook
import AddressBookUI
public import Headless

/// The form for a new hotel, or for one that was tapped (listings 1-1 … 1-24).
///
/// Must be shown in a navigation container, since Cancel and Save live in its bar. It never touches the trip:
/// the delegate reads ``fields`` and ``contact`` when the form ends with Save.
public final class AddHotelController: ScreenContent {
  /// Why the form is open.
  public enum Purpose: Hashable, Sendable {
    /// For a hotel that goes again on Cancel.
    case adding
    /// For a hotel that stays as it was on Cancel.
    case editing
  }

  /// Notified once of how the form ended; not retained (T0-1-15).
  public weak var delegate: (any AddHotelControllerDelegate)?
  /// The hotel as it was when the form was made.
  public let hotel: Hotel
  /// Why the form is open.
  public let purpose: Purpose
  /// The person that the hotel was saved to in the contacts; none after an import, which makes it another hotel.
  public internal(set) var contact: ExportedContact?
  /// Whether Save or Cancel ended the form.
  public private(set) var isFinished = false
  /// Whether the form is on its way off the screen, so that the delegate need not dismiss it.
  public private(set) var isLeaving = false

  let services: HotelServices
  weak var presenter: (any Presenter)?
  var picker: (any PeoplePicker)?
  var newPerson: (any NewPersonForm)?

  private let inputs: [HotelField: TextField]
  private var kept: HotelFields
  private var isLoaded = false

  /// A form that shows the hotel's texts.
  public init(hotel: Hotel, purpose: Purpose, services: HotelServices) {
    self.hotel = hotel
    self.purpose = purpose
    self.services = services
    contact = hotel.contact
    kept = hotel.fields
    inputs = Dictionary(
      uniqueKeysWithValues: HotelField.allCases.map { ($0, TextField(name: $0.rawValue)) })
    for field in inputs.values { setUp(field) }
  }

  /// `form`.
  public var screenName: String { "form" }
  /// "Hotel Information" (listing 1-10).
  public var title: String { "Hotel Information" }
  /// Cancel and Save (listing 1-10).
  public var barButtons: [BarButton] {
    [BarButton("Cancel", side: .left), BarButton("Save", side: .right, isDone: true)]
  }
  /// The words on the two buttons below the fields (figure 1-5).
  public var buttons: [String] { ["Get from Contacts", "Save to Contacts"] }
  /// Its buttons live in the bar.
  public var barRequirement: NavigationBarRequirement { .container }
  /// The five text fields in their order.
  public var textFields: [TextField] { HotelField.allCases.compactMap { inputs[$0] } }

  /// The five texts as they stand, typed, imported, or as the hotel had them.
  ///
  /// They outlive the text fields, which a memory warning may throw away while the form is covered (T0-1-20f).
  public internal(set) var fields: HotelFields {
    get { isLoaded ? typed : kept }
    set {
      kept = newValue
      if isLoaded { showKept() }
    }
  }

  /// The form is hosted.
  public func moved(to presenter: (any Presenter)?) { self.presenter = presenter }

  /// Fills the fields (listing 1-17).
  public func didLoad() {
    isLoaded = true
    showKept()
  }

  /// The fields are gone; the texts are kept.
  public func didUnload() { isLoaded = false }

  /// The picker or the new-person form is gone, whatever dismissed it (T0-1-20e, R-MO-17).
  public func presentedDidLeave(_ content: any ScreenContent) {
    picker = nil
    newPerson = nil
  }

  /// Keeps the texts. A form that leaves without Save or Cancel was cancelled (T0-1-8).
  public func willDisappear(_ reason: DisappearReason) {
    if isLoaded { kept = typed }
    guard reason == .leaving else { return }
    isLeaving = true
    if !isFinished { finish(save: false) }
  }
}

// MARK: Save and Cancel

extension AddHotelController {
  /// The user taps Cancel (listing 1-11).
  ///
  /// - Throws: `IntentRefused` where the form is covered or has ended.
  public func cancel() throws {
    try checkInFront()
    finish(save: false)
  }

  /// The user taps Save (listing 1-12). A blank name is refused in an alert; the form stays as it was.
  ///
  /// - Throws: `IntentRefused` where the form is covered or has ended.
  public func save() throws {
    try checkInFront()
    guard !fields.name.isBlank else {
      presenter?.show(Alert("A hotel needs a name."))
      return
    }
    finish(save: true)
  }

  /// The presenter, if the form can be touched.
  @discardableResult
  func checkInFront() throws(IntentRefused) -> any Presenter {
    guard !isFinished else { throw IntentRefused(.alreadyEnded, screenName) }
    guard let presenter, picker == nil, newPerson == nil else {
      throw IntentRefused(.notShown, screenName)
    }
    try presenter.checkTouchable(screenName)
    return presenter
  }

  private func finish(save: Bool) {
    isFinished = true
    delegate?.addHotelController(self, didFinishWithSave: save)
  }
}

// MARK: Fields

extension AddHotelController: TextFieldDelegate {
  /// Return lowers the keyboard (listing 1-9).
  public func textFieldShouldReturn(_ field: TextField) -> Bool { field.endEditing() }

  private func setUp(_ field: TextField) {
    field.delegate = self
    field.clearButtonMode = .whileEditing
    field.traits.autocorrection = .no
  }

  private var typed: HotelFields {
    var fields = HotelFields()
    for (field, input) in inputs { fields[field] = input.text }
    return fields
  }

  private func showKept() {
    for (field, input) in inputs { input.text = kept[field] }
  }
}
