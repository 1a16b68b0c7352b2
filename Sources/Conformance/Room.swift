// The room Conformance.
