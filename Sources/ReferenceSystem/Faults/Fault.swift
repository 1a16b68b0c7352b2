public import Conformance

/// A front end that is wrong in one way, on purpose: the specs must notice.
///
/// A fault stands over any system and twists what passes: intents on their way in, events and what can be
/// seen on their way out. The system beneath knows nothing of it.
public struct Fault: Sendable, CustomStringConvertible {
  /// A word for reports, such as `cancel-saves`.
  public let name: String
  /// What such a front end does, in a sentence without a full stop.
  public let sentence: String
  /// Where it was seen: a trap of the print (`T0-1-13`), a bug report (`B-28`), a rule, or `classic`.
  public let source: String
  /// Tags, without the at sign, one of which a scenario that catches it bears; such scenarios are tried first.
  ///
  /// Empty where the scenarios that catch it bear no tag.
  public let shownBy: [String]
  private let twists: [Twist]

  init(
    _ name: String, _ sentence: String, source: String, shownBy: String..., twists: Twist...
  ) {
    self.name = name
    self.sentence = sentence
    self.source = source
    self.shownBy = shownBy
    self.twists = twists
  }

  /// The faulty front end over a sound system, made anew for each scenario.
  public func system(
    over sound: any SystemUnderTest = ReferenceSystem()
  ) -> any SystemUnderTest {
    FaultySystem(over: sound, twists: twists)
  }

  /// The name.
  public var description: String { name }
}
