import Conformance
import JSON

extension FaultCatalogue {
  /// The list of hotels, and what its observer is told.
  static let list: [Fault] = [
    Fault(
      "stale-row", "the list goes on showing an edited hotel as it was",
      source: "classic", shownBy: "listing-1.12", "listing-1.4",
      twists: .stale(
        "hotels.rows", after: "hotels.edit", until: ["hotels.leave", "hotels.delete"])),
    Fault(
      "rows-by-code", "capital letters come before small ones",
      source: "classic",
      twists: .showing("hotels.rows") { rows in
        .array(
          (rows.array ?? []).sorted { ($0["name"]?.string ?? "") < ($1["name"]?.string ?? "") })
      }),
    Fault(
      "rows-without-address", "the rows show names alone",
      source: "classic", shownBy: "listing-1.12",
      twists: .showing("hotels.rows", "address") { _ in "" }),
    Fault(
      "wrong-row-deleted", "Delete takes the row above",
      source: "classic", shownBy: "R-CD-7",
      twists: .around("hotels.delete") { intent, inside in
        let rows = try await inside.observe("hotels.rows").array ?? []
        let other = rows.last { $0["name"] != intent.arguments["name"] }
        return try await inside.perform("hotels.delete", other ?? intent.arguments)
      }),
    Fault(
      "delete-only-hides", "Delete takes the hotel off the list, and not out of the saved trip",
      source: "classic", shownBy: "R-CD-7", twists: .stale("trip.saved", after: "hotels.delete")),
    Fault(
      "delete-leaves-the-pin", "the pin of a deleted hotel stays",
      source: "classic",
      twists: .stale("map.pins", after: "hotels.delete", until: ["hotels.leave"])),
    Fault(
      "delete-for-good", "Delete is no step to undo",
      source: "classic", shownBy: "R-UN-39",
      twists: .noting("deleted", on: "hotels.delete"),
      .around("device.shake") { intent, inside in
        inside["deleted"] == true ? Reply() : try await inside.perform(intent)
      }),
    Fault(
      "deletes-the-unlisted", "deleting what is not on the list succeeds",
      source: "classic", twists: .accepting("hotels.delete")),
    Fault(
      "edits-the-unlisted", "opening what is not on the list succeeds",
      source: "classic", twists: .accepting("hotels.edit")),
    Fault(
      "edit-opens-the-default", "a tap on a hotel opens a form for a new one",
      source: "classic", shownBy: "listing-1.2", "listing-1.17",
      twists: .around("hotels.edit") { _, inside in try await inside.perform("hotels.add") }),
    Fault(
      "update-and-move", "an update is told twice, as update and as move to the same row",
      source: "B-24", shownBy: "B-24",
      twists: .telling { events in
        events.flatMap { event in
          guard event.type == "hotelList.update", let row = event.details["at"] else {
            return [event]
          }
          let move = event.details.setting("from", row).setting("to", row)
          return [event, .init("hotelList.move", move)]
        }
      }),
    Fault(
      "move-in-place", "a row whose values are set to what they are is told as moved",
      source: "B-25", shownBy: "B-25",
      twists: .around("form.save") { intent, inside in
        let rows = try await inside.observe("hotels.rows")
        var reply = try await inside.perform(intent)
        if try await inside.observe("hotels.rows") == rows, reply.tells("form.didFinish") {
          reply.events.append(Event("hotelList.move", ["from": 0, "to": 0]))
        }
        return reply
      }),
    Fault(
      "move-told-as-update", "a row that moves is told as changed in place",
      source: "R-CD-19", shownBy: "R-CD-19",
      twists: .renaming("hotelList.move", to: "hotelList.update")),
    Fault(
      "insert-told-as-update", "a new row is told as changed",
      source: "R-CD-18", shownBy: "R-CD-18",
      twists: .renaming("hotelList.insert", to: "hotelList.update")),
    Fault(
      "delete-untold", "a row that goes is not told",
      source: "classic", shownBy: "R-CD-18", "R-CD-25", "R-CD-7",
      twists: .dropping("hotelList.delete")),
    Fault(
      "changes-out-of-bracket", "the end of a change is told before the change",
      source: "R-CD-17", shownBy: "R-CD-17", "R-CD-25",
      twists: .telling { events in
        guard let end = events.firstIndex(where: { $0.type == "hotelList.didChange" }), end > 0
        else { return events }
        var swapped = events
        swapped.swapAt(end, end - 1)
        return swapped
      }),
    Fault(
      "list-deaf-to-undo", "the list hears nothing of what undo changes",
      source: "R-CD-19", shownBy: "R-CD-19",
      twists: .telling(during: "alert.choose") { events in
        events.filter { !$0.type.hasPrefix("hotelList.") }
      }),
    Fault(
      "leaves-from-beneath", "the list can be left while the form covers it",
      source: "classic", twists: .accepting("hotels.leave")),
  ]
}
