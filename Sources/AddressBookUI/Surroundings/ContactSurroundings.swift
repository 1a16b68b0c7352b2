public import AddressBook

/// What the headless contact screens need around them; the system's side of the contract.
public struct ContactSurroundings {
  /// Where contacts are stored.
  public var database: any ContactDatabase
  /// What the user decided on access; nil for a system without permissions (R-AB-71).
  public var access: ContactAccess?
  /// Which part of the name sorts a list (R-AB-52).
  public var ordering = SortOrdering.byLastName
  /// Which contract the system's picker speaks; nil follows the delegate that is set.
  public var generation: PickerGeneration?
  /// What Save does with a displayed person that is stored already (R-NP-8).
  public var savingStoredPerson = StoredPersonPolicy.update
  /// Carries default actions out; nil leaves them undone.
  public var actions: (any DefaultActionHandler)?

  /// Surroundings with a database, and defaults for the rest.
  public init(database: any ContactDatabase) { self.database = database }

  /// A fresh working copy, as a screen makes it that was given none.
  package func makeWorkingCopy() -> WorkingCopy {
    WorkingCopy(of: database, access: access)
  }
}

/// The two contracts of the people picker.
public enum PickerGeneration: String, Hashable, Sendable {
  /// The delegate is asked after each tap and dismisses (R-PK-1 … R-PK-14).
  case asking
  /// Predicates decide, and the picker dismisses itself (R-PK-15 … R-PK-22).
  case returning
}

/// What Save in the new-person form does with a displayed person that is stored already (R-NP-8).
public enum StoredPersonPolicy: String, Hashable, Sendable {
  /// Changes the stored record.
  case update
  /// Stores another record beside it.
  case duplicate
}
