// Runs in the page before its first script: the hook of Specs/WEB.md, and what web_adapter.py asks the page.
// `start` is written in by the adapter: the time, what the storage holds, and what the geocoder does.

(start => {
  "use strict";
  if (window !== top) return;

  const events = [], errors = [], timers = [], questions = [], failing = new Set(start.failing);
  const geocoder = start.geocoder;
  let time = start.now, isReady = false, handsOverGeocoder = false;

  // Data and errors

  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    if (failing.has(key)) throw new DOMException("The kit lets this save fail.", "QuotaExceededError");
    setItem.call(this, key, text);
  };

  const read = (key, empty) => JSON.parse(localStorage.getItem(key) ?? "null") ?? empty;

  /// As another tab writes: whatever fails, and with the event that the browser would send.
  function write(key, value) {
    const [oldValue, newValue] = [localStorage.getItem(key), JSON.stringify(value)];
    setItem.call(localStorage, key, newValue);
    dispatchEvent(new StorageEvent("storage", {key, oldValue, newValue, storageArea: localStorage, url: location.href}));
  }

  try {
    localStorage.clear();
    for (const [key, text] of Object.entries(start.storage)) setItem.call(localStorage, key, text);
  } catch (error) {
    errors.push(`localStorage: ${error.message}`);
  }

  addEventListener("error", event => errors.push(`${event.message} (${event.filename}:${event.lineno})`), true);
  addEventListener("unhandledrejection", event => errors.push(`a promise was rejected: ${event.reason?.stack ?? event.reason}`));

  // The hook

  function after(milliseconds, work) {
    const timer = {due: time + milliseconds, work};
    timers.push(timer);
    return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
  }

  function ask(find, hotel, done) {
    const address = [hotel.street, hotel.city, hotel.state, hotel.zip].map(part => part.trim()).filter(Boolean).join(" ");
    const place = geocoder.reason ? null : find(hotel);
    const {reason = place ? null : "noResult"} = geocoder;
    const question = {address, open: true, answer() {
      if (!question.open) return;
      question.open = false;
      questions.splice(questions.indexOf(question), 1);
      tell("geocoder.answered", {address, found: place !== null});
      done(place, reason);
    }};
    tell("geocoder.asked", {address});
    questions.push(question);
    if (geocoder.delay) after(geocoder.delay, question.answer);
    else if (!geocoder.hold) question.answer();
    return () => {
      if (!question.open) return;
      question.open = false;
      questions.splice(questions.indexOf(question), 1);
      tell("geocoder.cancelled", {address});
    };
  }

  const tell = (type, details = {}) => events.push({type, ...details});

  window.roadbook = {
    tell, after,
    now: () => time,
    geocoder: find => (handsOverGeocoder = true, (hotel, done) => ask(find, hotel, done)),
    ready: () => isReady = true,
  };

  // Looking

  /// Elements in the order of the document, those in open shadow roots and in slots among them.
  function* all(root) {
    for (const child of root.shadowRoot ? root.shadowRoot.children : root.localName === "slot" ? root.assignedElements() : root.children) {
      yield child;
      yield* all(child);
    }
  }

  const isShown = element => element.checkVisibility({visibilityProperty: true});

  const role = element => element.computedRole;
  // A screen reader is told no name beneath an alert or a dialog, where it can be seen all the same.
  const words = elements => [...elements ?? []].map(element => element.textContent).join(" ").trim();
  const name = element => element.computedName || element.ariaLabel || words(element.ariaLabelledByElements)
    || words(element.labels) || element.textContent.trim();
  const part = (root, word) => [...all(root)].find(element => element.dataset?.roadbook === word && isShown(element));
  const text = element => element?.textContent ?? null;
  const value = element => element.dataset.roadbookValue;
  const isEnabled = element => !element.disabled && element.ariaDisabled !== "true";
  const withRole = (root, ...roles) => [...all(root)].filter(element => isShown(element) && roles.includes(role(element)));

  /// The screens that are shown, and the chain of those beneath the one in front.
  function screens() {
    const found = [...all(document.documentElement)].filter(element => element.dataset?.roadbookScreen);
    const shown = found.filter(isShown), over = element => element.dataset.roadbookOver;
    const front = shown.find(element => !shown.some(other => over(other) === element.dataset.roadbookScreen));
    const under = [];
    for (let next = front && over(front); next && under.length < 9;) {
      under.push(next);
      const below = found.find(element => element.dataset.roadbookScreen === next);
      next = below && over(below);
    }
    return {front, under};
  }

  const alertShown = () => withRole(document.documentElement, "alertdialog")[0];

  function edited() {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused && ["textbox", "searchbox"].includes(role(focused)) ? focused : null;
  }

  function field(element) {
    const traits = (value(element) ?? "").split(" ");
    const correction = element.getAttribute("autocorrect"), capitals = element.getAttribute("autocapitalize");
    return {
      name: name(element).toLowerCase(), text: element.value, editing: element === edited(),
      clearButton: traits.find(word => ["whileEditing", "unlessEditing", "always"].includes(word)) ?? "never",
      clearsOnBegin: traits.includes("clearsOnBegin"),
      autocapitalization: {words: "words", characters: "allCharacters", off: "none", none: "none"}[capitals] ?? "sentences",
      autocorrection: {off: "no", on: "yes"}[correction] ?? "standard",
    };
  }

  function bar(toolbar) {
    const heading = withRole(toolbar, "heading")[0] ?? toolbar, box = heading.getBoundingClientRect();
    return withRole(toolbar, "button").filter(button => name(button) !== "Undo").map(button => {
      const {left, width} = button.getBoundingClientRect();
      return {side: left + width / 2 < box.left + box.width / 2 ? "left" : "right", title: name(button),
              style: button.type === "submit" ? "done" : "bordered", enabled: isEnabled(button)};
    });
  }

  const look = {
    screen() {
      const {front, under} = screens(), alert = alertShown();
      if (!front) return null;
      const toolbar = withRole(front, "toolbar")[0], [container = "none", transition = null] = (front.dataset.roadbookEntrance ?? "").split(" ");
      const inBar = toolbar ? withRole(toolbar, "button") : [];
      const title = withRole(front, "heading")[0];
      return {
        name: front.dataset.roadbookScreen, title: text(title)?.trim() ?? null, container, transition, under,
        bar: toolbar ? bar(toolbar) : [],
        fields: front.dataset.roadbookScreen === "form" ? withRole(front, "textbox").map(field) : [],
        buttons: withRole(front, "button").filter(button => !inBar.includes(button)).map(name).filter(word => word !== "Undo" && !word.startsWith("Clear ")),
        alert: alert ? {title: name(alert), message: (alert.ariaDescribedByElements ?? []).filter(isShown).map(text).join("\n"),
                        buttons: withRole(alert, "button").map(name)} : null,
      };
    },

    hotels: root => withRole(list(root), "listitem").map(row => ({name: text(part(row, "name")), address: text(part(row, "address"))})),

    /// The form's texts, also while something covers it.
    form() {
      const form = [...all(document.documentElement)].find(element => element.dataset?.roadbookScreen === "form" && isShown(element));
      if (!form) return null;
      const inputs = [...all(form)].filter(element => element.localName === "input" && value(element));
      return Object.fromEntries(inputs.map(input => [name(input).toLowerCase(), input.value]));
    },

    people: root => withRole(root, "option").map(option => ({person: Number(value(option)), name: name(option), enabled: isEnabled(option)})),

    card(root) {
      const card = part(root, "card");
      if (!card) return {name: null, values: []};
      return {name: text(withRole(card, "heading")[0]), values: withRole(card, "button").map(button => {
        const [property, identifier] = value(button).split(" ");
        return {property, identifier: Number(identifier), label: button.dataset.roadbookLabel, text: text(part(button, "text"))};
      })};
    },

    newPerson(root) {
      const fields = withRole(root, "textbox").map(input => ({property: value(input), label: input.dataset.roadbookLabel ?? null, text: input.value}));
      const company = withRole(root, "checkbox").find(box => name(box) === "Company");
      return {isCompany: company?.checked ?? company?.ariaChecked === "true", fields};
    },

    friend(root) {
      const friend = part(root, "friend");
      if (!friend) return null;
      const photo = withRole(friend, "image", "img").find(image => image.naturalWidth > 0);
      return {name: text(part(friend, "name")), email: text(part(friend, "email")), zip: text(part(friend, "zip")), photo: photo !== undefined};
    },

    pins: () => [...all(document.documentElement)].filter(element => element.dataset?.roadbook === "pin").map(pin => {
      const [latitude, longitude] = value(pin).split(" ").map(Number);
      return {title: name(pin), latitude, longitude};
    }),

    lost: () => [...all(document.documentElement)].filter(element => element.dataset?.roadbook === "lost")
      .map(lost => ({name: text([...all(lost)].find(element => element.dataset?.roadbook === "name")), reason: value(lost)})),

    undo(root) {
      const button = withRole(root, "button").find(button => name(button) === "Undo");
      return button !== undefined && isEnabled(button);
    },
  };

  const list = root => withRole(root, "list").find(list => name(list) === "Hotels") ?? missing(`a list named "Hotels"`);
  const missing = what => { throw new Error("missing: " + what); };

  // Finding what is to be clicked

  const find = {
    button: (root, word) => withRole(root, "button").find(button => name(button) === word),
    field: (root, word) => withRole(root, "textbox", "searchbox").find(input => name(input).toLowerCase() === word),
    option: (root, person) => withRole(root, "option").find(option => value(option) === String(person)),
    value: (root, word) => withRole(part(root, "card"), "button").find(button => value(button) === word),
    row(root, hotel, word) {
      const row = withRole(list(root), "listitem").find(row => text(part(row, "name")) === hotel);
      const buttons = row ? withRole(row, "button") : [];
      return row && (buttons.find(button => word ? name(button) === word + " " + hotel : name(button).startsWith(hotel))
        ?? missing(`in the row of "${hotel}" a button named "${word ? word + " " : ""}${hotel}"`));
    },
    /// The last field of a property, which is the empty one where there are several.
    property: (root, word) => withRole(root, "textbox").findLast(input => value(input) === word),
    listbox: root => withRole(root, "listbox")[0],
  };

  /// The tag of what a click into the middle would hit instead; null where it hits the element.
  function cover(element) {
    const {left, top, width, height} = element.getBoundingClientRect(), [x, y] = [left + width / 2, top + height / 2];
    let hit = document.elementFromPoint(x, y);
    for (let inner; (inner = hit?.shadowRoot?.elementFromPoint(x, y)) && inner !== hit;) hit = inner;
    for (let node = hit; node; node = node.assignedSlot ?? node.parentNode ?? node.host) if (node === element) return null;
    return hit ? `<${hit.localName}>` : "Nothing that can be clicked";
  }

  const kit = {
    start, handsOverGeocoder: () => handsOverGeocoder, isReady: () => isReady,

    /// What was told and what went wrong since the last time.
    take: () => ({events: events.splice(0), errors: errors.splice(0), href: location.href}),

    /// A query about the screen in front, or about the page.
    look(what) {
      return look[what](screens().front);
    },

    /// The element, scrolled into sight, whether it can be used, and what lies over it; null where there is none.
    find(what, ...words) {
      const root = what === "alertButton" ? alertShown() : screens().front;
      const element = find[what === "alertButton" ? "button" : what](root, ...words);
      element?.scrollIntoView({block: "nearest"});
      return element ? {element, enabled: isEnabled(element), cover: cover(element)} : null;
    },

    edited,
    read, write,
    storage: () => ({...localStorage}),
    fail: (key, on) => on ? failing.add(key) : failing.delete(key),
    failing: () => [...failing],
    geocoder,

    answer(place) {
      const question = questions.findLast(question => question.address.includes(place));
      question?.answer();
      return question !== undefined;
    },

    advance(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const next = timers.filter(timer => timer.due <= end).sort((one, other) => one.due - other.due)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        time = next.due;
        next.work();
      }
      time = end;
    },

    now: () => time,

    /// Ends when nothing is busy, and nothing in the page changed while the browser ran two rounds of tasks.
    async settled() {
      const turn = () => new Promise(resolve => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      for (let quiet = 0; quiet < 2;) {
        let changed = false;
        const observer = new MutationObserver(() => changed = true);
        observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
        await turn();
        observer.disconnect();
        const busy = [...all(document.documentElement)].some(element => element.ariaBusy === "true");
        quiet = changed || busy ? 0 : quiet + 1;
        if (busy) await new Promise(requestAnimationFrame);
      }
    },
  };

  Object.defineProperty(window, "roadbookKit", {value: kit});
})
