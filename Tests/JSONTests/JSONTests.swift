import JSON
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "-12", "0", "[1,2.5,\"a\"]", #"{"a":{"b":[null,false]}}"#,
    #""tab\t quote\" back\\ line\n""#, #""é 😀""#,
  ])
  func `a compact text is written back as it was`(_ text: String) throws {
    #expect(try JSONReader.read(text).compact == text)
  }

  @Test func `escapes become their scalars`() throws {
    #expect(try JSONReader.read(#""\u00e9\ud83d\ude00\/\b""#) == .string("é😀/\u{8}"))
  }

  @Test func `numbers compare by value and members in any order`() throws {
    #expect(try JSONReader.read(#"{"a":1.0,"b":2}"#) == ["b": 2, "a": 1])
    #expect(try JSONReader.read("1.5e3") == 1500)
  }

  @Test func `a value is read where it stands, whatever is around it`() throws {
    let bytes = Array("x [1, {\"a\": [2]}], y".utf8)
    let (value, end) = try JSONReader.readValue(in: bytes, at: 2, depth: 3)
    #expect(value == [1, ["a": [2]]])
    #expect(end == 17)
    #expect(throws: JSONError(.tooDeep, at: 12)) {
      try JSONReader.readValue(in: bytes, at: 2, depth: 2)
    }
    #expect(throws: JSONError(.unexpectedByte, at: 0)) {
      try JSONReader.readValue(in: bytes, at: 0)
    }
  }

  @Test func `equality does not depend on which side is asked`() {
    let twice = JSONValue.object([JSONMember("a", 1), JSONMember("a", 1)])
    let other: JSONValue = ["a": 1, "b": 2]
    #expect(twice != other)
    #expect(other != twice)
  }

  @Test func `an object with a name twice equals itself, and not one with other values`() {
    let twice = JSONValue.object([JSONMember("a", 1), JSONMember("a", 2)])
    #expect(twice == twice)
    #expect(twice != .object([JSONMember("a", 2), JSONMember("a", 1)]))
    #expect(twice != .object([JSONMember("a", 1), JSONMember("a", 1)]))
    #expect(twice == JSONValue.object([JSONMember("a", 1), JSONMember("a", 2)]))
  }

  /// With two comparisons a level, this would take 2^200 of them.
  @Test func `deep equal objects are compared once a level`() {
    func nest(_ depth: Int, _ core: JSONValue) -> JSONValue {
      (0..<depth).reduce(core) { inner, _ in ["a": inner] }
    }
    #expect(nest(200, 1) == nest(200, 1))
    #expect(nest(200, 1) != nest(200, 2))
    #expect(nest(200, 1).hashValue == nest(200, 1.0).hashValue)
  }

  @Test func `composed and decomposed letters differ`() {
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
  }

  @Test(arguments: [
    ("", JSONError.Reason.unexpectedEnd, 0), ("[1", .unexpectedEnd, 2),
    ("{\"a\"}", .unexpectedByte, 4),
    ("1 2", .trailingText, 2), ("01", .badNumber, 0), ("1.", .badNumber, 0), ("-", .badNumber, 0),
    (#""\x""#, .badEscape, 2), (#""\ud800""#, .unexpectedByte, 7),
    ("\"a\nb\"", .controlCharacter, 2),
    (String(repeating: "[", count: 600), .tooDeep, 512), ("nul", .unexpectedEnd, 3),
  ])
  func `a text that is no JSON is refused with its place`(
    _ text: String, _ reason: JSONError.Reason, _ offset: Int
  ) {
    #expect(throws: JSONError(reason, at: offset)) { try JSONReader.read(text) }
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONError(.invalidUTF8, at: 1)) {
      try JSONReader.read([0x22, 0xFF, 0x22])
    }
  }

  @Test func `the indented form has a member a line`() {
    let value: JSONValue = ["a": [1, 2], "b": [:]]
    #expect(value.indented == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {}\n}")
  }
}
