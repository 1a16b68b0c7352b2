import AddressBook
import Testing

/// Contracts A.5: ordered, labelled values.
@Suite struct MultiValueTests {
  @Test
  func `labels may repeat and be missing, identifiers may not (R-AB-30, R-AB-39, B-10, B-11)`()
    throws
  {
    var phones = MultiValue(of: .string.multi)
    for label in [nil, Label.home, .home, Label(rawValue: "")] {
      try phones.append(.string("1"), label: label)
    }
    #expect(Set(phones.entries.map(\.identifier)).count == 4)
    #expect(phones.entries.map(\.label) == [nil, .home, .home, ""])
    #expect(phones.first(labelled: .home)?.identifier == phones.entries[1].identifier)
    #expect(phones.first(labelled: .work) == nil)
  }

  @Test
  func
    `an identifier survives what happens to other entries, an index does not (R-AB-31, R-AB-34)`()
    throws
  {
    var values = MultiValue(of: .string)
    let one = try values.append(.string("one"), label: nil)
    let two = try values.append(.string("two"), label: nil)
    let zero = try values.insert(.string("zero"), label: nil, at: 0)
    #expect([zero, one, two].map(values.index(of:)) == [0, 1, 2])
    let copy = values
    try values.remove(at: 1)
    #expect([zero, one, two].map(values.index(of:)) == [0, -1, 1])
    #expect([zero, one, two].map(copy.index(of:)) == [0, 1, 2])
    let three = try values.append(.string("three"), label: nil)
    #expect(![zero, one, two].contains(three), "never given twice")
  }

  @Test func `what is not there has the index -1 (R-AB-32)`() {
    let values = MultiValue(of: .string)
    #expect(values.index(of: 7) == -1)
    #expect(values.firstIndex(of: .string("x")) == -1)
    #expect(MultiValue.invalidIdentifier == -1)
  }

  @Test func `replacing keeps identifier and place (R-AB-33)`() throws {
    var values = MultiValue(of: .string)
    try values.append(.string("first"), label: nil)
    let identifier = try values.append(.string("old"), label: .home)
    try values.replaceValue(at: 1, with: .string("new"))
    try values.replaceLabel(at: 1, with: .work)
    let entry = try values.entry(at: values.index(of: identifier))
    #expect(entry.value == .string("new"))
    #expect(entry.label == .work)
    #expect(values.firstIndex(of: .string("new")) == 1)
  }

  @Test func `inserting at the count appends, beyond it is an error (R-AB-35, R-AB-36)`() throws {
    var values = MultiValue(of: .string)
    try values.insert(.string("a"), label: nil, at: 0)
    try values.insert(.string("b"), label: nil, at: 1)
    #expect(throws: RecordError(.indexOutOfRange(3, 2))) {
      try values.insert(.string("c"), label: nil, at: 3)
    }
    for index in [-1, 2] {
      let error = RecordError(.indexOutOfRange(index, 2))
      #expect(throws: error) { try values.entry(at: index) }
      #expect(throws: error) { try values.remove(at: index) }
      #expect(throws: error) { try values.replaceLabel(at: index, with: nil) }
      #expect(throws: error) { try values.replaceValue(at: index, with: .string("")) }
    }
    #expect(values.entries.map(\.value) == [.string("a"), .string("b")], "order is kept (R-AB-41)")
  }

  @Test(arguments: [
    SingleValue.string("a"), .integer(1), .real(0.5), .dateTime(PartialDate(month: 2, day: 29)),
    .dictionary(KeyedTexts([.init(key: "City", text: "Needles")])),
  ])
  func
    `either type makes one, the member type is answered, and values come back (R-AB-38, R-AB-40)`(
      _ value: SingleValue
    ) throws
  {
    for type in [value.type, value.type.multi] {
      var values = MultiValue(of: type)
      #expect(values.memberType == value.type)
      #expect(values.isEmpty)
      try values.append(value, label: nil)
      #expect(values.entries.map(\.value) == [value])
      let other: SingleValue = value.type == .string ? .integer(0) : .string("")
      #expect(throws: RecordError(.wrongType(expected: value.type, given: other.type))) {
        try values.append(other, label: nil)
      }
      #expect(throws: RecordError(.wrongType(expected: value.type, given: other.type))) {
        try values.replaceValue(at: 0, with: other)
      }
    }
  }
}
