// swift-tools-version: 6.2
import PackageDescription

// The house, one line a room: each target names the rooms that it may see. `RoadbookTests` reads the
// sources and holds their imports against this table, so an arrow is added here or nowhere.
let rooms: [(name: String, sees: [String])] = [
  ("JSON", []),
  ("Storage", []),
  ("AddressBook", ["Storage"]),
  ("Undo", []),
  ("Headless", ["Undo"]),
  ("AddressBookUI", ["Headless", "AddressBook"]),
  ("RoadTrip", ["AddressBookUI", "Headless", "Undo", "AddressBook", "Storage", "JSON"]),
  ("BestFriend", ["AddressBookUI", "Headless", "AddressBook"]),
  (
    "Fakes",
    ["RoadTrip", "BestFriend", "AddressBookUI", "Headless", "Undo", "AddressBook", "Storage"]
  ),
  ("Gherkin", ["JSON"]),
  ("Conformance", ["JSON"]),
  ("SpecSteps", ["Conformance", "Gherkin", "JSON"]),
  (
    "ReferenceSystem",
    [
      "Conformance", "Fakes", "RoadTrip", "BestFriend", "AddressBookUI", "Headless", "Undo",
      "AddressBook", "Storage", "JSON",
    ]
  ),
  ("SpecTesting", ["SpecSteps", "Conformance", "Gherkin"]),
  ("SpecXCTest", ["SpecSteps", "Conformance", "Gherkin"]),
]

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func room(_ name: String, sees: [String]) -> Target {
  .target(name: name, dependencies: sees.map { .byName(name: $0) }, swiftSettings: strict)
}

func tests(_ name: String, sees: [String]) -> Target {
  .testTarget(name: name, dependencies: sees.map { .byName(name: $0) }, swiftSettings: strict)
}

let package = Package(
  name: "roadbook",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "roadbook", targets: ["roadbook"]),
    .library(
      name: "RoadTripKit",
      targets: [
        "Storage", "AddressBook", "Undo", "Headless", "AddressBookUI", "RoadTrip", "BestFriend",
      ]
    ),
    .library(name: "Gherkin", targets: ["Gherkin"]),
    .library(name: "Fakes", targets: ["Fakes"]),
    .library(
      name: "Conformance", targets: ["Conformance", "SpecSteps", "ReferenceSystem", "JSON"]),
    .library(name: "SpecTesting", targets: ["SpecTesting"]),
    .library(name: "SpecXCTest", targets: ["SpecXCTest"]),
  ],
  targets: rooms.map { room($0.name, sees: $0.sees) } + [
    .executableTarget(
      name: "roadbook",
      dependencies: [
        "JSON", "Storage", "AddressBook", "RoadTrip", "Gherkin", "Conformance", "SpecSteps",
        "ReferenceSystem",
      ],
      swiftSettings: strict
    ),
    tests("JSONTests", sees: ["JSON"]),
    tests("StorageTests", sees: ["Storage"]),
    tests("AddressBookTests", sees: ["AddressBook", "Storage"]),
    tests("UndoTests", sees: ["Undo", "Storage"]),
    tests("HeadlessTests", sees: ["Headless", "Undo", "Storage"]),
    tests("AppTests", sees: rooms[0...8].map(\.name)),
    tests("GherkinTests", sees: ["Gherkin", "JSON"]),
    tests("ConformanceTests", sees: rooms[0...12].map(\.name)),
    tests("RoadbookTests", sees: ["roadbook"] + rooms.map(\.name)),
  ],
  swiftLanguageModes: [.v6]
)
