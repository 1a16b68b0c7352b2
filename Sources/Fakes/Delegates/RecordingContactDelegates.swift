public import AddressBook
public import AddressBookUI

/// Writes down how a new-person form ended, and passes it on.
///
/// Events: `newPerson.didComplete` {name; none for a cancel}, `newPerson.didDelete`.
public final class RecordingNewPersonDelegate: NewPersonDelegate {
  private weak var next: (any NewPersonDelegate)?
  private let recorder: EventRecorder

  /// A delegate in front of another one, which is not retained, or in front of none.
  public init(_ next: (any NewPersonDelegate)? = nil, recorder: EventRecorder) {
    self.next = next
    self.recorder = recorder
  }

  /// Records the person.
  public func newPersonForm(
    _ form: any NewPersonForm, didCompleteWith person: PersonRecord?
  ) {
    recorder.record("newPerson.didComplete", ["name": EventDetail(person)])
    next?.newPersonForm(form, didCompleteWith: person)
  }

  /// Records the deletion.
  public func newPersonFormDidDelete(_ form: any NewPersonForm) {
    recorder.record("newPerson.didDelete")
    next?.newPersonFormDidDelete(form)
  }
}

/// Writes down what a card asks, and passes it on.
///
/// Event: `personCard.shouldPerformDefaultAction` {name, property, identifier, answer}.
public final class RecordingPersonCardDelegate: PersonCardDelegate {
  private weak var next: (any PersonCardDelegate)?
  private let recorder: EventRecorder

  /// A delegate in front of another one, which is not retained; in front of none it returns true.
  public init(_ next: (any PersonCardDelegate)? = nil, recorder: EventRecorder) {
    self.next = next
    self.recorder = recorder
  }

  /// Records the value and the returned answer.
  public func personCard(
    _ card: any PersonCard, shouldPerformDefaultActionFor person: PersonRecord, value: PersonValue
  ) -> Bool {
    let slot = recorder.record(
      "personCard.shouldPerformDefaultAction", person.details(with: value))
    let answer =
      next?.personCard(card, shouldPerformDefaultActionFor: person, value: value) ?? true
    recorder.complete(slot, ["answer": .flag(answer)])
    return answer
  }
}

/// Writes down how an unknown person's card ended and what it asks, and passes it on.
///
/// Events: `unknownPerson.didResolve` {name; none for a cancel},
/// `unknownPerson.shouldPerformDefaultAction` {name, property, identifier, answer}.
public final class RecordingUnknownPersonDelegate: UnknownPersonDelegate {
  private weak var next: (any UnknownPersonDelegate)?
  private let recorder: EventRecorder

  /// A delegate in front of another one, which is not retained; in front of none it returns true.
  public init(_ next: (any UnknownPersonDelegate)? = nil, recorder: EventRecorder) {
    self.next = next
    self.recorder = recorder
  }

  /// Records the person.
  public func unknownPersonCard(
    _ card: any UnknownPersonCard, didResolveTo person: PersonRecord?
  ) {
    recorder.record("unknownPerson.didResolve", ["name": EventDetail(person)])
    next?.unknownPersonCard(card, didResolveTo: person)
  }

  /// Records the value and the returned answer.
  public func unknownPersonCard(
    _ card: any UnknownPersonCard, shouldPerformDefaultActionFor person: PersonRecord,
    value: PersonValue
  ) -> Bool {
    let slot = recorder.record(
      "unknownPerson.shouldPerformDefaultAction", person.details(with: value))
    let answer =
      next?.unknownPersonCard(card, shouldPerformDefaultActionFor: person, value: value) ?? true
    recorder.complete(slot, ["answer": .flag(answer)])
    return answer
  }
}

extension EventRecorder {
  /// Steps between a form and the delegate that it has now.
  public func follow(_ form: any NewPersonForm) {
    let recording = RecordingNewPersonDelegate(form.delegate, recorder: self)
    keep(recording, for: form)
    form.delegate = recording
  }

  /// Steps between a card and the delegate that it has now.
  public func follow(_ card: any PersonCard) {
    let recording = RecordingPersonCardDelegate(card.delegate, recorder: self)
    keep(recording, for: card)
    card.delegate = recording
  }

  /// Steps between a card and the delegate that it has now.
  public func follow(_ card: any UnknownPersonCard) {
    let recording = RecordingUnknownPersonDelegate(card.delegate, recorder: self)
    keep(recording, for: card)
    card.delegate = recording
  }
}
