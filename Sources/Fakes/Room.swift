// The room Fakes.
