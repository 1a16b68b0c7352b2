// The room SpecTesting.
