import Conformance
import JSON

extension MutantCatalogue {
  /// When the trip is saved, what becomes of a failure, what outlives the app.
  static let saving: [Mutant] = [
    Mutant(
      "saves-when-covered", "the list saves whenever it disappears, under the form too",
      source: "T0-1-4", shownBy: "departure-1.4-covered",
      mutations: .adding(
        .init("trip.saved", ["hotels": 1]), after: "hotels.didDisappear", during: "hotels.add")),
    Mutant(
      "saves-under-the-picker", "the form saves when the picker covers it",
      source: "T0-1-6", shownBy: "departure-1.4-covered",
      mutations: .adding(.init("trip.saved", ["hotels": 1]), to: "form.getFromContacts")),
    Mutant(
      "saves-on-leaving-only", "the trip is saved when the list is left, and not before",
      source: "T0-1-13", shownBy: "departure-1.4-when", mutations: .savingOnLeaving),
    Mutant(
      "never-saves-again", "the flag that the form is up is set for ever once it was cancelled",
      source: "T0-1-8", shownBy: "listing-1.7", "listing-1.8",
      mutations: .stale("trip.saved", after: "form.cancel", until: ["trip.store"])),
    Mutant(
      "saves-for-nothing", "leaving an unchanged list saves it",
      source: "classic", shownBy: "listing-1.4",
      mutations: .adding(.init("trip.saved", ["hotels": 0]), to: "hotels.leave")),
    Mutant(
      "saves-twice", "every step is saved twice",
      source: "classic", shownBy: "listing-1.13", "departure-1.4-when",
      mutations: .doubling("trip.saved")),
    Mutant(
      "undo-unsaved", "what undo and redo leave is not saved",
      source: "classic", shownBy: "departure-1.4-when",
      mutations: .dropping("trip.saved", during: "alert.choose"),
      .stale("trip.saved", after: "alert.choose")),
    Mutant(
      "aborts", "a failed save ends the app",
      source: "T0-1-4", shownBy: "departure-1.4-failure",
      mutations: .crashing(after: "form.save", "abort()") { $0.tells("trip.saveFailed") }),
    Mutant(
      "failure-untold", "a failed save is not told",
      source: "classic", shownBy: "departure-1.4-failure",
      mutations: .around("form.save", "hotels.leave") { intent, inside in
        let reply = try await inside.perform(intent)
        if reply.tells("trip.saveFailed") {
          _ = try await inside.perform("alert.choose", ["button": "OK"])
        }
        return reply
      }),
    Mutant(
      "failure-clears-undo", "the undo history is cleared before the save that fails",
      source: "T0-1-4", shownBy: "departure-1.4-failure",
      mutations: .around("form.save") { intent, inside in
        let reply = try await inside.perform(intent)
        if reply.tells("trip.saveFailed") { inside["cleared"] = true }
        return reply
      },
      .around("device.shake") { intent, inside in
        inside["cleared"] == true ? Reply() : try await inside.perform(intent)
      }),
    Mutant(
      "no-second-try", "the alert of a failed save does not offer to try again",
      source: "classic", shownBy: "departure-1.4-failure",
      mutations: .alert("buttons") { $0.dropping { $0.string == "Try Again" } }),
    Mutant(
      "second-try-does-not", "Try Again closes the alert and tries nothing",
      source: "classic", shownBy: "departure-1.4-failure",
      mutations: .around("alert.choose") { intent, inside in
        let isTry = intent.arguments["button"]?.string == "Try Again"
        return try await inside.perform(
          intent.action, isTry ? ["button": "OK"] : intent.arguments)
      }),
    Mutant(
      "failure-empties-the-list", "what could not be saved is taken off the list",
      source: "classic", shownBy: "departure-1.4-failure",
      mutations: .noting("fails", on: "failures.trip.start"),
      .seeing("hotels.rows") { rows, inside in inside["fails"] == true ? [] : rows }),
    Mutant(
      "relaunch-loses-the-trip", "the trip does not outlive the app",
      source: "classic", shownBy: "departure-1.4-when",
      mutations: .relaunching { inside in
        let people = try await inside.observe("addressBook.people").array ?? []
        try await inside.startAfresh()
        for person in people {
          _ = try await inside.perform("addressBook.add", ["person": person.draft])
        }
      }),
    Mutant(
      "relaunch-loses-the-contacts", "the address book does not outlive the app",
      source: "classic",
      mutations: .relaunching { inside in
        let hotels = try await inside.observe("trip.saved")
        try await inside.startAfresh()
        _ = try await inside.perform("trip.store", ["hotels": hotels])
      }),
    Mutant(
      "relaunch-loses-the-pins", "the pins do not outlive the app",
      source: "classic", shownBy: "departure-1.4-when",
      mutations: .relaunching { inside in
        try await inside.relaunch()
        inside["relaunched"] = true
      },
      .seeing("map.pins") { pins, inside in inside["relaunched"] == true ? [] : pins }),
    Mutant(
      "relaunch-keeps-the-draft", "a hotel that was never saved is there after the app was killed",
      source: "classic",
      mutations: .relaunching { inside in
        if let fields = try? await inside.observe("form.fields") {
          let saved = try await inside.observe("trip.saved")
          try await inside.startAfresh()
          _ = try await inside.perform("trip.store", ["hotels": saved.adding([fields])])
        } else {
          try await inside.relaunch()
        }
      }),
    Mutant(
      "relaunch-keeps-undo", "what was done before the app was killed can be undone after it",
      source: "classic",
      mutations: .relaunching { inside in
        let undo = try await inside.observe("undo.state")
        try await inside.relaunch()
        inside["undo"] = undo["canUndo"]
      },
      .seeing("screen.front") { screen, inside in
        guard inside["undo"] == true else { return screen }
        return screen.setting("alert", ["title": "", "message": "", "buttons": ["Undo"]])
      }),
    Mutant(
      "map-behind-the-list", "the map is not drawn anew when the list is left",
      source: "T0-1-4", shownBy: "listing-1.4",
      mutations: .noting("left", on: "hotels.leave"),
      .seeing("map.pins") { pins, inside in inside["left"] == true ? [] : pins }),
  ]
}

extension Mutation {
  /// Has a say in what becomes of the data when the app is killed.
  static func relaunching(_ body: @escaping @Sendable (Inside) async throws -> Void) -> Mutation {
    var mutation = Mutation()
    mutation.relaunching = body
    return mutation
  }

  /// Saves when the list is left; until then the saved trip is as it was.
  fileprivate static var savingOnLeaving: Mutation {
    var mutation = Mutation()
    mutation.performing = { intent, inside in
      let isLeaving = ["hotels.leave", "trip.store"].contains(intent.action)
      let saved = try await inside.observe("trip.saved")
      if !isLeaving, inside["saved"] == nil { inside["saved"] = saved }
      var reply = try await inside.perform(intent)
      if isLeaving {
        inside["saved"] = nil
      } else {
        reply.events.removeAll { $0.type == "trip.saved" }
      }
      return reply
    }
    mutation.observing = { query, inside in
      let value = try await inside.observe(query)
      return query == "trip.saved" ? inside["saved"] ?? value : value
    }
    mutation.relaunching = { inside in
      let saved = inside["saved"]
      try await inside.startAfresh()
      _ = try await inside.perform("trip.store", ["hotels": saved ?? []])
    }
    return mutation
  }
}
