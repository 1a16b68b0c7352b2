import Conformance
import JSON

extension FaultCatalogue {
  /// When the trip is saved, what becomes of a failure, what outlives the app.
  static let saving: [Fault] = [
    Fault(
      "saves-when-covered", "the list saves whenever it disappears, under the form too",
      source: "T0-1-4", shownBy: "departure-1.4-covered",
      twists: .adding(
        .init("trip.saved", ["hotels": 1]), after: "hotels.didDisappear", during: "hotels.add")),
    Fault(
      "saves-under-the-picker", "the form saves when the picker covers it",
      source: "T0-1-6", shownBy: "departure-1.4-covered",
      twists: .adding(.init("trip.saved", ["hotels": 1]), to: "form.getFromContacts")),
    Fault(
      "saves-on-leaving-only", "the trip is saved when the list is left, and not before",
      source: "T0-1-13", shownBy: "departure-1.4-when", twists: .savingOnLeaving),
    Fault(
      "never-saves-again", "the flag that the form is up is set for ever once it was cancelled",
      source: "T0-1-8", shownBy: "listing-1.7", "listing-1.8",
      twists: .stale("trip.saved", after: "form.cancel", until: ["trip.store"])),
    Fault(
      "saves-for-nothing", "leaving an unchanged list saves it",
      source: "classic", shownBy: "listing-1.4",
      twists: .adding(.init("trip.saved", ["hotels": 0]), to: "hotels.leave")),
    Fault(
      "saves-twice", "every step is saved twice",
      source: "classic", shownBy: "listing-1.13", "departure-1.4-when",
      twists: .doubling("trip.saved")),
    Fault(
      "undo-unsaved", "what undo and redo leave is not saved",
      source: "classic", shownBy: "departure-1.4-when",
      twists: .dropping("trip.saved", during: "alert.choose"),
      .stale("trip.saved", after: "alert.choose")),
    Fault(
      "aborts", "a failed save ends the app",
      source: "T0-1-4", shownBy: "departure-1.4-failure",
      twists: .crashing(after: "form.save", "abort()") { $0.tells("trip.saveFailed") }),
    Fault(
      "failure-untold", "a failed save is not told",
      source: "classic", shownBy: "departure-1.4-failure",
      twists: .around("form.save", "hotels.leave") { intent, inside in
        let reply = try await inside.perform(intent)
        if reply.tells("trip.saveFailed") {
          _ = try await inside.perform("alert.choose", ["button": "OK"])
        }
        return reply
      }),
    Fault(
      "failure-clears-undo", "the undo history is cleared before the save that fails",
      source: "T0-1-4", shownBy: "departure-1.4-failure",
      twists: .around("form.save") { intent, inside in
        let reply = try await inside.perform(intent)
        if reply.tells("trip.saveFailed") { inside["cleared"] = true }
        return reply
      },
      .around("device.shake") { intent, inside in
        inside["cleared"] == true ? Reply() : try await inside.perform(intent)
      }),
    Fault(
      "no-second-try", "the alert of a failed save does not offer to try again",
      source: "classic", shownBy: "departure-1.4-failure",
      twists: .alert("buttons") { $0.dropping { $0.string == "Try Again" } }),
    Fault(
      "second-try-does-not", "Try Again closes the alert and tries nothing",
      source: "classic", shownBy: "departure-1.4-failure",
      twists: .around("alert.choose") { intent, inside in
        let isTry = intent.arguments["button"]?.string == "Try Again"
        return try await inside.perform(
          intent.action, isTry ? ["button": "OK"] : intent.arguments)
      }),
    Fault(
      "failure-empties-the-list", "what could not be saved is taken off the list",
      source: "classic", shownBy: "departure-1.4-failure",
      twists: .noting("fails", on: "failures.trip.start"),
      .seeing("hotels.rows") { rows, inside in inside["fails"] == true ? [] : rows }),
    Fault(
      "relaunch-loses-the-trip", "the trip does not outlive the app",
      source: "classic", shownBy: "departure-1.4-when",
      twists: .relaunching { inside in
        let people = try await inside.observe("addressBook.people").array ?? []
        try await inside.startAfresh()
        for person in people {
          _ = try await inside.perform("addressBook.add", ["person": person.draft])
        }
      }),
    Fault(
      "relaunch-loses-the-contacts", "the address book does not outlive the app",
      source: "classic",
      twists: .relaunching { inside in
        let hotels = try await inside.observe("trip.saved")
        try await inside.startAfresh()
        _ = try await inside.perform("trip.store", ["hotels": hotels])
      }),
    Fault(
      "relaunch-loses-the-pins", "the pins do not outlive the app",
      source: "classic", shownBy: "departure-1.4-when",
      twists: .relaunching { inside in
        try await inside.relaunch()
        inside["relaunched"] = true
      },
      .seeing("map.pins") { pins, inside in inside["relaunched"] == true ? [] : pins }),
    Fault(
      "relaunch-keeps-the-draft", "a hotel that was never saved is there after the app was killed",
      source: "classic",
      twists: .relaunching { inside in
        if let fields = try? await inside.observe("form.fields") {
          let saved = try await inside.observe("trip.saved")
          try await inside.startAfresh()
          _ = try await inside.perform("trip.store", ["hotels": saved.adding([fields])])
        } else {
          try await inside.relaunch()
        }
      }),
    Fault(
      "relaunch-keeps-undo", "what was done before the app was killed can be undone after it",
      source: "classic",
      twists: .relaunching { inside in
        let undo = try await inside.observe("undo.state")
        try await inside.relaunch()
        inside["undo"] = undo["canUndo"]
      },
      .seeing("screen.front") { screen, inside in
        guard inside["undo"] == true else { return screen }
        return screen.setting("alert", ["title": "", "message": "", "buttons": ["Undo"]])
      }),
    Fault(
      "map-behind-the-list", "the map is not drawn anew when the list is left",
      source: "T0-1-4", shownBy: "listing-1.4",
      twists: .noting("left", on: "hotels.leave"),
      .seeing("map.pins") { pins, inside in inside["left"] == true ? [] : pins }),
  ]
}

extension Twist {
  /// Has a say in what becomes of the data when the app is killed.
  static func relaunching(_ body: @escaping @Sendable (Inside) async throws -> Void) -> Twist {
    var twist = Twist()
    twist.relaunching = body
    return twist
  }

  /// Saves when the list is left; until then the saved trip is as it was.
  fileprivate static var savingOnLeaving: Twist {
    var twist = Twist()
    twist.performing = { intent, inside in
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
    twist.observing = { query, inside in
      let value = try await inside.observe(query)
      return query == "trip.saved" ? inside["saved"] ?? value : value
    }
    twist.relaunching = { inside in
      let saved = inside["saved"]
      try await inside.startAfresh()
      _ = try await inside.perform("trip.store", ["hotels": saved ?? []])
    }
    return twist
  }
}
