internal import Storage

/// The files of an address book in a directory.
struct BookPaths {
  let directory: String

  /// An ordinary vCard file that any program reads.
  var cards: String { "\(directory)/contacts.vcf" }
  /// What was saved since.
  var journal: String { StorePaths(base: cards).journal }
  /// What a vCard cannot say.
  var ids: String { "\(directory)/contacts.ids" }
}
