"use strict";

// The hotels of the trip, their places and the steps that can be undone. A hotel is a value: a change makes another one.

const hotelFields = ["name", "street", "city", "state", "zip"];

class Trip {
  constructor() {
    this.item = new StoredItem("roadbook.trip", {hotels: []});
    this.history = new UndoHistory();
    this.questions = new Map();
    this.unsaved = false;
    /// Told of the hotel that was put, and of an answer that came late.
    this.changed = this.answered = () => {};
  }

  /// Reads what is stored, unless something here waits to be stored.
  load() {
    if (this.unsaved) return;
    this.text = this.item.text;
    this.stored = this.item.read();
    this.hotels = this.base = withIDs(this.stored.hotels);
    for (const hotel of this.hotels) if (hotel.asking) this.ask(hotel);
  }

  get listed() {
    return this.hotels.slice().sort((one, other) => collator.compare(one.name, other.name));
  }

  hotel(id) {
    return this.hotels.find(hotel => hotel.id === id);
  }

  /// Puts the hotel in place of the one with its id, null to take that one away, and returns what was there.
  put(id, hotel) {
    const order = this.listed.map(known => known.id);
    const before = this.hotel(id) ?? null;
    this.withdraw(id);
    this.hotels = this.hotels.filter(known => known.id !== id);
    // The contact that a hotel was saved to stays with it, unless the step itself changed it.
    if (hotel) this.hotels.push(before && "record" in before ? {record: before.record, ...hotel} : hotel);
    if (hotel?.asking) this.ask(hotel);
    this.changed(hotel ?? before, order);
    return before;
  }

  /// A step of the user that can be undone.
  step(name, id, hotel) {
    const before = this.put(id, hotel);
    this.history.add(name, before && {...before, draft: undefined}, value => this.put(id, value));
  }

  /// The hotel with what is known of its place: a question where the address is another one.
  located(hotel, before) {
    if (before.place && addressWords(before) === addressWords(hotel)) return hotel;
    return {...hotel, place: undefined, lost: undefined, asking: addressWords(hotel) !== "" || undefined};
  }

  ask(hotel) {
    let late = false;
    const withdraw = askForPlace(hotel, (place, reason) => {
      this.questions.delete(hotel.id);
      const answer = {asking: undefined, place: place ?? undefined, lost: place ? undefined : reason};
      this.hotels = this.hotels.map(known => known.id === hotel.id ? {...known, ...answer} : known);
      if (late) this.answered();
    });
    late = true;
    if (this.hotel(hotel.id)?.asking) this.questions.set(hotel.id, withdraw);
  }

  withdraw(id) {
    this.questions.get(id)?.();
    this.questions.delete(id);
  }

  /// Stores the trip, with what another tab stored meanwhile; throws where the browser refuses.
  save() {
    if (this.item.text !== this.text) this.merge(withIDs(this.item.read().hotels));
    const hotels = this.listed.filter(hotel => !hotel.draft);
    try {
      this.item.write({...this.stored, hotels});
    } catch (error) {
      this.unsaved = true;
      tell("trip.saveFailed");
      throw error;
    }
    Object.assign(this, {unsaved: false, base: this.hotels, text: this.item.text});
    tell("trip.saved", {hotels: hotels.length});
  }

  /// Takes over what changed elsewhere, where it did not change here.
  merge(theirs) {
    const [base, mine, other] = [this.base, this.hotels, theirs].map(list => new Map(list.map(hotel => [hotel.id, hotel])));
    const changedHere = id => JSON.stringify(base.get(id)) !== JSON.stringify(mine.get(id));
    const ids = new Set([...mine.keys(), ...other.keys()]);
    this.hotels = [...ids].map(id => (changedHere(id) ? mine : other).get(id)).filter(Boolean);
  }
}

/// A hotel as the form first shows it; the list behind the form shows it at once, the storage gets it on Save.
function newHotel() {
  const id = `${now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  return {id, draft: true, name: "Hotel California", street: "1 Dr Carlton B Goodlett Place", city: "San Francisco",
          state: "California", zip: "94102"};
}

/// An earlier run of another front end leaves hotels without the page's own members.
function withIDs(hotels) {
  const blank = Object.fromEntries(hotelFields.map(field => [field, ""]));
  return hotels.map((hotel, index) => ({id: `stored-${index}`, ...blank, ...hotel}));
}

/// Street, city, state and ZIP, those that are there.
function addressWords(hotel) {
  return ["street", "city", "state", "zip"].map(field => hotel[field].trim()).filter(Boolean).join(" ");
}

/// The address in one line, as a list shows it.
function addressLine(hotel) {
  const state = [hotel.state, hotel.zip].filter(Boolean).join(" ");
  return [hotel.street, hotel.city, state].filter(Boolean).join(", ");
}

const trip = new Trip();
