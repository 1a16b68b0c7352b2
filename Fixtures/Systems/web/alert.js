"use strict";

// One alert at a time, over whatever is in front.

const alerts = {
  get isOpen() {
    return element("alert").open;
  },

  /// `buttons` are `{title, action}`, in order; the last one is what Escape chooses.
  show({title, message = "", buttons = [{title: "OK"}]}) {
    const dialog = element("alert");
    element("alert-title").textContent = title;
    element("alert-message").textContent = message;
    element("alert-message").hidden = message === "";
    const made = buttons.map(button => make("button", {type: "button", onclick: () => this.choose(button)}, button.title));
    element("alert-buttons").replaceChildren(...made);
    dialog.showModal();
    made[0].focus();
  },

  choose(button) {
    element("alert").close();
    button.action?.();
  },
};

element("alert").addEventListener("cancel", event => {
  event.preventDefault();
  element("alert-buttons").lastElementChild.click();
});

/// Runs a save, and returns whether it succeeded; else an alert says why and offers to try again.
function saving(title, save, again = save) {
  try {
    save();
    return true;
  } catch (error) {
    alerts.show({title, message: reason(error), buttons: [
      {title: "Try Again", action: () => saving(title, again)},
      {title: "OK"},
    ]});
    return false;
  }
}

/// Stores the trip; true where that succeeded.
const saveTrip = () => saving("The trip could not be saved.", () => trip.save());

/// What a shake of a phone does: offers to undo and to redo. `done` is called after either.
function offerUndo(history, done) {
  if (history.choices.length === 0) return;
  const buttons = history.choices.map(({title, action}) => ({title, action: () => (action(), done())}));
  alerts.show({title: "Take back a step?", buttons: [...buttons, {title: "Cancel"}]});
}
