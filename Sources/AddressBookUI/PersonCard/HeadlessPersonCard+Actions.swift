internal import AddressBook
public import Headless

/// A button on a card that does something with the whole person (R-PV-4).
public enum PersonCardAction: String, CaseIterable, Hashable, Sendable {
  /// Writes a message to the first telephone number, else to the first e-mail address.
  case message
  /// Hands the person on to another app.
  case share
}

extension HeadlessPersonCard {
  /// The buttons that the card shows: a message only where there is somewhere to send it, nothing while
  /// the person is edited (R-PV-4).
  public var offeredActions: [PersonCardAction] {
    guard allowsActions, !isEditing, displayedPerson != nil else { return [] }
    return PersonCardAction.allCases.filter { defaultAction(of: $0) != nil }
  }

  /// The user taps one of the buttons; the delegate is not asked.
  ///
  /// - Throws: `IntentRefused` where the card is not in front or does not offer it.
  public func perform(_ action: PersonCardAction) throws(IntentRefused) {
    try check(action.rawValue)
    guard offeredActions.contains(action), let wanted = defaultAction(of: action) else {
      throw IntentRefused(.notOffered, action.rawValue)
    }
    surroundings.actions?.perform(wanted)
  }

  /// What the card shows of the people who are linked with the person, where that is wanted (R-PV-4).
  public var linkedContents: [CardContents] {
    guard showsLinkedPeople, let displayedPerson, let book = displayedPerson.book else { return [] }
    return book.linkedPeople(of: displayedPerson).dropFirst().map {
      CardContents(of: $0.person, limitedTo: isEditing ? nil : displayedProperties)
    }
  }

  private func defaultAction(of action: PersonCardAction) -> DefaultAction? {
    switch action {
    case .share: return .share(draft)
    case .message:
      let entries = draft.entries(of: .phone) + draft.entries(of: .email)
      guard case .string(let target)? = entries.first?.value else { return nil }
      return .message(target)
    }
  }
}
