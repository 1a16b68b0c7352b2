import Conformance
import JSON

extension MutantCatalogue {
  /// Pins, and the geocoder that fails or answers late.
  static let map: [Mutant] = [
    Mutant(
      "pin-before-save", "the default hotel gets a pin as soon as the form comes up",
      source: "T0-1-3", shownBy: "listing-1.13", "listing-1.14",
      mutations: .noting("early", on: "hotels.add"),
      .seeing("map.pins") { pins, inside in
        inside["early"] == true ? pins.adding([.pin("Annotation", 37.78, -122.42)]) : pins
      }),
    Mutant(
      "pins-pile-up", "each save makes a new pin and leaves the old one",
      source: "T0-1-13", shownBy: "departure-1.13-one-pin",
      mutations: .around("form.save") { intent, inside in
        let old = try await inside.observe("map.pins").array ?? []
        let reply = try await inside.perform(intent)
        inside["old"] = (inside["old"] ?? []).adding(old)
        return reply
      },
      .seeing("map.pins") { pins, inside in pins.adding(inside["old"]?.array ?? []) }),
    Mutant(
      "pin-called-annotation", "the pin keeps the title that it was made with",
      source: "T0-1-13", shownBy: "listing-1.13",
      mutations: .showing("map.pins", "title") { _ in "Annotation" }),
    Mutant(
      "pin-at-the-old-place", "editing the address leaves the pin where it was",
      source: "classic", shownBy: "R-GE-7",
      mutations: .stale("map.pins", after: "hotels.edit")),
    Mutant(
      "latitude-for-longitude", "latitude and longitude change places",
      source: "classic", shownBy: "R-GE-1",
      mutations: .showing("map.pins") { pins in
        pins.each { pin in
          pin.setting("latitude", pin["longitude"] ?? .null)
            .setting("longitude", pin["latitude"] ?? .null)
        }
      }),
    Mutant(
      "pin-at-zero", "a geocoder that fails puts the pin at 0, 0",
      source: "B-28", shownBy: "departure-1.13-no-answer", "B-28",
      mutations: .seeing("map.pins") { pins, inside in
        let failures = try await inside.observe("map.failures").array ?? []
        return pins.adding(failures.map { .pin($0["name"]?.string ?? "", 0, 0) })
      }),
    Mutant(
      "geocoder-failure-unread",
      "that the geocoder failed cannot be told from its not having answered",
      source: "B-28", shownBy: "departure-1.13-no-answer", "B-28",
      mutations: .showing("map.failures") { _ in [] }),
    Mutant(
      "geocoder-failure-refuses", "a hotel whose address is not found cannot be saved",
      source: "classic", shownBy: "R-GE-4",
      mutations: .noting("fails", on: "geocoder.fail"),
      .around("form.save") { intent, inside in
        try await inside.perform(inside["fails"] == true ? Intent("form.cancel") : intent)
      }),
    Mutant(
      "old-pin-stays", "an address that is not found keeps the pin of the one before",
      source: "R-GE-10", shownBy: "departure-1.13-no-answer", "R-GE-10",
      mutations: .seeing("map.pins") { pins, inside in
        if pins.array?.isEmpty == false { inside["last"] = pins }
        return pins
      },
      .around("geocoder.fail") { intent, inside in
        inside["last"] = try await inside.observe("map.pins")
        return try await inside.perform(intent)
      },
      .seeing("map.pins") { pins, inside in
        pins.array?.isEmpty == true ? inside["last"] ?? pins : pins
      }),
    Mutant(
      "asks-for-nowhere", "a hotel without an address is looked up",
      source: "classic", shownBy: "departure-1.13-no-answer",
      mutations: .around("form.save") { intent, inside in
        let fields = try await inside.observe("form.fields")
        var reply = try await inside.perform(intent)
        if ["street", "city", "state", "zip"].allSatisfy({ fields[$0]?.isBlank == true }) {
          reply.events.append(Event("geocoder.asked", ["address": ""]))
        }
        return reply
      }),
    Mutant(
      "waits-for-the-geocoder", "saving a hotel waits until the geocoder answers",
      source: "T0-1-13", shownBy: "R-GE-3",
      mutations: .around("geocoder.delay") { intent, inside in
        inside["delay"] = intent.arguments["milliseconds"]
        return try await inside.perform(intent)
      },
      .around("form.save") { intent, inside in
        var reply = try await inside.perform(intent)
        reply.events += try await inside.advance(
          milliseconds: inside["delay"]?.integer ?? 0)
        return reply
      }),
    Mutant(
      "late-answer-lost", "an answer that comes late is never shown",
      source: "classic", shownBy: "R-GE-3",
      mutations: .noting("late", on: "geocoder.delay"),
      .seeing("map.pins") { pins, inside in inside["late"] == true ? [] : pins }),
    Mutant(
      "late-answer-applied",
      "an answer for an address that changed, or a hotel that went, is shown",
      source: "R-GE-8", shownBy: "departure-1.13-late", "R-GE-8",
      mutations: .around("geocoder.delay") { intent, inside in
        inside["delay"] = intent.arguments["milliseconds"]
        return try await inside.perform(intent)
      },
      .around("form.save") { intent, inside in
        if inside["due"] == nil, let delay = inside["delay"] {
          inside["due"] = delay
          inside["title"] = try await inside.observe("form.fields")["name"]
        }
        return try await inside.perform(intent)
      },
      .advancing { milliseconds, inside in
        inside["due"] = inside["due"]?.integer.map { .integer($0 - milliseconds) } ?? nil
        return try await inside.advance(milliseconds: milliseconds)
      },
      .seeing("map.pins") { pins, inside in
        guard let due = inside["due"]?.integer, due <= 0, pins.array?.isEmpty == true else {
          return pins
        }
        return [.pin(inside["title"]?.string ?? "", 37.78, -122.42)]
      }),
  ]
}

extension Mutation {
  /// Changes what happens while time passes.
  static func advancing(
    _ body: @escaping @Sendable (Int, Inside) async throws -> [Event]
  ) -> Mutation {
    var mutation = Mutation()
    mutation.advancing = body
    return mutation
  }
}

extension JSONValue {
  /// A pin as the messages carry one.
  static func pin(_ title: String, _ latitude: Double, _ longitude: Double) -> JSONValue {
    [
      "title": .string(title), "latitude": .number(latitude), "longitude": .number(longitude),
    ]
  }
}
