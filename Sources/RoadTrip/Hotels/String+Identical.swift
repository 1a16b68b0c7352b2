extension String {
  /// Whether both are spelt alike, scalar by scalar. `==` takes an "é" of one scalar for one of two, and an edit
  /// from one to the other would never be saved.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
