import AddressBook
public import Storage

/// A geocoder that looks addresses up in a list of places and replies at once.
///
/// The ZIP decides, by its first five characters; without a known ZIP, city and state do, capital letters
/// aside, the state in words or as its code. The street is not looked at.
public final class Gazetteer: Geocoder, Sendable {
  private let byZIP: [String: Coordinate]
  private let byCity: [String: Coordinate]

  /// Reads places from lines of six columns with tabs between them: ZIP, city, state, state in words, latitude,
  /// longitude. Blank lines and those that begin with `#` are passed over; of equal places the first counts.
  ///
  /// - Throws: ``GazetteerError`` with the first line that holds no place.
  public init(_ text: String) throws(GazetteerError) {
    var byZIP: [String: Coordinate] = [:]
    var byCity: [String: Coordinate] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.hasPrefix("#") && !line.isBlank
    {
      guard let place = GazetteerLine(line) else { throw GazetteerError(line: index + 1) }
      byZIP[place.zip] = byZIP[place.zip] ?? place.coordinate
      for state in [place.state, place.stateInWords] {
        let key = Gazetteer.key(place.city, state)
        byCity[key] = byCity[key] ?? place.coordinate
      }
    }
    (self.byZIP, self.byCity) = (byZIP, byCity)
  }

  /// Reads the places of a file.
  ///
  /// - Throws: `StorageError` where the file cannot be read or is not there, else ``GazetteerError``.
  public convenience init(contentsOf path: String, on disk: any FileSystem) throws {
    guard let bytes = try disk.contents(of: path) else {
      throw StorageError(.read, path, .notFound)
    }
    try self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Calls `completion` before it returns, with the coordinate, or ``GeocodingError/noResult``.
  public func geocode(
    _ address: StreetAddress, completion: @escaping (Result<Coordinate, GeocodingError>) -> Void
  ) -> any GeocodingRequest {
    completion(coordinate(of: address).map(Result.success) ?? .failure(.noResult))
    return CompletedRequest()
  }

  private func coordinate(of address: StreetAddress) -> Coordinate? {
    byZIP[String(address.zip.trimmed.prefix(5))]
      ?? byCity[Gazetteer.key(address.city[...], address.state[...])]
  }

  private static func key(_ city: Substring, _ state: Substring) -> String {
    "\(city.trimmed.lowercased())\t\(state.trimmed.lowercased())"
  }
}

/// A line of a gazetteer that does not hold a place.
public struct GazetteerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int

  /// An error in that line, from 1.
  public init(line: Int) { self.line = line }

  /// A sentence with the line and what it should hold.
  public var description: String {
    "line \(line) of the places must hold ZIP, city, state, state in words, latitude and longitude, with tabs "
      + "between them"
  }
}

/// A request that is complete, so that there is nothing to cancel.
private final class CompletedRequest: GeocodingRequest {
  func cancel() {}
}

private struct GazetteerLine {
  let zip: String
  let city: Substring
  let state: Substring
  let stateInWords: Substring
  let coordinate: Coordinate

  init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 6, let latitude = Double(columns[4]), let longitude = Double(columns[5]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    zip = String(columns[0])
    (city, state, stateInWords) = (columns[1], columns[2], columns[3])
    self.coordinate = coordinate
  }
}
