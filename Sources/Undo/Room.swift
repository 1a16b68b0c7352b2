// The room Undo.
