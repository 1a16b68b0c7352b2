"use strict";

// The text fields of the form: editing, the clear button, Return, and typing that can be undone while a field is edited.

const fields = {
  edited: null,
  history: new UndoHistory(),
  inputs: {},

  /// The five rows of the form.
  make(names) {
    return names.map(name => {
      const title = name === "zip" ? "ZIP" : name[0].toUpperCase() + name.slice(1);
      const input = make("input", {type: "text", id: "field-" + name, name, spellcheck: false, autocomplete: "off",
        autocapitalize: "sentences", enterkeyhint: "done", "data-roadbook-value": "whileEditing"});
      input.setAttribute("autocorrect", "off");
      const clear = make("button", {type: "button", className: "clear", tabIndex: -1, hidden: true,
        "aria-label": "Clear " + title, onclick: () => this.clear(name)}, "×");
      // The focus stays in the field.
      clear.addEventListener("mousedown", event => event.preventDefault());
      this.inputs[name] = Object.assign(input, {clear, known: ""});
      return make("div", {className: "row"}, make("label", {htmlFor: input.id}, title), input, clear);
    });
  },

  get values() {
    return Object.fromEntries(Object.entries(this.inputs).map(([name, input]) => [name, input.value]));
  },

  /// Written by the app, so no typing.
  set values(hotel) {
    for (const name in this.inputs) this.write(name, hotel[name]);
  },

  write(name, text) {
    this.inputs[name].value = this.inputs[name].known = text;
    this.update();
  },

  update() {
    for (const [name, input] of Object.entries(this.inputs)) input.clear.hidden = name !== this.edited || !input.value;
  },

  begin(name) {
    tell("field.didBeginEditing", {field: name});
    this.edited = name;
    this.update();
  },

  /// A screen covers the field that is edited.
  cover() {
    if (this.edited) this.end(this.edited);
  },

  end(name) {
    tell("field.didEndEditing", {field: name, reason: "committed"});
    this.edited = null;
    this.history.clear();
    this.update();
  },

  /// The user changed the text: it is a step to undo, joined to the one before where that was typing too.
  changed(name) {
    const input = this.inputs[name];
    if (input.value === input.known) return;
    tell("field.shouldChange", {field: name, ...difference(input.known, input.value)});
    this.step(name, input.known, input.value);
  },

  step(name, before, after) {
    const swap = text => {
      const current = this.inputs[name].value;
      this.write(name, text);
      tell("field.didChange", {field: name, text});
      return current;
    };
    if (this.history.undoable.length === 0 || this.history.redoable.length > 0) this.history.add("Typing", before, swap);
    this.inputs[name].known = after;
    tell("field.didChange", {field: name, text: after});
    this.update();
  },

  clear(name) {
    const before = this.inputs[name].value;
    tell("field.shouldClear", {field: name});
    this.inputs[name].value = "";
    this.step(name, before, "");
  },

  return(name) {
    tell("field.shouldReturn", {field: name});
    this.inputs[name].blur();
  },
};

/// The range of the old text, in UTF-16 units, that the replacement takes to make the new one.
function difference(old, text) {
  let from = 0, end = 0;
  const shorter = Math.min(old.length, text.length);
  while (from < shorter && old[from] === text[from]) from++;
  while (end < shorter - from && old.at(-1 - end) === text.at(-1 - end)) end++;
  return {from, to: old.length - end, replacement: text.slice(from, text.length - end)};
}

element("form-fields").append(...fields.make(hotelFields));

element("form-fields").addEventListener("focusin", ({target}) => {
  if (!target.name || fields.edited === target.name) return;
  if (fields.next !== target.name) tell("field.shouldBeginEditing", {field: target.name});
  fields.next = undefined;
  fields.begin(target.name);
});

element("form-fields").addEventListener("focusout", ({target, relatedTarget}) => {
  // Under an alert, or in another window, the field stays edited.
  if (fields.edited !== target.name || alerts.isOpen || !document.hasFocus()) return;
  fields.next = fields.inputs[relatedTarget?.name] === relatedTarget ? relatedTarget?.name : undefined;
  if (fields.next) tell("field.shouldBeginEditing", {field: fields.next});
  tell("field.shouldEndEditing", {field: target.name});
  fields.end(target.name);
});

element("form-fields").addEventListener("input", ({target}) => fields.changed(target.name));

element("form-fields").addEventListener("keydown", event => {
  const name = event.target.name;
  if (event.key === "Enter" && !event.isComposing && name) {
    event.preventDefault();
    fields.return(name);
  }
});
