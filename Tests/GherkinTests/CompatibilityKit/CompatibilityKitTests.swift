import GherkinConformance
import JSON
import Testing

@testable import Gherkin

@Suite(.enabled(if: OfficialData.isPresent, OfficialData.missing))
struct `Compatibility kit` {
  @Test(arguments: OfficialData.samples)
  func `the stream is the expected one`(_ sample: KitSample) async throws {
    let difference = try await sample.difference()
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: OfficialData.samples)
  func `every envelope is valid`(_ sample: KitSample) async throws {
    let schema = try #require(OfficialData.schema)
    for line in try await sample.run() {
      let faults = schema.faults(in: try JSONReader.read(line))
      #expect(faults.isEmpty, "\(faults) in \(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test func `every expected envelope is valid too`() throws {
    let schema = try #require(OfficialData.schema)
    for sample in OfficialData.samples {
      for line in try sample.expected() {
        #expect(schema.faults(in: try JSONReader.read(line)).isEmpty)
      }
    }
  }

  @Test(arguments: [
    #"{"testRunStarted":{}}"#, #"{"nothing":{}}"#, #"{"hook":{"id":1,"sourceReference":{}}}"#,
    #"{"hook":{"id":"1","sourceReference":{},"type":"NEVER"}}"#,
    #"{"testRunStarted":{"timestamp":{"seconds":0.5,"nanos":0}}}"#,
  ])
  func `an envelope that is not valid is found`(_ text: String) throws {
    let schema = try #require(OfficialData.schema)
    #expect(!schema.faults(in: try JSONReader.read(text)).isEmpty)
  }

  @Test func `no sample is missing`() {
    #expect(OfficialData.samples.count == 46)
  }

  @Test func `all official suites pass whole`() async throws {
    let suites = OfficialSuites(in: OfficialData.folder, OfficialData.files)
    let outcomes = try await suites.run()
    for outcome in outcomes {
      #expect(
        outcome.failures.isEmpty, "\(outcome.suite): \(outcome.failures.joined(separator: "\n"))")
    }
    #expect(outcomes.map(\.total) == [220, 12, 120, 64, 46])
  }
}
