import AddressBook
import Testing

@Suite struct WorkingCopyTests {
  @Test func `a saved person has an ID and is seen by new working copies only`() throws {
    let database = MemoryDatabase()
    let (writer, reader) = (WorkingCopy(of: database), WorkingCopy(of: database))
    let ada = PersonRecord()
    try ada.set(.string("Ada"), for: .firstName)
    try writer.add(ada)
    #expect(ada.id == .invalid)
    #expect(writer.people().isEmpty)
    try writer.save()
    #expect(ada.id.isValid)
    #expect(reader.people().isEmpty)
    reader.revert()
    #expect(reader.person(ada.id)?.person.displayName == "Ada")
  }
}
