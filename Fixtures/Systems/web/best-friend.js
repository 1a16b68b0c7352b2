"use strict";

// BestFriend: one friend, built as one value and then shown, so that nothing of the one before stays.

const bestFriend = {
  open() {
    screens.replace("bestFriend");
    this.showWindow();
    this.show(null);
  },

  leave() {
    screens.replace("trip");
    this.showWindow();
  },

  showWindow() {
    const open = screens.front === "bestFriend";
    element("friend-window").hidden = !open;
    element("window").hidden = open;
    document.title = open ? "Best Friend" : "RoadTrip";
    screens.element(screens.front).querySelector("h1").focus();
  },

  choose() {
    picker.open({goOn: () => false, chosen: person => this.take(person)});
  },

  take(person) {
    const friend = {
      name: person.firstName || nameOf(person),
      email: firstValue(person, "email"),
      zip: firstValue(person, "address")?.ZIP,
      photo: pictureOf(person),
    };
    this.show(friend);
    tell("bestFriend.changed", {name: friend.name});
  },

  show(friend) {
    if (!friend) return element("friend").replaceChildren(make("div", {className: "empty"}, this.placeholder, make("p", {}, "Nobody yet")));
    const part = (title, name, text) => [make("dt", {}, title),
      text ? make("dd", {"data-roadbook": name}, text) : make("dd", {className: "missing"}, "none")];
    element("friend").replaceChildren(make("div", {"data-roadbook": "friend", className: "friend"}, this.picture(friend),
      make("p", {"data-roadbook": "name", className: "name"}, friend.name),
      make("dl", {}, ...part("E-mail", "email", friend.email), ...part("ZIP", "zip", friend.zip))));
  },

  /// Bytes that are no picture after all give the placeholder.
  picture({name, photo}) {
    if (!photo) return this.placeholder;
    return make("img", {src: photo, alt: "Photo of " + name, onerror: ({target}) => target.replaceWith(this.placeholder)});
  },

  get placeholder() {
    return make("span", {className: "placeholder", "aria-hidden": "true"}, "☺");
  },
};

element("open-friend").onclick = () => bestFriend.open();
element("back-to-trip").onclick = () => bestFriend.leave();
element("choose-friend").onclick = () => bestFriend.choose();
