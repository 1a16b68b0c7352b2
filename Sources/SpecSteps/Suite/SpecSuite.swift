public import Conformance
public import Gherkin

/// The specs of a folder, and the systems that they are played against.
public struct SpecSuite: Sendable {
  /// A system under test, made anew for each scenario.
  public struct Target: Sendable {
    /// Stands beside the scenario in reports, such as `memory` or `file`.
    public var name: String
    /// Makes the system.
    public var make: @Sendable () async throws -> any SystemUnderTest

    /// Names a system.
    public init(
      _ name: String, make: @escaping @Sendable () async throws -> any SystemUnderTest
    ) {
      self.name = name
      self.make = make
    }
  }

  private let paths: [String]
  private let targets: [Target]
  private let places: String?

  /// Specs at some paths, files or folders; `places` is the geocoder's file of places.
  public init(_ paths: [String], places: String?, targets: [Target]) {
    self.paths = paths
    self.places = places
    self.targets = targets
  }

  /// Every scenario with every target, in the order of the files.
  ///
  /// - Throws: ``FeatureFilesError``; `ParseFailure` with all that is wrong in the first broken file.
  public func cases() throws -> [SpecCase] {
    let pickles = try paths.flatMap(FeatureFiles.find).flatMap(SpecSuite.pickles)
    return targets.flatMap { target in
      let executor = ScenarioExecutor(
        Steps.library(makeSystem: target.make, workspace: .temporary(), places: places))
      return pickles.map { SpecCase(pickle: $0, target: target.name, executor: executor) }
    }
  }

  private static func pickles(of path: String) throws -> [Pickle] {
    var ids = IDGenerator()
    let document = try GherkinDocument(parsing: FeatureFiles.read(path), ids: &ids)
    return document.pickles(ids: &ids)
  }
}

/// One scenario with one system: one test case.
public struct SpecCase: Sendable, CustomStringConvertible {
  /// The scenario.
  public let pickle: Pickle
  /// The system's name.
  public let target: String
  private let executor: ScenarioExecutor<SpecWorld>

  init(pickle: Pickle, target: String, executor: ScenarioExecutor<SpecWorld>) {
    self.pickle = pickle
    self.target = target
    self.executor = executor
  }

  /// The scenario's id and name with the system's name, such as `RT-001 Adding flips the form [file]`.
  public var description: String { "\(pickle.scenarioName) \(pickle.name) [\(target)]" }

  /// Plays the scenario once.
  public func play() async -> ScenarioResult { await executor.run(pickle) }
}
