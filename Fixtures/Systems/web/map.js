"use strict";

// The map: the places that the page knows, and a pin for each hotel whose place was found. The drawing is in pixels.

const map = {
  svg: document.querySelector("#map svg"),
  reasons: {noResult: "no such place is known", partialResult: "only a part of the address is known",
            network: "the network did not answer", cancelled: "the search was stopped"},

  draw() {
    const pins = trip.listed.filter(hotel => hotel.place);
    this.fit(pins.length > 0 ? pins.map(hotel => hotel.place) : places);
    const labels = pins.map(hotel => this.labelOf(hotel));
    const towns = places.map(place => this.town(place, labels));
    this.svg.replaceChildren(...this.grid(), ...towns, ...pins.map((hotel, index) => this.pin(hotel, labels[index])));
    this.list(trip.listed.filter(hotel => hotel.lost));
  },

  /// Chooses scale and middle so that all of those are in sight, with room around them and at least a few hundred kilometres.
  fit(shown) {
    const [xs, ys] = [shown.map(place => place.longitude), shown.map(place => -place.latitude)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.width = this.svg.clientWidth || 400;
    this.height = this.svg.clientHeight || 300;
    const room = {width: Math.max(this.width - 120, 100), height: Math.max(this.height - 110, 100)};
    // A degree of longitude is about four fifths of one of latitude here.
    this.scale = Math.min(room.width / Math.max((right - left) * 0.8, 4), room.height / Math.max(bottom - top, 4));
    this.middle = {x: (left + right) / 2, y: (top + bottom) / 2};
  },

  point({latitude, longitude}) {
    return {x: this.width / 2 + (longitude - this.middle.x) * 0.8 * this.scale, y: this.height / 2 + (-latitude - this.middle.y) * this.scale};
  },

  /// Parallels and meridians every five degrees.
  grid() {
    const lines = [];
    const line = (x1, y1, x2, y2) => lines.push(shape("line", {x1, y1, x2, y2, class: "grid"}));
    for (let degree = -180; degree <= 180; degree += 5) {
      const {x, y} = this.point({latitude: degree, longitude: degree});
      line(x, 0, x, this.height);
      line(0, y, this.width, y);
    }
    return lines;
  },

  /// Where the label of a pin stands: over it, and never beyond the edge.
  labelOf(hotel) {
    const {x, y} = this.point(hotel.place), half = hotel.name.length * 3.8 + 4;
    const middle = Math.max(half, Math.min(x, this.width - half));
    return {left: middle - half, right: middle + half, top: y - 42, bottom: y, middle};
  },

  /// A town, and its name where nothing else stands.
  town(place, labels) {
    const {x, y} = this.point(place);
    const label = {left: x + 6, right: x + 10 + place.city.length * 6, top: y - 7, bottom: y + 7};
    const isFree = labels.every(other => label.right < other.left || other.right < label.left || label.bottom < other.top || other.bottom < label.top)
      && label.right < this.width;
    if (isFree) labels.push(label);
    return shape("g", {class: "town", "aria-hidden": true}, shape("circle", {cx: x, cy: y, r: 2.5}),
      ...(isFree ? [shape("text", {x: x + 7, y: y + 4, "font-size": 11}, place.city)] : []));
  },

  pin(hotel, label) {
    const {x, y} = this.point(hotel.place);
    return shape("g", {class: "pin", role: "img", "aria-label": hotel.name, transform: `translate(${x} ${y})`,
      "data-roadbook": "pin", "data-roadbook-value": `${hotel.place.latitude} ${hotel.place.longitude}`},
      shape("path", {d: "M0 0C-2 -7 -8 -10 -8 -15A8 8 0 0 1 8 -15C8 -10 2 -7 0 0Z"}), shape("circle", {cx: 0, cy: -15, r: 3}),
      shape("text", {x: label.middle - x, y: -28, "font-size": 13, "text-anchor": "middle"}, hotel.name));
  },

  list(lost) {
    element("lost").hidden = lost.length === 0;
    element("lost").replaceChildren(...lost.map(hotel => make("li", {"data-roadbook": "lost", "data-roadbook-value": hotel.lost},
      make("span", {"data-roadbook": "name"}, hotel.name), ` is not on the map: ${this.reasons[hotel.lost] ?? "its place was not found"}.`)));
  },
};

/// A new element of the drawing.
function shape(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
