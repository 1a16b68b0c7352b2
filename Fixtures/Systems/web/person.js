"use strict";

// A person is a plain object of properties, as in Specs/VOCABULARY.md.

/// What a list calls the person.
function nameOf(person) {
  const parts = ["prefix", "firstName", "middleName", "lastName", "suffix"].map(part => person[part]).filter(Boolean);
  if (person.kind === "organization" && person.organization) return person.organization;
  return parts.join(" ") || person.organization || person.nickname || firstValue(person, "email") || "No Name";
}

function firstValue(person, property) {
  return person[property]?.[0]?.value;
}

const collator = new Intl.Collator("en", {sensitivity: "base"});

/// The name by which the person stands in the list.
function sortName(person) {
  if (person.kind === "organization" && person.organization) return person.organization;
  return person.lastName ? `${person.lastName} ${person.firstName ?? ""}` : nameOf(person);
}

/// Everybody in the order of the list; costs one comparison key a person.
function inOrder(people) {
  return people.map(person => [sortName(person), person])
    .sort((one, other) => collator.compare(one[0], other[0]) || one[1].id - other[1].id)
    .map(([, person]) => person);
}

/// The text as a search compares it: without case and accents.
function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/// Every word by which a search finds the person, each after a blank.
function searchText(person) {
  const words = [nameOf(person), person.lastName, person.organization, person.nickname].filter(Boolean);
  return " " + folded(words.join(" "));
}

/// The lines of an address.
function addressText(address) {
  const line = [address.City, address.State, address.ZIP].filter(Boolean).join(" ");
  return [address.Street, line, address.Country].filter(Boolean).join("\n");
}

/// A `data:` URL with the bytes of a picture that a browser can show, or null.
function pictureOf(person) {
  const bytes = /^data:[^,]*;base64,(.*)$/s.exec(person.image ?? "")?.[1];
  const known = ["/9j/", "iVBORw0KGgo", "R0lGOD", "UklGR"];
  return bytes && known.some(start => bytes.startsWith(start)) ? person.image : null;
}
