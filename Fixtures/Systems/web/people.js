"use strict";

// The address book. What was read from a file and could not be stored stays in memory, and goes along with the next save.

class AddressBook {
  constructor() {
    this.item = new StoredItem("roadbook.people", {nextID: 1, people: []});
    this.unsaved = [];
    this.text = undefined;
  }

  /// Everybody, in the order of the list; read again only when another tab has written.
  get people() {
    this.refresh();
    return this.listed;
  }

  person(id) {
    return this.people.find(person => person.id === id);
  }

  refresh() {
    const text = this.item.text;
    if (text === this.text) return;
    this.text = text;
    this.stored = this.item.read();
    this.list();
  }

  list() {
    this.listed = inOrder([...this.stored.people, ...this.unsaved]);
  }

  /// Stores a new person, or the new values of a stored one, and returns it; throws where nothing could be stored.
  save(person) {
    const people = this.people.slice();
    const index = people.findIndex(known => known.id === person.id);
    const saved = index < 0 ? {...person, id: this.nextID} : person;
    if (index < 0) people.push(saved); else people[index] = saved;
    this.write(people);
    tell("addressBook.saved", {added: index < 0 ? 1 : 0, updated: index < 0 ? 0 : 1, removed: 0});
    return saved;
  }

  remove(id) {
    this.write(this.people.filter(person => person.id !== id));
    tell("addressBook.saved", {added: 0, updated: 0, removed: 1});
  }

  /// Takes the people of a file in; where they cannot be stored they are kept until `saveUnsaved` succeeds.
  take(people) {
    const listed = this.people;
    let id = this.nextID;
    const added = people.map(person => ({...person, id: id++}));
    try {
      this.write([...listed, ...added]);
    } catch (error) {
      this.unsaved.push(...added);
      this.list();
      throw error;
    }
  }

  saveUnsaved() {
    this.write(this.people);
  }

  get nextID() {
    this.refresh();
    return this.unsaved.reduce((next, person) => Math.max(next, person.id + 1), this.stored.nextID);
  }

  write(people) {
    const nextID = people.reduce((next, person) => Math.max(next, person.id + 1), this.nextID);
    try {
      this.item.write({...this.stored, nextID, people});
    } catch (error) {
      tell("addressBook.saveFailed");
      throw error;
    }
    this.unsaved = [];
    this.refresh();
  }
}

const addressBook = new AddressBook();
