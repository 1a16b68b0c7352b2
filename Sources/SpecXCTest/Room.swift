// The room SpecXCTest.
