import Testing

@testable import Gherkin

@Suite struct `Parameter types` {
  struct Flight: Equatable, Sendable {
    var from: String
    var to: String
  }

  private let flight = Result {
    try ParameterType(name: "flight", regularExpression: "([A-Z]{3})-([A-Z]{3})") {
      Flight(from: $0[0] ?? "", to: $0[1] ?? "")
    }
  }

  @Test func `a custom type makes a value of its groups`() throws {
    var types = ParameterTypeRegistry()
    try types.define(flight.get())
    let expression = try CucumberExpression("{flight} is late", parameterTypes: types)
    let argument = try #require(try expression.match("LHR-CDG is late")?.first)
    #expect(try argument.value as? Flight == Flight(from: "LHR", to: "CDG"))
    #expect(argument.parameterTypeName == "flight")
    #expect(argument.text == "LHR-CDG")
    #expect(argument.group.children.map(\.value) == ["LHR", "CDG"])
    #expect(argument.group.children.map(\.start) == [0, 4])
  }

  @Test func `a type of several regular expressions matches each`() throws {
    var types = ParameterTypeRegistry()
    let color = try ParameterType(name: "color", regularExpressions: ["red|blue", "#[0-9a-f]{6}"]) {
      $0[0] ?? ""
    }
    try types.define(color)
    let expression = try CucumberExpression("a {color} ball", parameterTypes: types)
    for text in ["red", "blue", "#00ff00"] {
      #expect(try expression.match("a \(text) ball")?.first?.value as? String == text)
    }
    #expect(try expression.match("a green ball") == nil)
  }

  @Test func `a group that is a type's regular expression gives its value`() throws {
    let types = ParameterTypeRegistry()
    let expression = try RegularExpression(
      #"^(\d+) of (\d+?) and (?:(x)|y)$"#, parameterTypes: types)
    let arguments = try #require(try expression.match("3 of 4 and y"))
    #expect(arguments.map(\.parameterTypeName) == ["int", nil, nil])
    #expect(try arguments[0].value as? Int == 3)
    #expect(try arguments[1].value as? String == "4")
    #expect(try arguments[2].value == nil)
    #expect(
      arguments[2].group
        == .init(value: nil, start: nil, scalarStart: nil, utf8Range: nil, children: []))
  }

  @Test func `a group with groups inside gives its whole text`() throws {
    let expression = try RegularExpression("^((a)|b) c$", parameterTypes: ParameterTypeRegistry())
    let argument = try #require(try expression.match("b c")?.first)
    #expect(try argument.value as? String == "b")
    #expect(argument.group.children.map(\.value) == [nil])
  }

  @Test func `a quoted text has a group for each kind of quote`() throws {
    let types = ParameterTypeRegistry()
    let expression = try CucumberExpression("😀 {string}", parameterTypes: types)
    let group = try #require(try expression.match("😀 \"é\"")?.first?.group)
    #expect(group.value == "\"é\"")
    #expect(group.start == 3)
    #expect(group.scalarStart == 2)
    #expect(group.utf8Range == 5..<9)
    #expect(group.children.map(\.value) == ["é", nil])
    #expect(group.children.map(\.start) == [4, nil])
    #expect(group.children.map(\.children.count) == [1, 1])
  }

  @Test(arguments: [("byte", "128"), ("short", "-32769"), ("int", "9223372036854775808")])
  func `a number out of range is an error of the value`(type: String, text: String) throws {
    let expression = try CucumberExpression("{\(type)}", parameterTypes: ParameterTypeRegistry())
    let argument = try #require(try expression.match(text)?.first)
    let error = #expect(throws: ArgumentError.self) { try argument.value }
    #expect(error == ArgumentError(text: text, parameterType: type))
  }

  @Test(arguments: ["a{b", "a}", "(", "x)", "a\\b", "a/b"])
  func `a reserved character in a name is refused`(name: String) {
    let error = #expect(throws: ParameterTypeError.self) {
      try ParameterType(name: name, regularExpression: "x") { $0[0] ?? "" }
    }
    #expect(error == ParameterTypeError(.illegalName, name: name))
  }

  @Test func `a wrong regular expression is refused with its place`() {
    let error = #expect(throws: ParameterTypeError.self) {
      try ParameterType(name: "odd", regularExpressions: ["x", "é["]) { $0[0] ?? "" }
    }
    let cause = PatternError(.unfinishedClass, at: 1)
    #expect(error == ParameterTypeError(.invalidRegularExpression("é[", cause), name: "odd"))
  }

  @Test func `a second type of the same name is refused`() throws {
    var types = ParameterTypeRegistry()
    try types.define(flight.get())
    let error = #expect(throws: ParameterTypeError.self) { try types.define(flight.get()) }
    #expect(error == ParameterTypeError(.duplicateName, name: "flight"))
    #expect(types.types.count == 12)
  }

  @Test func `a second preferred type for a regular expression is refused`() throws {
    var types = ParameterTypeRegistry()
    let count = try ParameterType(
      name: "count", regularExpression: "\\d+", preferForRegularExpressionMatch: true
    ) { $0[0] ?? "" }
    let error = #expect(throws: ParameterTypeError.self) { try types.define(count) }
    #expect(
      error
        == ParameterTypeError(
          .secondPreferential(regularExpression: "\\d+", first: "int"), name: "count"))
  }

  @Test(arguments: [
    (
      ParameterTypeError(.duplicateName, name: "int"),
      "There is already a parameter type with name int"
    ),
    (.init(.duplicateName, name: ""), "The anonymous parameter type has already been defined"),
    (
      .init(.illegalName, name: "a/b"),
      "Parameter names may not contain '{', '}', '(', ')', '\\' or '/', as 'a/b' does"
    ),
    (
      .init(.invalidRegularExpression("é[", PatternError(.unfinishedClass, at: 1)), name: "odd"),
      "The regular expression /é[/ of {odd} has a problem at column 2: "
        + "The '[' does not have a matching ']'"
    ),
    (
      .init(.secondPreferential(regularExpression: "x", first: "a"), name: "b"),
      "There can only be one preferential parameter type per regexp. The regexp /x/ is used for two "
        + "preferential parameter types, {a} and {b}"
    ),
  ])
  func `errors are sentences`(error: ParameterTypeError, sentence: String) {
    #expect(error.description == sentence)
  }
}
