import Conformance
import JSON
import RoadTrip

/// A gazetteer that a scenario can make fail or answer late, and whose questions are noted.
final class SlowGeocoder: Geocoder {
  private let gazetteer: Gazetteer
  private let clock: SceneClock
  private let log: EventLog
  var delay = 0
  var failure: GeocodingError?

  init(_ gazetteer: Gazetteer, clock: SceneClock, log: EventLog) {
    self.gazetteer = gazetteer
    self.clock = clock
    self.log = log
  }

  func geocode(
    _ address: StreetAddress, answer: @escaping (Result<Coordinate, GeocodingError>) -> Void
  ) -> any GeocodingRequest {
    log.note(Event("geocoder.asked", ["address": .string(address.line)]))
    if let failure {
      let request = LateRequest(answer)
      reply(to: request, .failure(failure))
      return request
    }
    let request = LateRequest(answer)
    _ = gazetteer.geocode(address) { result in self.reply(to: request, result) }
    return request
  }

  private func reply(to request: LateRequest, _ result: Result<Coordinate, GeocodingError>) {
    guard delay > 0 else { return request.give(result) }
    clock.after(milliseconds: delay) { request.give(result) }
  }
}

/// Answers once: with the result when it is due, or that it was cancelled.
private final class LateRequest: GeocodingRequest {
  private var answer: ((Result<Coordinate, GeocodingError>) -> Void)?

  init(_ answer: @escaping (Result<Coordinate, GeocodingError>) -> Void) { self.answer = answer }

  func give(_ result: Result<Coordinate, GeocodingError>) {
    defer { answer = nil }
    answer?(result)
  }

  func cancel() { give(.failure(.cancelled)) }
}
