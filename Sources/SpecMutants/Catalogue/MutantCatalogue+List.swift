import Conformance
import JSON

extension MutantCatalogue {
  /// The list of hotels, and what its observer is told.
  static let list: [Mutant] = [
    Mutant(
      "stale-row", "the list goes on showing an edited hotel as it was",
      source: "classic", shownBy: "listing-1.12", "listing-1.4",
      mutations: .stale(
        "hotels.rows", after: "hotels.edit", until: ["hotels.leave", "hotels.delete"])),
    Mutant(
      "rows-by-code", "capital letters come before small ones",
      source: "classic",
      mutations: .showing("hotels.rows") { rows in
        .array(
          (rows.array ?? []).sorted { ($0["name"]?.string ?? "") < ($1["name"]?.string ?? "") })
      }),
    Mutant(
      "rows-without-address", "the rows show names alone",
      source: "classic", shownBy: "listing-1.12",
      mutations: .showing("hotels.rows", "address") { _ in "" }),
    Mutant(
      "wrong-row-deleted", "Delete takes the row above",
      source: "classic", shownBy: "R-CD-7",
      mutations: .around("hotels.delete") { intent, inside in
        let rows = try await inside.observe("hotels.rows").array ?? []
        let other = rows.last { $0["name"] != intent.arguments["name"] }
        return try await inside.perform("hotels.delete", other ?? intent.arguments)
      }),
    Mutant(
      "delete-only-hides", "Delete takes the hotel off the list, and not out of the saved trip",
      source: "classic", shownBy: "R-CD-7", mutations: .stale("trip.saved", after: "hotels.delete")),
    Mutant(
      "delete-leaves-the-pin", "the pin of a deleted hotel stays",
      source: "classic",
      mutations: .stale("map.pins", after: "hotels.delete", until: ["hotels.leave"])),
    Mutant(
      "delete-for-good", "Delete is no step to undo",
      source: "classic", shownBy: "R-UN-39",
      mutations: .noting("deleted", on: "hotels.delete"),
      .around("device.shake") { intent, inside in
        inside["deleted"] == true ? Reply() : try await inside.perform(intent)
      }),
    Mutant(
      "deletes-the-unlisted", "deleting what is not on the list succeeds",
      source: "classic", mutations: .accepting("hotels.delete")),
    Mutant(
      "edits-the-unlisted", "opening what is not on the list succeeds",
      source: "classic", mutations: .accepting("hotels.edit")),
    Mutant(
      "edit-opens-the-default", "a tap on a hotel opens a form for a new one",
      source: "classic", shownBy: "listing-1.2", "listing-1.17",
      mutations: .around("hotels.edit") { _, inside in try await inside.perform("hotels.add") }),
    Mutant(
      "update-and-move", "an update is told twice, as update and as move to the same row",
      source: "B-24", shownBy: "B-24",
      mutations: .telling { events in
        events.flatMap { event in
          guard event.type == "hotelList.update", let row = event.details["at"] else {
            return [event]
          }
          let move = event.details.setting("from", row).setting("to", row)
          return [event, .init("hotelList.move", move)]
        }
      }),
    Mutant(
      "move-in-place", "a row whose values are set to what they are is told as moved",
      source: "B-25", shownBy: "B-25",
      mutations: .around("form.save") { intent, inside in
        let rows = try await inside.observe("hotels.rows")
        var reply = try await inside.perform(intent)
        if try await inside.observe("hotels.rows") == rows, reply.tells("form.didFinish") {
          reply.events.append(Event("hotelList.move", ["from": 0, "to": 0]))
        }
        return reply
      }),
    Mutant(
      "move-told-as-update", "a row that moves is told as changed in place",
      source: "R-CD-19", shownBy: "R-CD-19",
      mutations: .renaming("hotelList.move", to: "hotelList.update")),
    Mutant(
      "insert-told-as-update", "a new row is told as changed",
      source: "R-CD-18", shownBy: "R-CD-18",
      mutations: .renaming("hotelList.insert", to: "hotelList.update")),
    Mutant(
      "delete-untold", "a row that goes is not told",
      source: "classic", shownBy: "R-CD-18", "R-CD-25", "R-CD-7",
      mutations: .dropping("hotelList.delete")),
    Mutant(
      "changes-out-of-bracket", "the end of a change is told before the change",
      source: "R-CD-17", shownBy: "R-CD-17", "R-CD-25",
      mutations: .telling { events in
        guard let end = events.firstIndex(where: { $0.type == "hotelList.didChange" }), end > 0
        else { return events }
        var swapped = events
        swapped.swapAt(end, end - 1)
        return swapped
      }),
    Mutant(
      "list-deaf-to-undo", "the list hears nothing of what undo changes",
      source: "R-CD-19", shownBy: "R-CD-19",
      mutations: .telling(during: "alert.choose") { events in
        events.filter { !$0.type.hasPrefix("hotelList.") }
      }),
    Mutant(
      "leaves-from-beneath", "the list can be left while the form covers it",
      source: "classic", mutations: .accepting("hotels.leave")),
  ]
}
