import Foundation

/// One folder of features: an app or a contract.
public enum SpecFolder: String, CaseIterable, Sendable {
  /// Records, values, groups, searching, saving.
  case addressBook = "AddressBook"
  /// The app BestFriend.
  case bestFriend = "BestFriend"
  /// Labels and values as every contact screen shows them.
  case contacts = "Contacts"
  /// Pins for hotels, asked for and answered late.
  case geocoding = "Geocoding"
  /// The list of hotels as a delegate and an observer meet it.
  case hotelController = "HotelController"
  /// The form for a new person.
  case newPerson = "NewPerson"
  /// Both generations of the people picker.
  case peoplePicker = "PeoplePicker"
  /// The card of a known person.
  case personCard = "PersonCard"
  /// Pushing, presenting, dismissing.
  case presentation = "Presentation"
  /// The app RoadTrip.
  case roadTrip = "RoadTrip"
  /// Typing, clearing, the edit menu, the keyboard.
  case textField = "TextField"
  /// The undo manager.
  case undo = "Undo"
  /// The card of a person whom no address book holds.
  case unknownPerson = "UnknownPerson"
}

/// The features, the geocoder's places and the lists that travel with this package.
public struct SpecResources: Hashable, Sendable {
  /// The folder that holds them, from the root of the file system.
  public let path: String

  /// Resources in a folder of one's own.
  public init(path: String) { self.path = URL(fileURLWithPath: path).standardizedFileURL.path }

  /// The folder of features `folder`.
  public func path(of folder: SpecFolder) -> String { "\(path)/\(folder.rawValue)" }

  /// The file of places that the geocoder of the scenarios knows; `VOCABULARY.md` describes its columns.
  public var places: String { "\(path)/places.tsv" }

  /// Looks for the resources where the build put them, beside the program or its tests; then in the
  /// checkout that this file was compiled from.
  ///
  /// - Throws: ``SpecResourcesMissing``, with every place that was looked at.
  public static func find() throws(SpecResourcesMissing) -> SpecResources {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let bundled = folders.flatMap { folder in
      ["resources", "bundle"].map { folder.appendingPathComponent("roadbook_Specs.\($0)") }
    }
    let places = bundled + [checkout]
    for place in places {
      let resources = SpecResources(path: place.path)
      if FileManager.default.fileExists(atPath: resources.places) { return resources }
    }
    throw SpecResourcesMissing(places: places.map(\.path))
  }

  /// Where a build puts resources: beside the program, inside an app, beside or inside its tests.
  private static var folders: [URL] {
    let bundles = [Bundle.main, Bundle(for: BundleMarker.self)]
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    return [program].compactMap(\.self)
      + bundles.flatMap { bundle in
        [bundle.resourceURL, bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent()]
          .compactMap(\.self)
      }
  }
}

private final class BundleMarker {}

/// The features are in none of the places where they were looked for.
public struct SpecResourcesMissing: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folders, in the order in which they were looked at.
  public let places: [String]

  /// A sentence with the way out.
  public var description: String {
    "the features that belong to Roadbook are missing; copy roadbook_Specs.resources beside the program"
      + " (looked at \(places.joined(separator: ", ")))"
  }
}
