/// The options that a command takes, as plain data: the parser and the help read the same list.
package struct OptionList {
  /// One option.
  package struct Option {
    /// The name, two dashes included.
    let name: String
    /// The one-letter form, dash included.
    let letter: String?
    /// What the value is called in the help; nil for an option without a value.
    let value: String?
    /// What it does, in a line.
    let help: String
    /// The only values that it takes; empty for any.
    let choices: [String]
  }

  package private(set) var options: [Option] = []

  /// A list without options.
  package init() {}

  /// Options that stand alone.
  package func flag(_ name: String, _ letter: String? = nil, _ help: String) -> OptionList {
    adding(Option(name: name, letter: letter, value: nil, help: help, choices: []))
  }

  /// Options that take a value, as `--name value` or `--name=value`.
  package func option(
    _ name: String, _ letter: String? = nil, _ value: String, _ help: String,
    choices: [String] = []
  ) -> OptionList {
    adding(Option(name: name, letter: letter, value: value, help: help, choices: choices))
  }

  /// The options of both lists.
  package func joined(with other: OptionList) -> OptionList {
    var list = self
    list.options += other.options
    return list
  }

  private func adding(_ option: Option) -> OptionList {
    var list = self
    list.options.append(option)
    return list
  }

  package func named(_ text: String) -> Option? {
    options.first { $0.name == text || $0.letter == text }
  }
}

/// What a command line says, once it has been held against an ``OptionList``.
package struct ParsedOptions {
  /// Everything that is no option, in order.
  package fileprivate(set) var operands: [String] = []
  /// What stands after two dashes.
  package fileprivate(set) var trailing: [String] = []
  fileprivate var values: [String: [String]] = [:]

  /// Takes the first operand away.
  package mutating func takeOperand() -> String? { operands.isEmpty ? nil : operands.removeFirst() }

  /// Takes what follows two dashes for operands (POSIX, Utility Syntax Guideline 10).
  package mutating func treatTrailingAsOperands() {
    operands += trailing
    trailing = []
  }

  /// Whether an option is given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option.
  package subscript(name: String) -> String? { values[name]?.last }

  /// All values of an option that may be repeated.
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  /// These options, where the others do not say anything else.
  package func overridden(by others: ParsedOptions) -> ParsedOptions {
    var result = others
    result.values.merge(values) { given, _ in given }
    return result
  }

  /// The value as a whole number from `least` to four thousand million, a century in seconds.
  package func integer(_ name: String, least: Int = 0) throws(UsageError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), (least...4_000_000_000).contains(number) else {
      throw UsageError("\(name) takes a whole number from \(least) to 4000000000, not \(text)")
    }
    return number
  }
}

extension OptionList {
  /// Reads the words of a command line. What follows `--` is left as it is.
  package func parse(_ words: some Sequence<String>) throws(UsageError) -> ParsedOptions {
    var parsed = ParsedOptions()
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.trailing = Array(rest)
        break
      } else if word.hasPrefix("-"), word.utf8.count > 1 {
        try take(word, &rest, into: &parsed)
      } else {
        parsed.operands.append(word)
      }
    }
    return parsed
  }

  private func take(
    _ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedOptions
  ) throws(UsageError) {
    if !word.hasPrefix("--"), word.utf8.count > 2, named(word) == nil {
      return try takeLetters(word, &rest, into: &parsed)
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = named(name) else { throw .unknown("option", name, of: options.map(\.name)) }
    guard option.value != nil else {
      guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
      parsed.values[option.name, default: []].append("")
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(option.value ?? "")")
    }
    try take(value, of: option, into: &parsed)
  }

  private func take(
    _ value: String, of option: Option, into parsed: inout ParsedOptions
  ) throws(UsageError) {
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .unknown("value of \(option.name)", value, of: option.choices)
    }
    parsed.values[option.name, default: []].append(value)
  }

  /// Letters behind one dash: options without a value, then perhaps one with its value (Guidelines 5 and 6).
  private func takeLetters(
    _ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedOptions
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = named("-\(letter)") else {
        throw .unknown("option", "-\(letter)", of: options.map(\.name))
      }
      guard option.value != nil else {
        parsed.values[option.name, default: []].append("")
        continue
      }
      guard !letters.isEmpty else { return try take("-\(letter)", &rest, into: &parsed) }
      return try take(String(letters), of: option, into: &parsed)
    }
  }
}
