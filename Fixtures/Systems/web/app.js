"use strict";

// Starts the page, opens files of contacts, and listens to the keyboard and to other tabs.

async function openContacts(file) {
  document.body.setAttribute("aria-busy", "true");
  try {
    takeCards(file.name, readCards(await file.arrayBuffer()));
  } catch (error) {
    alerts.show({title: `${file.name} could not be read.`, message: error.message});
  } finally {
    document.body.removeAttribute("aria-busy");
  }
}

function takeCards(name, {people, unknown, cut}) {
  if (people.length === 0) {
    return alerts.show({title: `No contacts in ${name}.`, message: "Choose a vCard file, as any address book exports it: its name ends in .vcf."});
  }
  const saved = saving("The contacts could not be saved.", () => addressBook.take(people),
                       () => addressBook.saveUnsaved());
  showCounts();
  if (screens.front === "picker") picker.list();
  const count = people.length === 1 ? "1 contact" : `${people.length.toLocaleString("en")} contacts`;
  const left = unknown > 0 ? ` ${unknown.toLocaleString("en")} details that this page does not show were left out.` : "";
  if (saved) announce(`${count} came from ${name}.${left}${cut ? " The file ends in the middle of a card, which was left out." : ""}`);
}

function showCounts() {
  const {length} = addressBook.people;
  for (const place of document.querySelectorAll(".people-count")) {
    place.textContent = length === 0 ? "From a .vcf file" : `${length.toLocaleString("en")} so far`;
  }
}

for (const button of document.querySelectorAll(".open-contacts")) button.onclick = () => element("contacts-file").click();

element("contacts-file").onchange = ({target}) => {
  const [file] = target.files;
  if (file) openContacts(file).then(() => target.value = "");
};

// Undo

/// The button can be used where there is something to undo. It leaves the focus in the field that is edited.
function connectUndo(screen, history, done) {
  const button = screens.element(screen).querySelector(".undo");
  history.changed = () => button.disabled = history.choices.length === 0;
  history.changed();
  button.addEventListener("mousedown", event => event.preventDefault());
  button.onclick = () => offerUndo(history, done);
}

// Undo and redo over the list are steps of the user, so they are saved.
connectUndo("hotels", trip.history, saveTrip);
connectUndo("form", fields.history, () => {});

/// Over the list the keys undo at once. In a text field they are the browser's.
document.addEventListener("keydown", event => {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
  const isRedo = isUndo && event.shiftKey || event.ctrlKey && event.key.toLowerCase() === "y";
  if (screens.front !== "hotels" || alerts.isOpen || !(isUndo || isRedo)) return;
  event.preventDefault();
  const step = isRedo ? trip.history.redo() : trip.history.undo();
  if (step) saveTrip();
  announce(step ? `${isRedo ? "Redid" : "Undid"} ${step}.` : "There is nothing to take back.");
});

// Other tabs

addEventListener("storage", () => {
  showCounts();
  if (screens.front === "trip") trip.load(), hotels.draw();
});

trip.load();
screens.replace("trip");
hotels.draw();
showCounts();
new ResizeObserver(() => map.draw()).observe(map.svg);
for (const {problem} of [trip.item, addressBook.item]) if (problem) alerts.show({title: "Something cannot be read.", message: problem});
kit?.ready();
