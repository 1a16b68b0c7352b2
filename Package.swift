// swift-tools-version: 6.2
import PackageDescription

// The modules and what each may import. `ArchitectureTests` reads this table and holds the sources to it.
let modules: [(name: String, imports: [String])] = [
  ("JSON", []),
  ("SeededRandom", []),
  ("Storage", []),
  ("AddressBook", ["Storage"]),
  ("Undo", []),
  ("Headless", ["Undo"]),
  ("AddressBookUI", ["Headless", "AddressBook"]),
  ("RoadTrip", ["AddressBookUI", "Headless", "Undo", "AddressBook", "Storage", "JSON"]),
  ("BestFriend", ["AddressBookUI", "Headless", "AddressBook"]),
  (
    "RoadTripKit",
    ["RoadTrip", "BestFriend", "AddressBookUI", "Headless", "Undo", "AddressBook", "Storage"]
  ),
  (
    "Fakes",
    ["RoadTrip", "BestFriend", "AddressBookUI", "Headless", "Undo", "AddressBook", "Storage"]
  ),
  ("Gherkin", ["SeededRandom"]),
  ("Conformance", ["JSON"]),
  ("ProcessTransport", ["Conformance"]),
  ("SpecSteps", ["Specs", "Conformance", "Gherkin", "JSON"]),
  (
    "ReferenceSystem",
    [
      "Conformance", "Fakes", "RoadTrip", "BestFriend", "AddressBookUI", "Headless", "Undo",
      "AddressBook", "Storage", "JSON",
    ]
  ),
  ("SpecTesting", ["SpecSteps", "Conformance", "Gherkin"]),
  ("SpecXCTest", ["SpecSteps", "Conformance", "Gherkin"]),
  // For testing ours; in no product.
  ("SpecMutants", ["Conformance", "AddressBook", "JSON"]),
  ("GherkinConformance", ["Gherkin", "JSON"]),
  ("StorageTesting", ["Storage", "SeededRandom"]),
  (
    "RoadbookCLI",
    [
      "JSON", "Storage", "AddressBook", "RoadTrip", "Gherkin", "Conformance", "ProcessTransport",
      "Specs", "SpecSteps", "ReferenceSystem", "SpecMutants",
    ]
  ),
]

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, imports: [String]) -> Target {
  .target(name: name, dependencies: imports.map { .byName(name: $0) }, swiftSettings: strict)
}

func tests(_ name: String, imports: [String]) -> Target {
  .testTarget(
    name: name,
    dependencies: (imports + ["TestSupport"]).map { .byName(name: $0) },
    swiftSettings: strict)
}

let all = modules.map(\.name)

/// The features travel with whoever depends on them.
let specs = Target.target(
  name: "Specs", path: "Specs", sources: ["Specs.swift"],
  resources: [
    "AddressBook", "BestFriend", "Contacts", "Geocoding", "HotelController", "NewPerson",
    "PeoplePicker", "PersonCard", "Presentation", "RoadTrip", "TextField", "Undo", "UnknownPerson",
    "DEPARTURES.md", "MODERN-NAMES.md", "VOCABULARY.md", "capabilities.txt", "listings.txt",
    "places.tsv", "retired.txt", "roadbook.json", "idle.txt", "RULES.md", "WEB.md",
  ].map { .copy($0) },
  swiftSettings: strict)

let package = Package(
  name: "roadbook",
  platforms: [
    .macOS(.v15), .iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .visionOS(.v2), .watchOS(.v11),
  ],
  products: [
    .executable(name: "roadbook", targets: ["roadbook"]),
    .library(name: "RoadTripKit", targets: ["RoadTripKit"]),
    .library(name: "Fakes", targets: ["Fakes"]),
    .library(name: "Gherkin", targets: ["Gherkin"]),
    .library(
      name: "Conformance",
      targets: ["Conformance", "ProcessTransport", "ReferenceSystem", "Specs", "SpecSteps"]),
    .library(name: "SpecTesting", targets: ["SpecTesting"]),
    .library(name: "SpecXCTest", targets: ["SpecXCTest"]),
  ],
  targets: modules.map { module($0.name, imports: $0.imports) } + [
    specs,
    .executableTarget(name: "roadbook", dependencies: ["RoadbookCLI"], swiftSettings: strict),
    .executableTarget(
      name: "roadbook-dev",
      dependencies: [
        "RoadbookCLI", "GherkinConformance", "SpecSteps", "Gherkin", "AddressBook", "Storage",
        "SeededRandom",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("JSONTests", imports: ["JSON"]),
    tests("StorageTests", imports: ["Storage", "StorageTesting", "SeededRandom"]),
    tests(
      "AddressBookTests", imports: ["AddressBook", "Storage", "StorageTesting", "SeededRandom"]),
    tests("UndoTests", imports: ["Undo", "SeededRandom"]),
    tests("HeadlessTests", imports: ["Headless", "Undo", "SeededRandom"]),
    tests(
      "AppTests",
      imports: [
        "RoadTripKit", "Fakes", "RoadTrip", "BestFriend", "AddressBookUI", "Headless", "Undo",
        "AddressBook", "Storage", "StorageTesting", "SeededRandom", "JSON",
      ]),
    tests("GherkinTests", imports: ["Gherkin", "GherkinConformance", "SeededRandom", "JSON"]),
    tests(
      "SpecStepsTests",
      imports: ["SpecSteps", "ReferenceSystem", "Conformance", "Gherkin", "JSON", "Specs"]),
    tests("ConformanceTests", imports: ["Specs"] + all),
    tests("RoadbookTests", imports: ["roadbook", "roadbook-dev", "Specs"] + all),
  ],
  swiftLanguageModes: [.v6]
)
