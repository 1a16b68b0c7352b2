"use strict";

// What the page needs from outside, from the kit where one drives it, else from the browser. See Specs/WEB.md.

const kit = window.roadbook;

const tell = kit ? (type, details) => kit.tell(type, details) : () => {};

const now = kit ? () => kit.now() : () => Date.now();

/// The element with this id; each one stands in index.html.
const element = id => document.getElementById(id);

/// A new element: `make("li", {className: "row"}, "text", child, …)`. Texts are never read as HTML.
function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) made[key] = value;
    else if (value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}
