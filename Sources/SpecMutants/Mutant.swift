package import Conformance

/// A front end that is wrong in one way, on purpose: the specs must notice.
///
/// A mutant wraps any system and changes what passes: intents on their way in, events and what can be
/// seen on their way out. The system beneath knows nothing of it.
package struct Mutant: Sendable, CustomStringConvertible {
  /// A word for reports, such as `cancel-saves`.
  package let name: String
  /// What such a front end does, in a sentence without a full stop.
  package let sentence: String
  /// Where it was seen: a trap of the print (`T0-1-13`), a bug report (`B-28`), a rule, or `classic`.
  package let source: String
  /// Tags, without the at sign, one of which a scenario that catches it bears; such scenarios are tried first.
  ///
  /// Empty where the scenarios that catch it bear no tag.
  package let shownBy: [String]
  private let mutations: [Mutation]

  init(
    _ name: String, _ sentence: String, source: String, shownBy: String..., mutations: Mutation...
  ) {
    self.name = name
    self.sentence = sentence
    self.source = source
    self.shownBy = shownBy
    self.mutations = mutations
  }

  /// The mutant around a correct system, made anew for each scenario.
  package func system(over correct: any SystemUnderTest) -> any SystemUnderTest {
    MutantSystem(over: correct, mutations: mutations)
  }

  /// The name.
  package var description: String { name }
}
