/// Every faulty front end that the specs are held against.
package enum MutantCatalogue {
  /// The faults, by topic.
  package static let faults: [Mutant] = [
    form, fields, list, saving, undo, map, importing, exporting, bestFriend, picker, contactCards,
    presentation, textFields, undoManager, addressBook, answers, refusals,
  ].flatMap(\.self)
}
