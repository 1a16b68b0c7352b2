// The room AddressBook.
