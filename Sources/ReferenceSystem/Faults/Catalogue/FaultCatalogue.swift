/// Every faulty front end that the specs are held against.
public enum FaultCatalogue {
  /// The faults, by topic.
  public static let faults: [Fault] = [
    form, fields, list, saving, undo, map, importing, exporting, bestFriend, picker, contactCards,
    presentation, textFields, undoManager, addressBook, refusals,
  ].flatMap(\.self)
}
