import Conformance
import JSON

extension MutantCatalogue {
  /// The app BestFriend.
  static let bestFriend: [Mutant] = [
    Mutant(
      "presents-again", "the delegate presents the picker where it means to dismiss it",
      source: "T1-4a", shownBy: "departure-article-4-dismiss",
      mutations: .also("bestFriend.choose", after: "picker.choose")),
    Mutant(
      "answers-yes", "the delegate answers yes, so the card opens",
      source: "T1-3", shownBy: "departure-article-4-dismiss", "article-4",
      mutations: .retelling("picker.didSelectPerson") { $0.setting("answer", true) }),
    Mutant(
      "friend-by-first-name-alone", "a friend without a first name is shown without a name",
      source: "T1-4b", shownBy: "departure-article-4-name",
      mutations: .friend { friend, person in
        friend.setting("name", person["firstName"] ?? "")
      }),
    Mutant(
      "zip-from-memory", "a friend without an address is shown with a ZIP",
      source: "T1-4d", shownBy: "departure-article-4-zip",
      mutations: .showing("bestFriend.friend", "zip") { $0.isNull ? "0" : $0 }),
    Mutant(
      "stale-mail", "the previous friend's e-mail stays beside the new name",
      source: "T1-4e", shownBy: "departure-article-4-stale", mutations: .keeping("email")),
    Mutant(
      "stale-photo", "the previous friend's photo stays beside the new name",
      source: "T1-4f", shownBy: "departure-article-4-stale",
      mutations: .friend { friend, person in
        person["image"]?.isNull ?? true ? friend.setting("photo", true) : friend
      }),
    Mutant(
      "stale-zip", "the previous friend's ZIP stays beside the new name",
      source: "T1-4d", shownBy: "departure-article-4-stale", mutations: .keeping("zip")),
    Mutant(
      "broken-photo-keeps-the-old", "bytes that are no picture leave the previous friend's photo",
      source: "T1-4f", shownBy: "departure-article-4-photo",
      mutations: .around("picker.choose") { intent, inside in
        inside["old"] = try? await inside.observe("bestFriend.friend")["photo"]
        return try await inside.perform(intent)
      },
      .friend { friend, person in
        person["image"]?.string == "broken" ? friend.setting("photo", "old") : friend
      },
      .seeing("bestFriend.friend") { friend, inside in
        friend["photo"]?.string == "old"
          ? friend.setting("photo", inside["old"] ?? false) : friend
      }),
    Mutant(
      "broken-photo-shown", "bytes that are no picture are shown as one",
      source: "R-AB-64", shownBy: "departure-article-4-photo",
      mutations: .friend { friend, person in
        friend.setting("photo", .bool(person["image"]?.string != nil))
      }),
    Mutant(
      "friend-part-by-part", "name, photo, e-mail and ZIP are shown one after another",
      source: "T1-4g", shownBy: "article-4",
      mutations: .doubling("bestFriend.changed")),
    Mutant(
      "friend-without-mail", "the e-mail is not shown",
      source: "classic", shownBy: "article-4",
      mutations: .showing("bestFriend.friend", "email") { _ in .null }),
    Mutant(
      "friend-on-cancel", "cancelling the picker shows nobody",
      source: "classic", shownBy: "article-3",
      mutations: .noting("cancelled", on: "picker.cancel"),
      .seeing("bestFriend.friend") { friend, inside in
        inside["cancelled"] == true ? nil : friend
      }),
    Mutant(
      "friend-changes-on-cancel", "cancelling the picker tells of a change",
      source: "classic", shownBy: "article-3",
      mutations: .adding(.init("bestFriend.changed", ["name": ""]), to: "picker.cancel")),
    Mutant(
      "friend-at-first", "somebody is shown before anybody was chosen",
      source: "classic",
      mutations: .showing("bestFriend.friend") { friend in
        friend.isNull ? ["name": "", "email": nil, "zip": nil, "photo": false] : friend
      }),
    Mutant(
      "choosing-writes", "choosing a friend saves the address book",
      source: "classic",
      mutations: .adding(.init("addressBook.saved"), to: "picker.choose")),
  ]
}

extension Mutation {
  /// Shows the friend otherwise, by the record of the person who was chosen.
  fileprivate static func friend(
    _ change: @escaping @Sendable (JSONValue, JSONValue) -> JSONValue
  ) -> Mutation {
    var mutation = Mutation.around("picker.choose") { intent, inside in
      let people = try await inside.observe("addressBook.people").array ?? []
      inside["friend"] = people.first { $0["id"] == intent.arguments["person"] }
      return try await inside.perform(intent)
    }
    mutation.observing = { query, inside in
      let value = try await inside.observe(query)
      guard query == "bestFriend.friend", let person = inside["friend"], !value.isNull else {
        return value
      }
      return change(value, person)
    }
    return mutation
  }

  /// Keeps a part where the next friend has none.
  fileprivate static func keeping(_ part: String) -> Mutation {
    var mutation = Mutation.around("picker.choose") { intent, inside in
      let old = try? await inside.observe("bestFriend.friend")[part]
      if let old, !old.isNull { inside[part] = old }
      return try await inside.perform(intent)
    }
    mutation.observing = { query, inside in
      let value = try await inside.observe(query)
      guard query == "bestFriend.friend", let old = inside[part] else { return value }
      return value.changing(part) { $0.isNull ? old : $0 }
    }
    return mutation
  }
}
