/// Keeps one open question for every hotel whose place is asked for, and none for any other.
///
/// A question belongs to an address: when the hotel's address has changed, or the hotel is gone, the
/// question is withdrawn, and a result that still comes for it is dropped (R-GE-8).
final class HotelLocator {
  private final class Question {
    let address: StreetAddress
    var request: (any GeocodingRequest)?

    init(_ address: StreetAddress) { self.address = address }
  }

  private let geocoder: any Geocoder
  private var questions: [HotelID: Question] = [:]

  /// Receives each result that still matters.
  var onResult: ((HotelID, Place) -> Void)?

  init(_ geocoder: any Geocoder) { self.geocoder = geocoder }

  /// Brings the questions in line with the hotels. Calling it again changes nothing.
  func update(for hotels: [Hotel]) {
    let wanted = hotels.filter { $0.place == .asked }
    withdraw { id, question in
      !wanted.contains { $0.id == id && $0.fields.address == question.address }
    }
    for hotel in wanted where questions[hotel.id] == nil { ask(for: hotel) }
  }

  private func withdraw(where isStale: (HotelID, Question) -> Bool) {
    let stale = questions.filter { isStale($0.key, $0.value) }
    for (id, question) in stale.sorted(by: { $0.key < $1.key }) {
      questions[id] = nil
      question.request?.cancel()
    }
  }

  private func ask(for hotel: Hotel) {
    let question = Question(hotel.fields.address)
    questions[hotel.id] = question
    question.request = geocoder.geocode(question.address) { [weak self] result in
      self?.receive(result, to: question, for: hotel.id)
    }
  }

  private func receive(
    _ result: Result<Coordinate, GeocodingError>, to question: Question, for id: HotelID
  ) {
    guard questions[id] === question else { return }
    questions[id] = nil
    switch result {
    case .success(let coordinate): onResult?(id, .found(coordinate))
    case .failure(let error): onResult?(id, .failed(error))
    }
  }
}
