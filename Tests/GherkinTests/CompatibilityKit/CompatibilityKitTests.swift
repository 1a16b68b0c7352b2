import Testing

@testable import Gherkin

@Suite(.enabled(if: OfficialSuites.isPresent, OfficialSuites.missing))
struct `Compatibility kit` {
  @Test(arguments: OfficialSuites.samples)
  func `the stream is the expected one`(_ sample: KitSample) async throws {
    let difference = try await sample.difference()
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `no sample is missing`() {
    #expect(OfficialSuites.samples.count == 46)
  }
}
