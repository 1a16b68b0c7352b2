public import RoadTrip

/// A geocoder that replies as a test wants: at once, late, out of order, with an error, after a cancel.
///
/// Events where a recorder is given: `geocoder.asked` {address}, `geocoder.answered` {address, found},
/// `geocoder.cancelled` {address}.
public final class ScriptedGeocoder: Geocoder {
  /// When a question gets its answer.
  public enum Pace: Hashable, Sendable {
    /// Before the call returns.
    case atOnce
    /// After so many milliseconds of the clock.
    case after(milliseconds: Int)
    /// When the test calls ``ScriptedGeocoder/answer(_:with:)``.
    case held
  }

  /// When the questions that follow get their answers.
  public var pace = Pace.atOnce
  /// What the questions that follow fail with; nil asks the source.
  public var failure: GeocodingError?
  /// Whether a cancel ends the request at once (R-GE-4). A geocoder that ignores it sends its answer all the
  /// same.
  public var endsOnCancel = true
  /// The addresses that were asked for, in order.
  public private(set) var questions: [StreetAddress] = []

  private let source: any Geocoder
  private let clock: ManualClock
  private let recorder: EventRecorder?
  private var open: [Int: ScriptedRequest] = [:]

  /// A geocoder that knows what the source knows.
  public init(_ source: any Geocoder, clock: ManualClock, recorder: EventRecorder? = nil) {
    self.source = source
    self.clock = clock
    self.recorder = recorder
  }

  /// The numbers of the questions without an answer, from 0 in the order of ``questions``.
  public var unanswered: [Int] { open.keys.sorted() }

  /// Asks as the pace and the failure of this moment want.
  public func geocode(
    _ address: StreetAddress, completion: @escaping (Result<Coordinate, GeocodingError>) -> Void
  ) -> any GeocodingRequest {
    let number = questions.count
    questions.append(address)
    recorder?.record("geocoder.asked", ["address": .text(address.query)])
    let request = ScriptedRequest(
      geocoder: self, number: number, failure: failure, completion: completion)
    open[number] = request
    switch pace {
    case .atOnce: self.answer(number)
    case .after(let milliseconds): clock.after(milliseconds: milliseconds) { self.answer(number) }
    case .held: break
    }
    return request
  }

  /// Gives the answer to a question, in whatever order; one that has its answer is passed over.
  ///
  /// - Parameters:
  ///   - number: the question's place in ``questions``, from 0.
  ///   - result: what to answer; nil for the failure of when it was asked, or the answer of the source.
  public func answer(_ number: Int, with result: Result<Coordinate, GeocodingError>? = nil) {
    guard let request = open.removeValue(forKey: number) else { return }
    let result = result ?? request.failure.map(Result.failure) ?? lookUp(questions[number])
    let isFound = if case .success = result { true } else { false }
    recorder?.record(
      "geocoder.answered", ["address": .text(questions[number].query), "found": .flag(isFound)])
    request.completion(result)
  }

  fileprivate func cancel(_ number: Int) {
    guard let request = open[number] else { return }
    recorder?.record("geocoder.cancelled", ["address": .text(questions[number].query)])
    guard endsOnCancel else { return }
    open[number] = nil
    request.completion(.failure(.cancelled))
  }

  private func lookUp(_ address: StreetAddress) -> Result<Coordinate, GeocodingError> {
    var result: Result<Coordinate, GeocodingError> = .failure(.noResult)
    _ = source.geocode(address) { result = $0 }
    return result
  }
}

private final class ScriptedRequest: GeocodingRequest {
  let failure: GeocodingError?
  let completion: (Result<Coordinate, GeocodingError>) -> Void
  private weak var geocoder: ScriptedGeocoder?
  private let number: Int

  init(
    geocoder: ScriptedGeocoder, number: Int, failure: GeocodingError?,
    completion: @escaping (Result<Coordinate, GeocodingError>) -> Void
  ) {
    self.geocoder = geocoder
    self.number = number
    self.failure = failure
    self.completion = completion
  }

  func cancel() { geocoder?.cancel(number) }
}
