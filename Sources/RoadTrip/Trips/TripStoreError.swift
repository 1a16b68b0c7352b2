public import Storage

/// Why a trip was not loaded or saved. What is stored is as it was.
public enum TripStoreError: StoreFailure, Hashable, Sendable, CustomStringConvertible {
  /// The disk refused; the file is named inside.
  case storage(StorageError)
  /// The file at the path is no trip that this version understands.
  case malformed(path: String, TripFileFault)

  /// The ``sentence``.
  public var description: String { sentence }

  /// What happened, for people, with the file's name.
  public var sentence: String {
    switch self {
    case .storage(let error): error.sentence
    case .malformed(let path, let fault): "\(path) is left as it is: \(fault.sentence)."
    }
  }
}

/// What is wrong with the text of a trip's file.
public struct TripFileFault: Error, Hashable, Sendable {
  /// The cause.
  public enum Reason: Hashable, Sendable {
    /// The text is no JSON, from the byte at this offset on.
    case notJSON(offset: Int)
    /// A version that is not known here.
    case unknownVersion(Int)
    /// A member is missing or of the wrong kind, such as `hotels[2].name`.
    case badMember(String)
    /// Two hotels have the same identifier.
    case repeatedHotel(HotelID)
  }

  /// The cause.
  public var reason: Reason
  /// Where it was read: nil in the file itself, else the number of the journal's entry, from 0.
  public var entry: Int?

  /// A fault with its place.
  public init(_ reason: Reason, entry: Int? = nil) {
    self.reason = reason
    self.entry = entry
  }

  /// What is wrong, for people, without the file's name and the full stop.
  public var sentence: String {
    let place = entry.map { "entry \($0 + 1) of its journal" } ?? "it"
    return switch reason {
    case .notJSON(let offset): "\(place) is no JSON at byte \(offset)"
    case .unknownVersion(let version): "\(place) has version \(version), and 1 is known here"
    case .badMember(let path): "\(place) lacks a usable \(path)"
    case .repeatedHotel(let id): "\(place) holds the hotel \(id) twice"
    }
  }
}
