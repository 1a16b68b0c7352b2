"use strict";

// The form for a hotel: a new one, or one of the list.

const form = {
  dialog: screens.element("form"),

  open(hotel) {
    this.hotel = hotel;
    this.record = undefined;
    screens.present("form");
    fields.values = hotel;
  },

  /// The hotel with what the fields hold.
  get draft() {
    const draft = {...trip.hotel(this.hotel.id), ...fields.values};
    return this.record === undefined ? draft : {...draft, record: this.record};
  },

  save() {
    if (fields.values.name.trim() === "") return alerts.show({title: "A hotel needs a name."});
    const {draft, ...hotel} = this.draft;
    this.finish(true);
    trip.step("Edit Hotel", hotel.id, trip.located(hotel, this.hotel));
    if (saveTrip()) announce(`${hotel.name} was saved.`);
  },

  cancel() {
    this.finish(false);
    if (this.hotel.draft) trip.step("Cancel Hotel", this.hotel.id, null);
  },

  finish(save) {
    tell("form.didFinish", {save});
    screens.dismiss();
  },

  // Contacts

  getFromContacts() {
    picker.open({
      /// Several addresses: the card opens, and the user picks one.
      goOn: person => (person.address?.length ?? 0) > 1,
      property: "address",
      chosen: (person, address) => this.fill(person, address ?? person.address?.[0]?.value ?? {}),
    });
  },

  /// The four parts of the address are replaced as a unit. It is another hotel now, so another contact, once it is saved.
  fill(person, {Street = "", City = "", State = "", ZIP = ""}) {
    fields.values = {name: nameOf(person), street: Street.split(/\r?\n/).join(", "), city: City, state: State, zip: ZIP};
    this.record = null;
  },

  saveToContacts() {
    const {record} = this.draft;
    newPerson.open(contactOf(fields.values, addressBook.person(record)), person => this.exported(person.id));
  },

  exported(record) {
    tell("form.didExport", {record});
    if (this.record !== undefined) this.record = record;
    if (this.draft.record === record) return;
    this.hotel = {...trip.hotel(this.hotel.id), record};
    trip.put(this.hotel.id, this.hotel);
    if (!this.hotel.draft) saveTrip();
  },
};

/// The hotel as an organization's contact: a new one, or the stored one with what the hotel says.
function contactOf(hotel, stored = {}) {
  const parts = {Street: hotel.street, City: hotel.city, State: hotel.state, ZIP: hotel.zip};
  const value = Object.fromEntries(Object.entries(parts).filter(([, text]) => text.trim() !== ""));
  const others = (stored.address ?? []).filter(address => address.label !== "work");
  const address = Object.keys(value).length > 0 ? [{label: "work", value}, ...others] : others;
  const contact = {...stored, kind: "organization", organization: hotel.name.trim() ? hotel.name : undefined, address};
  return address.length > 0 ? contact : {...contact, address: undefined};
}

form.dialog.querySelector("form").onsubmit = event => {
  event.preventDefault();
  form.save();
};
form.dialog.querySelector(".cancel").onclick = () => form.cancel();
element("get-from-contacts").onclick = () => form.getFromContacts();
element("save-to-contacts").onclick = () => form.saveToContacts();
