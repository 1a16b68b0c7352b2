// The room AddressBookUI.
