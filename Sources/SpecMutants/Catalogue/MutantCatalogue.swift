/// Every mutant that the specs are held against.
package enum MutantCatalogue {
  /// The mutants, by topic.
  package static let mutants: [Mutant] = [
    form, fields, list, saving, undo, map, importing, exporting, bestFriend, picker, contactCards,
    presentation, textFields, undoManager, addressBook, answers, refusals,
  ].flatMap(\.self)
}
