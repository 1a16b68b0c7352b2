/// The contracts, controllers and stores of both apps under one import.
@_exported public import AddressBook
@_exported public import AddressBookUI
@_exported public import BestFriend
@_exported public import Headless
@_exported public import RoadTrip
@_exported public import Storage
@_exported public import Undo
