"use strict";

// Reads vCard files, versions 2.1 to 4.0, for what the page shows of a person.

/// The people of a file's bytes, and how many of its lines say something that the page does not know.
function readCards(bytes) {
  const people = [];
  let card = null, unknown = 0;
  for (const line of logicalLines(decoded(bytes))) {
    const property = parsedLine(line);
    if (!property) continue;
    if (property.name === "BEGIN") card = {labels: {}, entries: []};
    else if (property.name === "END" && card) people.push(finished(card)), card = null;
    else if (card && !takeProperty(card, property)) unknown++;
  }
  return {people, unknown, cut: card !== null};
}

/// UTF-8 or UTF-16 by its mark, else whatever of UTF-8 and Windows's Latin fits.
function decoded(bytes) {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xFF && second === 0xFE) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xFE && second === 0xFF) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", {fatal: true}).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/// Lines with their continuations: folded ones, and those of quoted-printable that end in `=`.
function logicalLines(text) {
  const lines = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    else if (last !== undefined && /;[^:]*QUOTED-PRINTABLE[^:]*:.*=$/i.test(last)) lines[lines.length - 1] = last.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
}

/// `item1.TEL;TYPE=home:…` as group, name, parameters and value; null for what is no such line.
function parsedLine(line) {
  const match = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*(?:;|"[^"]*"|[^":])*)?):(.*)$/s.exec(line);
  if (!match) return null;
  const [, group, name, rest, raw] = match;
  const parameters = rest.split(";").slice(1).map(parameter => parameter.replaceAll('"', "").toLowerCase());
  const values = parameters.flatMap(parameter => parameter.replace(/^(type|encoding)=/, "").split(","));
  return {group, name: name.toUpperCase(), parameters, values, value: values.includes("quoted-printable") ? unquoted(raw, parameters) : raw};
}

function unquoted(text, parameters) {
  const bytes = Uint8Array.from(text.replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16))), char => char.charCodeAt(0));
  const charset = parameters.find(parameter => parameter.startsWith("charset="))?.slice(8) ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/// The parts of a value between separators, each without its escapes.
function parts(value, separator) {
  const found = value.match(separator === ";" ? /(?:\\.|[^;\\])*(?:;|$)/gs : /(?:\\.|[^\\])*$/gs) ?? [];
  return found.map(part => (separator && part.endsWith(separator) ? part.slice(0, -1) : part))
    .map(part => part.replace(/\\(.)/gs, (_, char) => char === "n" || char === "N" ? "\n" : char));
}

const text = value => parts(value)[0];

/// Puts what the line says into the card; false where the page does not know it.
function takeProperty(card, {group, name, values, value}) {
  const label = ["home", "work", "mobile", "cell", "main", "iphone", "other"].find(word => values.includes(word)) ?? "other";
  const entry = (property, content) => card.entries.push({property, group, label: label === "cell" ? "mobile" : label, value: content});
  const readers = {
    VERSION: () => {},
    FN: () => card.formatted = text(value),
    N: () => card.name = parts(value, ";"),
    ORG: () => [card.organization, card.department] = parts(value, ";"),
    TITLE: () => card.jobTitle = text(value),
    NICKNAME: () => card.nickname = text(value),
    NOTE: () => card.note = text(value),
    EMAIL: () => entry("email", text(value)),
    TEL: () => entry("phone", text(value).replace(/^tel:/i, "")),
    URL: () => entry("url", text(value)),
    ADR: () => entry("address", address(parts(value, ";"))),
    PHOTO: () => card.image = picture(values, value),
    KIND: () => card.kind = /^org/i.test(value) ? "organization" : undefined,
    "X-ABSHOWAS": () => card.kind = /^company/i.test(value) ? "organization" : undefined,
    "X-ABLABEL": () => card.labels[group] = text(value).replace(/^_\$!<(.*)>!\$_$/, (_, word) => word.toLowerCase()),
  };
  readers[name]?.();
  return name in readers;
}

function address([box, extended, street, City, State, ZIP, Country]) {
  const Street = [box, extended, street].filter(Boolean).join("\n");
  return Object.fromEntries(Object.entries({Street, City, State, ZIP, Country}).filter(([, part]) => part));
}

/// The picture as a `data:` URL. One that lies elsewhere is not fetched.
function picture(values, value) {
  if (/^data:/i.test(value)) return value;
  if (!values.includes("b") && !values.includes("base64")) return undefined;
  const type = ["png", "gif", "webp"].find(word => values.includes(word)) ?? "jpeg";
  return `data:image/${type};base64,${value.replace(/\s/g, "")}`;
}

/// The person that a card is about.
function finished({formatted, name = [], labels, entries, ...card}) {
  const [lastName, firstName, middleName, prefix, suffix] = name.map(part => part || undefined);
  const person = {lastName, firstName, middleName, prefix, suffix, ...card};
  if (!lastName && !firstName && !card.organization) person.firstName = formatted;
  for (const {property, group, label, value} of entries) {
    if (typeof value === "string" ? value === "" : Object.keys(value).length === 0) continue;
    (person[property] ??= []).push({label: labels[group] ?? label, value});
  }
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined && value !== ""));
}
