public import JSON

/// What a user means: an action that the steps of the specs use, with its arguments.
public struct Intent: Hashable, Sendable {
  /// A dotted name such as `picker.choose`.
  public var action: String
  /// Named arguments, always an object.
  public var arguments: JSONValue

  /// An intent.
  public init(_ action: String, _ arguments: JSONValue = [:]) {
    self.action = action
    self.arguments = arguments
  }
}

/// What a delegate was told or what appeared, in order.
public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// A dotted name such as `picker.didCancel`.
  public var type: String
  /// What was told, an object; empty where there is nothing to tell.
  public var details: JSONValue

  /// An event.
  public init(_ type: String, _ details: JSONValue = [:]) {
    self.type = type
    self.details = details
  }

  /// The name, with the details where there are any.
  public var description: String {
    details.members?.isEmpty == false ? "\(type) \(details.compact)" : type
  }
}

/// The answer to an intent.
public struct Reply: Hashable, Sendable {
  /// What became of it.
  public var outcome: Outcome
  /// What happened, in order.
  public var events: [Event]

  /// What became of an intent.
  public enum Outcome: Hashable, Sendable {
    /// It was carried out.
    case done
    /// It makes no sense now; the state is as it was.
    case refused(Refusal)
  }

  /// An answer.
  public init(_ outcome: Outcome = .done, events: [Event] = []) {
    self.outcome = outcome
    self.events = events
  }
}

/// Why an intent was refused.
public struct Refusal: Error, Hashable, Sendable {
  /// A stable word such as `noForm`, for programs.
  public var code: String
  /// A sentence for people.
  public var message: String

  /// A refusal.
  public init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// The start of a scenario.
public struct ScenarioStart: Hashable, Sendable {
  /// The scenario's immutable id, such as `RT-014`; the uri and line where it has none.
  public var id: String
  /// The scenario's name.
  public var name: String
  /// Its tags, with the at sign.
  public var tags: [String]
  /// Everything that would otherwise be nondeterministic.
  public var surroundings: ScenarioEnvironment

  /// Names a scenario.
  public init(id: String, name: String, tags: [String], surroundings: ScenarioEnvironment) {
    self.id = id
    self.name = name
    self.tags = tags
    self.surroundings = surroundings
  }
}

/// Everything that would otherwise differ from run to run.
public struct ScenarioEnvironment: Hashable, Sendable {
  /// The clock's start, in milliseconds since 1970 UTC.
  public var now: Int
  /// An IANA name.
  public var timeZone: String
  /// A BCP 47 tag.
  public var locale: String
  /// For whatever is random.
  public var seed: Int
  /// The first id that a store gives.
  public var firstID: Int
  /// An empty directory of the scenario's own; nil keeps everything in memory.
  public var directory: String?
  /// A file of places for the geocoder; nil where the system brings its own.
  public var places: String?

  /// The usual surroundings: 1 June 2010, 9 o'clock, in UTC and English.
  public init(
    now: Int = 1_275_382_800_000, timeZone: String = "UTC", locale: String = "en_US",
    seed: Int = 1, firstID: Int = 1, directory: String? = nil, places: String? = nil
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.seed = seed
    self.firstID = firstID
    self.directory = directory
    self.places = places
  }
}
