// The room ReferenceSystem.
