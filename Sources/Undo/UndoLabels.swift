/// What a client attaches to a group; it moves with the step between undo and redo.
struct UndoLabels {
  /// Nil where nobody named the group, "" where somebody cleared its name.
  var name: String?
  var userInfo: [String: Any] = [:]

  /// These labels, with `other`'s where these have none.
  func filled(from other: UndoLabels) -> UndoLabels {
    UndoLabels(
      name: name ?? other.name,
      userInfo: userInfo.merging(other.userInfo) { own, _ in own }
    )
  }
}
