/// The files of one journaled store, named after its base: for `contacts.vcf`, `contacts.journal`
/// and `contacts.lock` beside it.
public struct StorePaths: Hashable, Sendable {
  /// The ordinary file that other programs read.
  public let base: String

  /// The paths of the store with that base file.
  public init(base: String) { self.base = base }

  /// The entries saved since the base was written.
  public var journal: String { Path.replacingExtension(of: base, with: "journal") }
  /// What writers lock; its text says who holds it.
  public var lock: String { Path.replacingExtension(of: base, with: "lock") }
  /// The folder that holds them all.
  public var folder: String { Path.folder(of: base) }

  /// Where a journal goes whose base was edited by another program.
  func setAside(_ number: Int) -> String { "\(journal).old-\(number)" }
}
