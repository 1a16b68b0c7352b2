// The room Storage.
