"use strict";

// Which screen is in front. Two lie in the window, one after the other; the others are modal dialogs over it. The browser
// keeps the focus in a dialog and gives it back.

const screens = {
  element(name) {
    return document.querySelector(`[data-roadbook-screen=${name}]`);
  },

  get front() {
    return this.stack.at(-1);
  },

  stack: [],

  /// The first screen of an app, which takes the whole window.
  replace(name) {
    const old = this.front;
    if (old) tell(`${old}.willDisappear`, {departure: "leaving"});
    if (old) tell(`${name}.willAppear`), tell(`${name}.didAppear`), tell(`${old}.didDisappear`);
    this.stack = [name];
    this.show(old, name);
  },

  push(name) {
    const old = this.front;
    tell(`${name}.pushed`);
    tell(`${old}.willDisappear`, {departure: "covered"});
    tell(`${name}.willAppear`);
    tell(`${old}.didDisappear`);
    tell(`${name}.didAppear`);
    this.stack.push(name);
    this.show(old, name);
  },

  /// `leaving` is called when the screen is really left.
  pop(leaving) {
    const old = this.stack.pop();
    tell(`${old}.popped`);
    tell(`${old}.willDisappear`, {departure: "leaving"});
    leaving();
    tell(`${this.front}.willAppear`);
    tell(`${old}.didDisappear`);
    tell(`${this.front}.didAppear`);
    this.show(old, this.front);
  },

  show(old, name) {
    if (old) this.element(old).hidden = true;
    this.element(name).hidden = false;
    if (old) this.element(name).querySelector("h1").focus();
  },

  present(name) {
    const [below, dialog] = [this.front, this.element(name)];
    dialog.dataset.roadbookOver = below;
    tell(`${name}.presented`);
    tell(`${below}.willDisappear`, {departure: "covered"});
    tell(`${name}.willAppear`);
    tell(`${name}.didAppear`);
    fields.cover();
    tell(`${below}.didDisappear`);
    this.stack.push(name);
    dialog.showModal();
    dialog.querySelector(".body").scrollTop = 0;
  },

  dismiss() {
    const name = this.stack.pop();
    tell(`${name}.dismissed`);
    tell(`${name}.willDisappear`, {departure: "leaving"});
    tell(`${this.front}.willAppear`);
    tell(`${this.front}.didAppear`);
    fields.cover();
    tell(`${name}.didDisappear`);
    this.element(name).close();
  },
};

/// Escape does in a dialog what its button Cancel does.
for (const dialog of document.querySelectorAll("dialog[data-roadbook-screen]")) {
  dialog.addEventListener("cancel", event => {
    event.preventDefault();
    dialog.querySelector(".cancel").click();
  });
}

/// Says something to who cannot see it, and shows it for those who can, until the user does the next thing.
function announce(text) {
  element("status").textContent = text;
}

for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => announce(""), {capture: true});
