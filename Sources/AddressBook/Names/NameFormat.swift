/// Which part of a personal name comes first where it is shown (R-AB-51); the codes are the platform's.
public enum NameFormat: Int, Sendable {
  /// Ada Lovelace.
  case firstNameFirst = 0
  /// Lovelace Ada.
  case lastNameFirst = 1
}

/// Which part of a personal name decides its place in a list, whatever is shown first (R-AB-52).
public enum SortOrdering: Int, CaseIterable, Sendable {
  /// By given name.
  case byFirstName = 0
  /// By family name.
  case byLastName = 1
}

/// How two people stand in a sorted list (R-AB-52).
public enum NameComparison: Int, Sendable {
  /// The first comes first.
  case less = -1
  /// Both have the same place.
  case equal = 0
  /// The first comes last.
  case greater = 1
}
