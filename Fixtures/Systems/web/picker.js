"use strict";

// The people picker: everybody of the address book as it was when the picker came up, a search, and a person's card.

const picker = {
  rows: new RowList({
    list: element("people"), space: element("people-height"), height: 56,
    row: entry => picker.row(entry.person),
    chosen: entry => picker.choose(entry.person),
  }),

  /// Who opens it says whether to go on to the card, which property the card shows, and takes what was chosen.
  open(client) {
    this.client = client;
    this.closeCard();
    element("search").value = "";
    screens.present("picker");
    this.list();
  },

  list() {
    this.entries = addressBook.people.map(person => ({person, words: searchText(person)}));
    element("no-people").hidden = this.entries.length > 0;
    element("people").hidden = element("search").hidden = this.entries.length === 0;
    this.search();
  },

  search() {
    const text = folded(element("search").value.trim());
    const found = text ? this.entries.filter(entry => entry.words.includes(" " + text)) : this.entries;
    this.rows.show(found);
    const count = found.length === 1 ? "1 person" : `${found.length.toLocaleString("en")} people`;
    element("found").textContent = !text || found.length > 0 ? count : "Nobody is found.";
  },

  row(person) {
    const name = nameOf(person), more = [person.organization, firstValue(person, "email")].find(text => text && text !== name);
    return make("div", {"aria-label": name, "aria-description": more, "data-roadbook-value": person.id}, avatar(person),
      make("span", {}, make("b", {}, name), more ? make("small", {}, more) : null));
  },

  choose(person) {
    const answer = this.client.goOn(person);
    tell("picker.didSelectPerson", {name: nameOf(person), answer});
    if (answer) return this.openCard(person);
    this.client.chosen(person);
    screens.dismiss();
  },

  cancel() {
    tell("picker.didCancel");
    screens.dismiss();
  },

  // The card

  openCard(person) {
    const values = person[this.client.property].map((entry, index) => make("button", {type: "button", className: "value",
      onclick: () => this.chooseValue(person, index), "data-roadbook-value": `${this.client.property} ${index}`,
      "data-roadbook-label": entry.label ?? ""}, make("small", {}, entry.label ?? ""), " ",
      make("span", {"data-roadbook": "text"}, addressText(entry.value))));
    element("picker-card").replaceChildren(make("div", {"data-roadbook": "card"}, avatar(person),
      make("h3", {tabIndex: -1}, nameOf(person)), make("div", {className: "rows"}, ...values)));
    this.showCard(true);
    element("picker-card").querySelector("h3").focus();
  },

  chooseValue(person, identifier) {
    const {property} = this.client;
    tell("picker.didSelectValue", {name: nameOf(person), property, identifier, answer: false});
    this.client.chosen(person, person[property][identifier].value);
    screens.dismiss();
  },

  closeCard() {
    element("picker-card").replaceChildren();
    this.showCard(false);
  },

  showCard(shown) {
    element("picker-card").hidden = element("picker-back").hidden = !shown;
    element("picker-list").hidden = shown;
  },
};

/// A picture, or the first letters of the name.
function avatar(person) {
  const letters = nameOf(person).split(/\s+/).map(word => [...word][0]).join("").slice(0, 2).toUpperCase();
  const picture = pictureOf(person);
  if (!picture) return make("span", {className: "avatar", "aria-hidden": "true"}, letters);
  return make("img", {className: "avatar", src: picture, alt: "", onerror: ({target}) => target.remove()});
}

element("search").addEventListener("input", () => picker.search());
element("search").addEventListener("keydown", event => {
  if (event.key !== "ArrowDown" && event.key !== "Enter") return;
  event.preventDefault();
  element("people").focus();
});
element("picker-back").onclick = () => {
  picker.closeCard();
  element("people").focus();
};
screens.element("picker").querySelector(".cancel").onclick = () => picker.cancel();
