"use strict";

// The map: the places that the page knows, and a pin for each hotel whose place was found.

const map = {
  svg: document.querySelector("#map svg"),

  /// Longitude and latitude as the drawing has them, in units of a tenth of a degree.
  point({latitude, longitude}) {
    return {x: longitude * 8, y: -latitude * 10};
  },

  draw() {
    const pins = trip.listed.filter(hotel => hotel.place);
    const frame = this.frame(pins.length > 0 ? pins.map(hotel => hotel.place) : places);
    this.svg.setAttribute("viewBox", `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
    const unit = frame.height / 300;
    this.svg.replaceChildren(...this.grid(frame, unit), ...places.map(place => this.town(place, unit)),
                             ...pins.map(hotel => this.pin(hotel, unit)));
    this.list(trip.listed.filter(hotel => hotel.lost));
  },

  /// What is in sight: all the points, with room around them, and never less than about 600 kilometres.
  frame(shown) {
    const points = shown.map(place => this.point(place));
    const [left, right] = [Math.min(...points.map(point => point.x)), Math.max(...points.map(point => point.x))];
    const [top, bottom] = [Math.min(...points.map(point => point.y)), Math.max(...points.map(point => point.y))];
    const height = Math.max(bottom - top, (right - left) * 0.75, 50) * 1.35, width = height * 4 / 3;
    return {x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height};
  },

  /// Parallels and meridians every five degrees, far beyond the frame since the window may be of another shape.
  grid({x, y, width, height}, unit) {
    const lines = [];
    const line = (x1, y1, x2, y2) => lines.push(shape("line", {x1, y1, x2, y2, class: "grid", "stroke-width": unit / 2}));
    for (let at = Math.floor((x - width) / 40) * 40; at < x + 2 * width; at += 40) line(at, y - height, at, y + 2 * height);
    for (let at = Math.floor((y - height) / 50) * 50; at < y + 2 * height; at += 50) line(x - width, at, x + 2 * width, at);
    return lines;
  },

  town(place, unit) {
    const {x, y} = this.point(place);
    return shape("g", {class: "town", "aria-hidden": true},
      shape("circle", {cx: x, cy: y, r: unit * 2}),
      shape("text", {x: x + unit * 4, y: y + unit * 3, "font-size": unit * 9}, place.city));
  },

  pin(hotel, unit) {
    const {x, y} = this.point(hotel.place);
    const label = shape("text", {x: 0, y: -27, "font-size": 12, "text-anchor": "middle"}, hotel.name);
    return shape("g", {class: "pin", role: "img", "aria-label": hotel.name, transform: `translate(${x} ${y}) scale(${unit})`,
      "data-roadbook": "pin", "data-roadbook-value": `${hotel.place.latitude} ${hotel.place.longitude}`},
      shape("path", {d: "M0 0C-2 -7 -8 -10 -8 -15A8 8 0 0 1 8 -15C8 -10 2 -7 0 0Z"}), shape("circle", {cx: 0, cy: -15, r: 3}), label);
  },

  list(lost) {
    const reasons = {noResult: "no such place is known", partialResult: "only a part of the address is known",
                     network: "the network did not answer", cancelled: "the search was stopped"};
    element("lost").hidden = lost.length === 0;
    element("lost").replaceChildren(...lost.map(hotel => make("li", {"data-roadbook": "lost", "data-roadbook-value": hotel.lost},
      make("span", {"data-roadbook": "name"}, hotel.name), ` is not on the map: ${reasons[hotel.lost] ?? "its place was not found"}.`)));
  },
};

/// A new element of the drawing.
function shape(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
