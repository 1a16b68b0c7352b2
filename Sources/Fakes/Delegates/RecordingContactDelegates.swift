package import AddressBook
public import AddressBookUI

package final class RecordingNewPersonDelegate: RecordingDelegate, NewPersonDelegate {
  weak var next: (any NewPersonDelegate)?

  package func newPersonForm(
    _ form: any NewPersonForm, didCompleteWith person: PersonRecord?
  ) {
    recorder.record("newPerson.didComplete", ["name": EventDetail(person)])
    next?.newPersonForm(form, didCompleteWith: person)
  }

  package func newPersonFormDidDelete(_ form: any NewPersonForm) {
    recorder.record("newPerson.didDelete")
    next?.newPersonFormDidDelete(form)
  }
}

package final class RecordingPersonCardDelegate: RecordingDelegate, PersonCardDelegate {
  weak var next: (any PersonCardDelegate)?

  package func personCard(
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

package final class RecordingUnknownPersonDelegate: RecordingDelegate, UnknownPersonDelegate {
  weak var next: (any UnknownPersonDelegate)?

  package func unknownPersonCard(
    _ card: any UnknownPersonCard, didResolveTo person: PersonRecord?
  ) {
    recorder.record("unknownPerson.didResolve", ["name": EventDetail(person)])
    next?.unknownPersonCard(card, didResolveTo: person)
  }

  package func unknownPersonCard(
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
  /// Records how a new-person form ends, for the delegate that it has now.
  ///
  /// Events: `newPerson.didComplete` {name; none for a cancel}, `newPerson.didDelete`.
  public func follow(_ form: any NewPersonForm) {
    let recording = RecordingNewPersonDelegate(recorder: self, following: form)
    recording.next = form.delegate
    form.delegate = recording
  }

  /// Records what a card asks the delegate that it has now; without one every default action is allowed.
  ///
  /// Event: `personCard.shouldPerformDefaultAction` {name, property, identifier, answer}.
  public func follow(_ card: any PersonCard) {
    let recording = RecordingPersonCardDelegate(recorder: self, following: card)
    recording.next = card.delegate
    card.delegate = recording
  }

  /// Records how an unknown person's card ends and what it asks, for the delegate that it has now.
  ///
  /// Events: `unknownPerson.didResolve` {name; none for a cancel},
  /// `unknownPerson.shouldPerformDefaultAction` {name, property, identifier, answer}.
  public func follow(_ card: any UnknownPersonCard) {
    let recording = RecordingUnknownPersonDelegate(recorder: self, following: card)
    recording.next = card.delegate
    card.delegate = recording
  }
}
