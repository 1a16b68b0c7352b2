public import AddressBook
public import AddressBookUI

/// What the hotel screens need of the world around them.
public struct HotelServices {
  /// Makes the contact screens.
  public var screens: any ContactScreens
  /// Makes a fresh working copy of the user's address book; one for each visit to a contact screen, so that
  /// no unfinished change of an earlier visit is saved along (R-NP-6).
  public var makeAddressBook: () -> WorkingCopy
  /// Finds the hotels' coordinates.
  public var geocoder: any Geocoder
  /// Shows the pins; nil for no map.
  public var map: (any MapController)?
  /// Which generation of the people picker is used.
  public var picker: PickerGeneration

  /// The services.
  public init(
    screens: any ContactScreens, makeAddressBook: @escaping () -> WorkingCopy,
    geocoder: any Geocoder, map: (any MapController)? = nil, picker: PickerGeneration = .asking
  ) {
    self.screens = screens
    self.makeAddressBook = makeAddressBook
    self.geocoder = geocoder
    self.map = map
    self.picker = picker
  }
}
