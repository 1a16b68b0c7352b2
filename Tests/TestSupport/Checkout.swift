import Foundation

/// The checkout that the tests belong to, and what lies beside it.
package enum Checkout {
  /// Its folder, found from this file's own path.
  package static let root =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// The geocoder's places.
  package static var places: String { "\(root)/Specs/places.tsv" }

  /// A folder of data that the project does not hold: in `ROADBOOK_SHARED`, else in `../shared`.
  package static func shared(_ name: String) -> String {
    let folder = ProcessInfo.processInfo.environment["ROADBOOK_SHARED"] ?? "\(root)/../shared"
    return "\(folder)/\(name)"
  }
}
