/// The keywords of all spoken languages, as text that is read when a language is asked for.
///
/// A language is a line with its code, its English name, `=` and its own name, then a line for each kind of
/// keyword, indented: the kind, and the keywords between bars. A step keyword has a space after it unless it
/// ends in `<`. All step kinds have `*` too, unless a `-` stands before the kind.
enum LanguageTable {
  /// English stands apart, so that reading it does not search the others.
  static let english = """
    en English = English
      feature Feature|Business Need|Ability
      rule Rule
      background Background
      scenario Example|Scenario
      outline Scenario Outline|Scenario Template
      examples Examples|Scenarios
      given Given
      when When
      then Then
      and And
      but But
    """

  /// All languages.
  static var parts: [String] { [english, part1, part2, part3, part4] }
}
