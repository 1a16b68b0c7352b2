public import AddressBook
public import AddressBookUI
public import Headless

/// A person's card that plays taps on values against its delegate.
public final class ScriptedPersonCard: PersonCard {
  /// The values that are tapped, in order, when ``play()`` is called.
  public var script: [PersonValue]
  /// What the delegate returned for each tap, in order.
  public private(set) var decisions: [Bool] = []
  /// See `PersonCard.delegate`.
  public weak var delegate: (any PersonCardDelegate)?
  /// See `PersonCard.displayedPerson`.
  public var displayedPerson: PersonRecord?
  /// See `PersonCard.displayedProperties`.
  public var displayedProperties: [PersonProperty]?
  /// See `PersonCard.allowsEditing`.
  public var allowsEditing = false
  /// See `PersonCard.allowsActions`.
  public var allowsActions = false
  /// See `PersonCard.showsLinkedPeople`.
  public var showsLinkedPeople = false
  /// See `PersonCard.highlighted`.
  public var highlighted: PersonValue?

  /// A card with a script.
  public init(_ script: [PersonValue] = []) { self.script = script }

  /// `personCard`.
  public var screenName: String { "personCard" }
  /// "Info".
  public var title: String { "Info" }
  /// It needs a bar around it.
  public var barRequirement: NavigationBarRequirement { .container }

  /// Taps each value; without a person or a delegate nothing happens.
  public func play() {
    guard let displayedPerson, let delegate else { return }
    for value in script {
      decisions.append(
        delegate.personCard(self, shouldPerformDefaultActionFor: displayedPerson, value: value))
    }
  }
}

/// An unknown person's card that plays a script of user's actions against its delegate, sensible or not.
public final class ScriptedUnknownPersonCard: UnknownPersonCard {
  /// What the user, or a card gone wrong, does.
  public enum Action {
    /// Taps a value.
    case tap(PersonValue)
    /// Reports a person, saved or not; nil for a cancel.
    case resolve(PersonRecord?)
  }

  /// What happens, in order, when ``play()`` is called.
  public var script: [Action]
  /// What the delegate returned for each tap, in order.
  public private(set) var decisions: [Bool] = []
  /// See `UnknownPersonCard.delegate`.
  public weak var delegate: (any UnknownPersonDelegate)?
  /// See `UnknownPersonCard.displayedPerson`.
  public var displayedPerson: PersonRecord?
  /// See `UnknownPersonCard.addressBook`.
  public lazy var addressBook = WorkingCopy(of: MemoryDatabase())
  /// See `UnknownPersonCard.allowsAddingToAddressBook`.
  public var allowsAddingToAddressBook = false
  /// See `UnknownPersonCard.alternateName`.
  public var alternateName: String?
  /// See `UnknownPersonCard.message`.
  public var message: String?

  /// A card with a script.
  public init(_ script: [Action] = []) { self.script = script }

  /// `unknownPerson`.
  public var screenName: String { "unknownPerson" }
  /// "Info".
  public var title: String { "Info" }
  /// It needs a bar around it.
  public var barRequirement: NavigationBarRequirement { .container }

  /// Plays the whole script; without a delegate nothing happens.
  public func play() {
    guard let delegate else { return }
    for action in script {
      switch action {
      case .resolve(let person): delegate.unknownPersonCard(self, didResolveTo: person)
      case .tap(let value):
        guard let displayedPerson else { continue }
        decisions.append(
          delegate.unknownPersonCard(
            self, shouldPerformDefaultActionFor: displayedPerson, value: value))
      }
    }
  }
}
