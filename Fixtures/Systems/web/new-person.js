"use strict";

// The form for a new person: what the page knows of a person can be changed, everything else of a stored one stays.

const newPerson = {
  dialog: screens.element("newPerson"),

  texts: {organization: "Company", firstName: "First name", lastName: "Last name", jobTitle: "Job title"},
  lists: {phone: "Phone", email: "E-mail"},
  parts: {Street: "Street", City: "City", State: "State", ZIP: "ZIP", Country: "Country"},

  /// `person` is a draft, or a stored one; `completed` is told of the one that was saved.
  open(person, completed) {
    Object.assign(this, {person, completed});
    screens.present("newPerson");
    element("delete-person").hidden = person.id === undefined;
    this.draw();
  },

  draw() {
    const company = make("input", {type: "checkbox", id: "is-company", checked: this.person.kind === "organization", name: "kind"});
    const texts = Object.entries(this.texts).map(([property, title]) => this.field({property, title, text: this.person[property]}));
    const lists = Object.entries(this.lists).flatMap(([property, title]) =>
      [...(this.person[property] ?? []), {label: "home", value: ""}].map(({label, value}) =>
        this.field({property, title, label, text: value})));
    const addresses = (this.person.address ?? []).map(({label, value}) => this.group("Address, " + label,
      Object.entries(this.parts).map(([part, title]) => this.field({property: "address." + part, title, label, text: value[part]}))));
    const note = this.field({property: "note", title: "Note", text: this.person.note});
    const isCompany = make("div", {className: "row"}, make("label", {htmlFor: company.id}, "Shown as a company"), company);
    company.setAttribute("aria-label", "Company");
    element("new-person-fields").replaceChildren(this.group("Name", [isCompany, ...texts]), this.group("Reach", lists),
                                                 ...addresses, this.group("More", [note]));
    this.update();
  },

  group(title, rows) {
    return make("fieldset", {}, make("legend", {}, title), make("div", {className: "rows"}, ...rows));
  },

  field({property, title, label, text = ""}) {
    this.count = (this.count ?? 0) + 1;
    const input = make("input", {type: "text", id: "person-field-" + this.count, value: text, autocomplete: "off", spellcheck: false,
                                 "data-roadbook-value": property, "data-roadbook-label": label});
    const shown = label && !property.startsWith("address") ? `${title} (${label})` : title;
    return make("div", {className: "row"}, make("label", {htmlFor: input.id}, shown), input);
  },

  /// The person as the form shows it. What the form does not show is kept.
  get shown() {
    const person = {...this.person, kind: element("is-company").checked ? "organization" : undefined};
    const text = property => this.inputs(property).map(input => input.value)[0] || undefined;
    for (const property of [...Object.keys(this.texts), "note"]) person[property] = text(property);
    for (const property in this.lists) {
      person[property] = filled(this.inputs(property).map(input => ({label: input.dataset.roadbookLabel, value: input.value})));
    }
    person.address = filled((this.person.address ?? []).map(({label, value}, index) => ({label, value: this.address(value, index)})));
    return person;
  },

  address(value, index) {
    const parts = Object.keys(this.parts).map(part => [part, this.inputs("address." + part)[index].value]);
    return Object.fromEntries(Object.entries({...value, ...Object.fromEntries(parts)}).filter(([, text]) => text !== ""));
  },

  inputs(property) {
    return [...this.dialog.querySelectorAll(`[data-roadbook-value="${property}"]`)];
  },

  get isEmpty() {
    const {id, kind, ...values} = this.shown;
    return Object.values(values).every(value => value === undefined);
  },

  update() {
    this.dialog.querySelector("[type=submit]").disabled = this.isEmpty;
  },

  save() {
    try {
      const saved = addressBook.save(this.shown);
      this.end(nameOf(saved));
      this.completed(saved);
      announce(`${nameOf(saved)} is in the contacts.`);
    } catch (error) {
      alerts.show({title: "The contact could not be saved.", message: reason(error)});
    }
  },

  end(name) {
    tell("newPerson.didComplete", {name});
    screens.dismiss();
  },

  delete() {
    if (!saving("The contact could not be deleted.", () => addressBook.remove(this.person.id))) return;
    tell("newPerson.didDelete");
    screens.dismiss();
  },
};

/// The entries that hold something, or undefined where none does.
function filled(entries) {
  const kept = entries.filter(({value}) => typeof value === "string" ? value !== "" : Object.keys(value).length > 0);
  return kept.length > 0 ? kept : undefined;
}

newPerson.dialog.addEventListener("input", () => newPerson.update());
newPerson.dialog.querySelector("form").onsubmit = event => {
  event.preventDefault();
  if (!newPerson.isEmpty) newPerson.save();
};
newPerson.dialog.querySelector(".cancel").onclick = () => newPerson.end(null);
element("delete-person").onclick = () => newPerson.delete();
