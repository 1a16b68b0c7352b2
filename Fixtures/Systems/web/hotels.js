"use strict";

// The list of hotels. Rows are kept from one drawing to the next, so the focus stays where it is.

const hotels = {
  rows: new Map(),

  open() {
    trip.load();
    this.draw();
    screens.push("hotels");
  },

  leave() {
    screens.pop(() => {
      if (trip.unsaved) saveTrip();
      tell("map.refreshed", {pins: trip.hotels.filter(hotel => hotel.place).length});
      trip.history.clear();
    });
    this.draw();
  },

  add() {
    const hotel = newHotel();
    form.open(hotel);
    trip.step("Add Hotel", hotel.id, hotel);
  },

  delete(id) {
    const order = trip.listed.map(hotel => hotel.id), {name} = trip.hotel(id);
    trip.step("Delete Hotel", id, null);
    saveTrip();
    announce(`${name} was deleted.`);
    const next = trip.listed[Math.min(order.indexOf(id), trip.hotels.length - 1)];
    if (!alerts.isOpen) (next ? this.rows.get(next.id).querySelector("button") : element("add")).focus();
  },

  draw() {
    const listed = trip.listed;
    const rows = listed.map(hotel => this.row(hotel));
    this.rows = new Map(listed.map((hotel, index) => [hotel.id, rows[index]]));
    reorder(element("hotels"), rows);
    element("no-hotels").hidden = rows.length > 0;
    element("hotel-count").textContent = rows.length === 1 ? "1 hotel" : `${rows.length} hotels`;
    map.draw();
  },

  row(hotel) {
    const row = this.rows.get(hotel.id) ?? this.newRow(hotel.id);
    const [name, address] = row.querySelectorAll("[data-roadbook]");
    name.textContent = hotel.name;
    address.textContent = addressLine(hotel);
    row.lastChild.setAttribute("aria-label", "Delete " + hotel.name);
    return row;
  },

  newRow(id) {
    const open = make("button", {type: "button", className: "open", onclick: () => form.open(trip.hotel(id))},
      make("span", {"data-roadbook": "name"}), " ", make("span", {"data-roadbook": "address"}));
    return make("li", {}, open, make("button", {type: "button", className: "delete", onclick: () => this.delete(id)}, "Delete"));
  },

  /// Tells which row came, went, moved or changed.
  tellChange(hotel, order) {
    const from = order.indexOf(hotel.id), to = trip.listed.findIndex(listed => listed.id === hotel.id);
    if (from < 0 && to < 0) return;
    tell("hotelList.willChange");
    if (from < 0) tell("hotelList.insert", {name: hotel.name, to});
    else if (to < 0) tell("hotelList.delete", {name: hotel.name, from});
    else if (from !== to) tell("hotelList.move", {name: hotel.name, from, to});
    else tell("hotelList.update", {name: hotel.name, at: to});
    tell("hotelList.didChange");
  },
};

/// Makes the children those, and touches none that stays.
function reorder(parent, children) {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

trip.changed = (hotel, order) => {
  hotels.tellChange(hotel, order);
  hotels.draw();
};

trip.answered = () => {
  saveTrip();
  hotels.draw();
};

element("open-hotels").onclick = () => hotels.open();
element("leave").onclick = () => hotels.leave();
element("add").onclick = () => hotels.add();
