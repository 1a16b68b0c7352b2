extension WorkingCopy {
  /// Choices on which platforms and their versions disagree, and ports of both kinds exist.
  public struct Policy: Hashable, Sendable {
    /// Whether a record that was added but never saved is listed (R-AB-12).
    public enum UnsavedRecords: Hashable, Sendable {
      /// Only after the save, as up to iOS 8.0.
      case hidden
      /// At once, as later.
      case listed
    }

    /// Whether a working copy hears of its own saves (R-AB-69).
    public enum OwnSaves: Hashable, Sendable {
      /// Not told, as documented.
      case silent
      /// Told, as was observed.
      case announced
    }

    /// Whether a record that was added but never saved is listed.
    public var unsavedRecords: UnsavedRecords
    /// Whether a working copy hears of its own saves.
    public var ownSaves: OwnSaves
    /// How often each handler is called for one delivery; two to four were observed (R-AB-69).
    public var noticesPerChange: Int

    /// A policy with its choices.
    public init(
      unsavedRecords: UnsavedRecords = .hidden, ownSaves: OwnSaves = .silent,
      noticesPerChange: Int = 1
    ) {
      self.unsavedRecords = unsavedRecords
      self.ownSaves = ownSaves
      self.noticesPerChange = noticesPerChange
    }

    /// What the seeds' era did and the headers promise: unsaved records hidden, own saves silent, one notice.
    public static let standard = Policy()
  }
}
