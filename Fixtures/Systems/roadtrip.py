#!/usr/bin/env python3
"""RoadTrip and BestFriend in Python: both apps as one front end, written from the documents alone.

    roadbook conform Specs/RoadTrip Specs/BestFriend Specs/HotelController Specs/Geocoding -- \\
        python3 Fixtures/Systems/roadtrip.py

best_friend.py is the tutorial; this is what it grows into. From top to bottom: text fields, people, places, the trip,
the screens (each action of the user is a method of the screen that it is about), and the app that holds them. The
protocol is in wire.py, the undo manager in undo_manager.py. What those features do not send is not answered here:
ranges in fields, groups, links and searching in the picker.
"""

import copy
import functools
import json
import os
import unicodedata
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from undo_manager import Documents, UndoManager
from wire import Refusal, Wire, call

CAPABILITIES = [
    "addressBook", "alert", "bestFriend", "clock", "device", "failures.addressBook", "failures.trip", "field", "form",
    "geocoder", "geocoder.deaf", "hotels", "map", "newPerson", "picker", "screen", "storage", "trip", "undo",
    "undoManager", "undoManager.emptyGroups.dropped", "undoManager.idleTitles.absent",
    "undoManager.nestedGroups.flattened", "undoManager.ungroupedNames.ignored",
]


def folded(text):
    """How a text is compared in lists: neither case nor accents decide."""
    scalars = unicodedata.normalize("NFD", text.casefold())
    return "".join(scalar for scalar in scalars if not unicodedata.combining(scalar))


def joined(parts, separator):
    return separator.join(part for part in parts if part.strip())


# Text fields, keyboard and edit menu

class TextField:
    """A text, what of it is selected, and a history that lasts as long as the field is edited."""

    def __init__(self, name, text):
        self.name, self.history = name, UndoManager()
        self.set(text)

    def set(self, text):
        """By code: no step may remain that remembers the old text."""
        self.text, self.selection = text, (len(text), len(text))
        self.history.remove_all()

    @property
    def selected(self):
        return self.text[slice(*self.selection)]

    def units(self, end):
        """The place `end` in UTF-16 units, as the wire has it. A lone surrogate, which JSON can hold, is one."""
        return len(self.text[:end].encode("utf-16-le", "surrogatepass")) // 2

    def word_at_caret(self):
        caret = self.selection[0]
        start = caret - len(self.text[:caret].split(" ")[-1])
        return start, caret + len(self.text[caret:].split(" ")[0])


class Keyboard:
    """The fields of a screen, and which of them is edited. No delegate here ever answers no."""

    def __init__(self, app, fields):
        self.app, self.fields, self.editing = app, {each.name: each for each in fields}, None

    def tell(self, event, text_field, **details):
        self.app.tell("field." + event, field=text_field.name, **details)

    def edited(self):
        if not self.editing:
            raise Refusal("notEditing", "No field is being edited.")
        return self.editing

    def named(self, name):
        if name not in self.fields:
            raise Refusal("notShown", f"There is no field {name} on the screen.")
        return self.fields[name]

    def end(self, asking=True):
        """A screen that is left or covered lowers its keyboard without asking."""
        if self.editing:
            if asking:
                self.tell("shouldEndEditing", self.editing)
            self.tell("didEndEditing", self.editing, reason="committed")
            self.editing.history.remove_all()
            self.editing = None

    def change(self, text_field, text, selection):
        """Its opposite is another change, so that undo and redo go back and forth."""
        old = text_field.text, text_field.selection
        text_field.history.step("Typing", text_field, lambda: self.change(text_field, *old))
        text_field.text, text_field.selection = text, selection
        self.tell("didChange", text_field, text=text)

    def focus(self, field: str):
        text_field = self.named(field)
        if text_field is not self.editing:
            self.tell("shouldBeginEditing", text_field)
            self.end()
            self.editing = text_field
            text_field.selection = (len(text_field.text), len(text_field.text))
            self.tell("didBeginEditing", text_field)

    def type(self, text: str):
        text_field = self.edited()
        start, end = text_field.selection
        self.tell("shouldChange", text_field, replacement=text,
                  **{"from": text_field.units(start), "to": text_field.units(end)})
        caret = start + len(text)
        self.change(text_field, text_field.text[:start] + text + text_field.text[end:], (caret, caret))

    def clear(self, field: str | None):
        text_field = self.edited() if field is None else self.named(field)
        if text_field is not self.editing or not text_field.text:
            raise Refusal("notOffered", "The clear button is shown over a text that is being edited.")
        self.tell("shouldClear", text_field)
        self.change(text_field, "", (0, 0))

    def tap_return(self):
        """The print's delegate ends the editing (listing 1-9)."""
        self.tell("shouldReturn", self.edited())
        self.end()

    def menu_items(self):
        text_field = self.edited()
        some = bool(text_field.selected)
        rest = len(text_field.selected) < len(text_field.text)
        offers = {"Select": rest, "Select All": rest, "Cut": some, "Copy": some, "Paste": self.app.device.pasteboard}
        return [item for item, makes_sense in offers.items() if makes_sense]

    def choose_from_menu(self, item: str):
        if item not in self.menu_items():
            raise Refusal("notOffered", f"The menu does not offer {item}.")
        text_field, device = self.editing, self.app.device
        if item == "Select":
            text_field.selection = text_field.word_at_caret()
        elif item == "Select All":
            text_field.selection = (0, len(text_field.text))
        elif item == "Paste":
            self.type(device.pasteboard)
        else:
            device.pasteboard = text_field.selected
            if item == "Cut":
                self.type("")

    ACTIONS = {"field.focus": focus, "field.type": type, "field.clear": clear, "field.return": tap_return,
               "field.menu": choose_from_menu}
    QUERIES = {"field.menuItems": menu_items}


# What outlives the app

class Store:
    """One value, kept as JSON: in a file of the scenario's directory, or in memory where it has none."""

    def __init__(self, directory, name):
        self.path = Path(directory, name + ".json") if directory else None
        self.text, self.failing = None, False
        self.ACTIONS = {f"failures.{name}.start": Store.start_failing, f"failures.{name}.stop": Store.stop_failing}

    def start_failing(self):
        self.failing = True

    def stop_failing(self):
        self.failing = False

    def read(self, empty):
        if self.path and self.path.exists():
            self.text = self.path.read_text("utf-8")
        return json.loads(self.text) if self.text else empty

    def write(self, value):
        """Writes beside the old file and then puts it in its place, so that nothing is ever half written."""
        text = json.dumps(value)
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_suffix(".new")
            beside.write_text(text, "utf-8")
            os.replace(beside, self.path)
        self.text = text

    def save(self, value):
        """A save of the app, which may be made to fail; what other apps store does not go this way."""
        if self.failing:
            raise OSError("the disk is full")
        self.write(value)


# People

TEXTS = {"firstName", "lastName", "middleName", "prefix", "suffix", "nickname", "firstNamePhonetic",
         "middleNamePhonetic", "lastNamePhonetic", "organization", "department", "jobTitle", "note"}
TEXT_LISTS = {"email", "phone", "url", "relatedNames"}
OBJECT_LISTS = {"address", "instantMessage", "socialProfile", "date"}
OTHERS = {"kind": str, "image": str, "birthday": dict}


def fits(key, value):
    """Whether a person has such a property, and the value is of its type."""
    if key in TEXT_LISTS | OBJECT_LISTS:
        kind = str if key in TEXT_LISTS else dict
        return isinstance(value, list) and all(
            isinstance(entry, dict) and isinstance(entry.get("value"), kind) for entry in value)
    return isinstance(value, str) if key in TEXTS else key in OTHERS and isinstance(value, OTHERS[key])


def first(person, key):
    """The first value of a property with a list, or None."""
    return person[key][0]["value"] if person.get(key) else None


def called(person):
    """A company's organization; else the parts of the name; else organization, nickname, first e-mail; or empty."""
    organization = person.get("organization", "").strip() and person["organization"]
    name = joined([person.get(key, "") for key in ("prefix", "firstName", "middleName", "lastName", "suffix")], " ")
    own = person.get("kind") == "organization" and organization or name
    return own or organization or person.get("nickname") or first(person, "email") or ""


def list_name(person):
    return called(person) or "No Name"


def list_order(person):
    """By last name; who has none, a company too, stands by the name; who has none at all stands last."""
    is_company = person.get("kind") == "organization" and person.get("organization")
    last = "" if is_company else person.get("lastName", "")
    return not called(person), folded(last or called(person)), folded(called(person)), person["id"]


class AddressBook:
    """People by id. No id is given twice, nor the identifier of a value in a list: the store keeps the next one."""

    def __init__(self, store, first_id, tell):
        self.store, self.tell = store, tell
        kept = store.read({"next": first_id, "people": []})
        self.next, self.people = kept["next"], {person["id"]: person for person in kept["people"]}

    def kept(self, people):
        return {"next": self.next, "people": list(people.values())}

    def number(self):
        self.next += 1
        return self.next - 1

    def numbered(self, person, number):
        """A copy to be stored. A value in a list keeps its identifier for life."""
        stored = copy.deepcopy(person) | {"id": number}
        for entry in (entry for value in stored.values() if isinstance(value, list) for entry in value):
            entry.setdefault("identifier", None)
            if entry["identifier"] is None:
                entry["identifier"] = self.number()
        return stored

    def save(self, person):
        """The app's save of one person, who is new unless stored. Answers the stored one; an error changes nothing."""
        is_new = person.get("id") not in self.people
        stored = self.numbered(person, self.number() if is_new else person["id"])
        people = self.people | {stored["id"]: stored}
        try:
            self.store.save(self.kept(people))
        except OSError:
            self.tell("addressBook.saveFailed")
            raise
        self.people = people
        self.tell("addressBook.saved", added=int(is_new), updated=int(not is_new), removed=0)
        return stored

    def listed(self):
        return sorted(self.people.values(), key=list_order)

    def add(self, person: dict):
        there = {key: value for key, value in person.items() if value is not None}
        if not all(fits(key, value) for key, value in there.items()):
            raise Refusal("wrongType", "A property is unknown, or its value of another type.")
        stored = self.numbered(there, self.number())
        self.people[stored["id"]] = stored
        self.store.write(self.kept(self.people))

    def delete(self, person: int):
        if person not in self.people:
            raise Refusal("unknownRecord", "There is no such person in the address book.")
        del self.people[person]
        self.store.write(self.kept(self.people))

    def everybody(self):
        return [person | {"name": list_name(person)} for person in self.listed()]

    ACTIONS = {"addressBook.add": add, "addressBook.delete": delete}
    QUERIES = {"addressBook.people": everybody}


# Places

@functools.cache
def gazetteer(path):
    """(ZIP, city, names of the state, coordinate) of each place in a file; without a file no place is known."""
    places = []
    for line in Path(path).read_text("utf-8").splitlines() if path else []:
        if line and not line.startswith("#"):
            code, city, state, in_words, latitude, longitude = line.split("\t")
            places.append((code, city, (state, in_words), (float(latitude), float(longitude))))
    return places


def look_up(address, places):
    """By ZIP, else by city and state at the end of the line; else the reason why there is no coordinate."""
    for code, city, states, coordinate in places:
        if code in address.split() or any(folded(address).endswith(folded(f"{city} {state}")) for state in states):
            return coordinate
    return "noResult"


@dataclass(eq=False)
class Question:
    address: str
    receive: object  # called with the question when it is answered
    answer: object  # a coordinate, or the reason why there is none
    due: int | None  # None for one that is answered by hand


class Geocoder:
    """Finds places, or fails, or answers late, as it was told to for the questions that follow."""

    def __init__(self, places, now, tell):
        self.places, self.now, self.tell, self.open, self.is_deaf = places, now, tell, [], False
        self.work()

    def ask(self, address, receive):
        self.tell("geocoder.asked", address=address)
        due = None if self.is_held else self.now + self.milliseconds
        question = Question(address, receive, self.reason or look_up(address, self.places), due)
        self.open.append(question)
        return question

    def deliver(self, question):
        self.open.remove(question)
        self.tell("geocoder.answered", address=question.address, found=not isinstance(question.answer, str))
        question.receive(question)

    def withdraw(self, question):
        self.tell("geocoder.cancelled", address=question.address)
        if not self.is_deaf:
            self.open.remove(question)

    def next_due(self, by):
        due = [question for question in self.open if question.due is not None and question.due <= by]
        return min(due, key=lambda question: question.due, default=None)

    def fail(self, reason: str | None):
        if reason not in (None, "noResult", "partialResult", "cancelled", "network"):
            raise Refusal("badArgument", f"There is no reason {reason}.")
        self.reason = reason or "noResult"

    def work(self):
        self.reason, self.milliseconds, self.is_held = None, 0, False

    def delay(self, milliseconds: int):
        if milliseconds < 0:
            raise Refusal("badArgument", "No answer comes before its question.")
        self.milliseconds, self.is_held = milliseconds, False

    def hold(self):
        self.is_held = True

    def be_deaf(self):
        self.is_deaf = True

    ACTIONS = {"geocoder.fail": fail, "geocoder.work": work, "geocoder.delay": delay, "geocoder.hold": hold,
               "geocoder.deaf.choose": be_deaf}


# The trip

PARTS = {"street": "Street", "city": "City", "state": "State", "zip": "ZIP"}  # of a hotel, and of an address
NO_HOTEL = {"name": "", "street": "", "city": "", "state": "", "zip": ""}
DEFAULT_HOTEL = {"name": "Hotel California", "street": "1 Dr Carlton B Goodlett Place", "city": "San Francisco",
                 "state": "California", "zip": "94102"}


@dataclass(frozen=True)
class Facts:
    """What a hotel is: its five texts and its place. An edit, and its undoing, puts other facts in their stead."""

    values: dict
    place: tuple | None = None
    failure: str | None = None

    @property
    def name(self):
        return self.values["name"]

    @property
    def address(self):
        """The line that the geocoder is asked."""
        return joined([self.values[part] for part in PARTS], " ")

    @property
    def line(self):
        """The line that the list shows: `12 Broadway, Needles, California 92363`."""
        end = joined([self.values["state"], self.values["zip"]], " ")
        return joined([self.values["street"], self.values["city"], end], ", ")


@dataclass(eq=False)
class Hotel:
    facts: Facts
    record: int | None = None  # the person that it was exported to
    is_draft: bool = False  # its form is open and was never saved
    question: Question | None = None


class Trip:
    """The hotels, the steps to take back, and the store."""

    def __init__(self, app, store, geocoder):
        self.app, self.tell, self.store, self.geocoder = app, app.tell, store, geocoder
        self.history = UndoManager()
        self.load()

    def load(self):
        self.hotels = [Hotel(Facts(kept["values"], kept["place"] and tuple(kept["place"]), kept["failure"]),
                             kept["record"]) for kept in self.store.read([])]
        self.stored = self.to_store()

    def to_store(self):
        """A draft is nobody's hotel yet."""
        return [{"values": hotel.facts.values, "place": hotel.facts.place, "failure": hotel.facts.failure,
                 "record": hotel.record} for hotel in self.listed() if not hotel.is_draft]

    def listed(self):
        return sorted(self.hotels, key=lambda hotel: folded(hotel.facts.name))

    # Steps

    @contextmanager
    def step(self):
        """Around the changes of one step: whoever follows the list hears of them, then what is complete is saved."""
        with self.batch():
            yield
        self.save()

    @contextmanager
    def batch(self):
        before = {hotel: (index, hotel.facts) for index, hotel in enumerate(self.listed())}
        yield
        after = {hotel: (index, hotel.facts) for index, hotel in enumerate(self.listed())}
        changes = [change for hotel in before | after for change in self.change(before.get(hotel), after.get(hotel))]
        if changes:
            self.tell("hotelList.willChange")
            for event, facts, indexes in changes:
                self.tell("hotelList." + event, name=facts.name, **indexes)
            self.tell("hotelList.didChange")

    def change(self, old, new):
        """Where a hotel was counts in the old list, where it is in the new one. A row that only shifts is no change."""
        if not new:
            yield "delete", old[1], {"from": old[0]}
        elif not old:
            yield "insert", new[1], {"to": new[0]}
        elif old[1] != new[1] and old[0] != new[0]:
            yield "move", new[1], {"from": old[0], "to": new[0]}
        elif old[1] != new[1]:
            yield "update", new[1], {"at": new[0]}

    def save(self):
        """Saves what is outstanding. After a failure everything is still there, and the traveller is told."""
        hotels = self.to_store()
        if hotels == self.stored:
            return
        try:
            self.store.save(hotels)
        except OSError as error:
            self.tell("trip.saveFailed")
            buttons = {"Try Again": self.save, "OK": None}
            self.app.alerts.show("The trip could not be saved.", f"Nothing is lost: {error}.", buttons)
        else:
            self.stored = hotels
            self.tell("trip.saved", hotels=len(hotels))

    # Changes, each of which registers its opposite

    def insert(self, hotel, name):
        self.history.step(name, self, lambda: self.remove(hotel, name))
        self.hotels.append(hotel)

    def remove(self, hotel, name):
        self.history.step(name, self, lambda: self.insert(hotel, name))
        self.hotels.remove(hotel)
        self.withdraw(hotel)
        hotel.is_draft = False  # a draft that comes back by undo is a hotel, as printed

    def replace(self, hotel, facts):
        old = hotel.facts
        self.history.step("Edit Hotel", self, lambda: self.replace(hotel, old))
        hotel.facts = facts
        if hotel.question and hotel.question.address != facts.address:
            self.withdraw(hotel)

    def give_up_drafts(self):
        self.hotels = [hotel for hotel in self.hotels if not hotel.is_draft]
        self.history.remove_all()

    # Places

    def withdraw(self, hotel):
        if hotel.question:
            self.geocoder.withdraw(hotel.question)
            hotel.question = None

    def locate(self, hotel):
        """Asks where the hotel is, unless that is known, or asked already, or there is nothing to ask."""
        def receive(question):
            if hotel.question is question:  # else the address has changed meanwhile, or the hotel has gone
                hotel.question, failed = None, isinstance(question.answer, str)
                hotel.facts = Facts(hotel.facts.values, *((None, question.answer) if failed else (question.answer,)))
        if hotel.facts.address and not hotel.facts.place and not hotel.question:
            hotel.question = self.geocoder.ask(hotel.facts.address, receive)
            if hotel.question.due == self.geocoder.now:
                self.geocoder.deliver(hotel.question)

    def deliver_late(self, question):
        """An answer that comes by itself is saved, but it is no step to take back."""
        before = self.pins()
        with self.step():
            self.geocoder.deliver(question)
        if self.pins() != before and not self.app.screen("hotels"):
            self.refresh_map()

    def refresh_map(self):
        self.tell("map.refreshed", pins=len(self.pins()))

    # On the wire

    def answer(self, place: str):
        asked = [question for question in self.geocoder.open if place in question.address]
        if not asked:
            raise Refusal("notListed", f"Nothing is asked about {place}.")
        self.deliver_late(asked[-1])

    def leave_behind(self, hotels: list):
        if self.app.screen("hotels"):
            raise Refusal("alreadyEditing", "The list of hotels is open.")
        if not all(isinstance(hotel, dict) and all(isinstance(text, str) for text in hotel.values()) for hotel in hotels):
            raise Refusal("badArgument", "A hotel is an object of texts.")
        values = [{part: hotel.get(part, "") for part in NO_HOTEL} for hotel in hotels]
        self.store.write([{"values": each, "place": None, "failure": None, "record": None} for each in values])
        self.load()

    def saved(self):
        return [kept["values"] for kept in self.store.read([])]

    def pins(self):
        return [{"title": hotel.facts.name, "latitude": hotel.facts.place[0], "longitude": hotel.facts.place[1]}
                for hotel in self.listed() if hotel.facts.place]

    def failures(self):
        return [{"name": hotel.facts.name, "reason": hotel.facts.failure}
                for hotel in self.listed() if hotel.facts.failure]

    ACTIONS = {"geocoder.answer": answer, "trip.store": leave_behind}
    QUERIES = {"trip.saved": saved, "map.pins": pins, "map.failures": failures}


# Screens

class Screen:
    """What any screen has. A shake finds its history, and the window's where it has none."""

    name = title = ""
    container, transition, history = "none", None, None
    bar, buttons = [], []

    def __init__(self, app, fields=()):
        self.app, self.tell, self.keyboard = app, app.tell, Keyboard(app, fields)

    def take_back(self, move):
        """Carries out the undo or redo that the user has chosen."""
        move()

    def is_enabled(self, title):
        return True

    def described(self):
        fields = [{"name": each.name, "text": each.text, "editing": each is self.keyboard.editing,
                   "clearButton": "whileEditing", "clearsOnBegin": False, "autocapitalization": "sentences",
                   "autocorrection": "no"} for each in self.keyboard.fields.values()]
        bar = [{"side": side, "title": title, "style": style, "enabled": self.is_enabled(title)}
               for side, title, style in self.bar]
        return {"name": self.name, "title": self.title, "container": self.container, "transition": self.transition,
                "bar": bar, "fields": fields, "buttons": self.buttons}

    ACTIONS, QUERIES = {}, {}


class TripScreen(Screen):
    name, title, container = "trip", "RoadTrip", "navigation"

    def open_hotels(self):
        self.app.show(HotelsScreen(self.app), "pushed")

    ACTIONS = {"hotels.open": open_hotels}


class HotelsScreen(Screen):
    name, title, container = "hotels", "Hotels", "navigation"

    def __init__(self, app):
        super().__init__(app)
        self.trip, self.history = app.trip, app.trip.history

    def take_back(self, move):
        with self.trip.step():
            move()

    def hotel(self, name):
        hotel = next((hotel for hotel in self.trip.listed() if hotel.facts.name == name), None)
        if not hotel:
            raise Refusal("notListed", f"There is no hotel {name} on the list.")
        return hotel

    def add(self):
        """The new hotel is on the list while its form is open, and saved with the form."""
        hotel = Hotel(Facts(DEFAULT_HOTEL), is_draft=True)
        self.app.show(Form(self.app, hotel), "presented")
        with self.trip.batch():
            self.trip.insert(hotel, "Add Hotel")

    def edit(self, name: str):
        self.app.show(Form(self.app, self.hotel(name)), "presented")

    def delete(self, name: str):
        hotel = self.hotel(name)
        with self.trip.step():
            self.trip.remove(hotel, "Delete Hotel")

    def leave(self):
        self.app.leave("popped")
        self.history.remove_all()
        self.trip.save()
        self.trip.refresh_map()

    def rows(self):
        return [{"name": hotel.facts.name, "address": hotel.facts.line} for hotel in self.trip.listed()]

    ACTIONS = {"hotels.add": add, "hotels.edit": edit, "hotels.delete": delete, "hotels.leave": leave}
    QUERIES = {"hotels.rows": rows}


class Form(Screen):
    """A hotel's form. What it shows is its own until Save; that the hotel was exported is remembered at once."""

    name, title, container, transition = "form", "Hotel Information", "navigation", "flipHorizontal"
    bar = [("left", "Cancel", "bordered"), ("right", "Save", "done")]
    buttons = ["Get from Contacts", "Save to Contacts"]

    def __init__(self, app, hotel):
        super().__init__(app, [TextField(name, text) for name, text in hotel.facts.values.items()])
        self.trip, self.hotel, self.record = app.trip, hotel, hotel.record

    def values(self):
        return {name: each.text for name, each in self.keyboard.fields.items()}

    def finish(self, save):
        self.tell("form.didFinish", save=save)
        self.app.leave("dismissed")

    def save(self):
        """A new address takes the old place away; a new name does not."""
        values = self.values()
        if not values["name"].strip():
            self.app.alerts.show("", "A hotel needs a name.", {"OK": None})
            return
        self.finish(save=True)
        facts = replace(self.hotel.facts, values=values)
        with self.trip.step():
            self.trip.replace(self.hotel, facts if facts.address == self.hotel.facts.address else Facts(values))
            self.hotel.is_draft, self.hotel.record = False, self.record
            self.trip.locate(self.hotel)

    def cancel(self):
        self.finish(save=False)
        with self.trip.step():
            if self.hotel.is_draft:
                self.trip.remove(self.hotel, "Cancel Hotel")

    # Import: the delegate of a picker

    def get_from_contacts(self):
        self.app.show(Picker(self.app, self), "presented")

    def picked(self, person):
        """Of several addresses the user picks one, so the picker goes on and shows them."""
        goes_on = len(person.get("address", [])) > 1
        if not goes_on:
            self.fill(person, first(person, "address") or {})
        return goes_on

    def fill(self, person, address):
        """Name and address replace what the form shows as a unit, and from now on it is another hotel."""
        self.record = None
        self.keyboard.fields["name"].set(called(person))
        for part, key in PARTS.items():
            self.keyboard.fields[part].set(", ".join(address.get(key, "").splitlines()))

    # Export: the delegate of a form for a new person

    def save_to_contacts(self):
        self.app.show(NewPerson(self.app, self, self.exported()), "presented")

    def exported(self):
        """The person to be stored: a draft, or the hotel's record, in which the user keeps more than the hotel."""
        values = self.values()
        person = copy.deepcopy(self.app.book.people.get(self.record, {}))
        addresses = person.pop("address", [])
        work = next((entry for entry in addresses if entry.get("label") == "work"), {"label": "work", "value": {}})
        address = {key: values[part] for part, key in PARTS.items() if values[part].strip()}
        more = {key: text for key, text in work["value"].items() if key not in PARTS.values()}
        kept = [entry for entry in addresses if entry is not work]
        addresses = [work | {"value": more | address}, *kept] if address else kept
        person |= {"kind": "organization", "organization": values["name"]}
        return person | {"address": addresses} if addresses else person

    def completed(self, person):
        """`person` is None for a cancel."""
        self.app.leave("dismissed")
        if person:
            self.record = self.hotel.record = person["id"]
            self.tell("form.didExport", record=self.record)

    ACTIONS = {"form.save": save, "form.cancel": cancel, "form.getFromContacts": get_from_contacts,
               "form.saveToContacts": save_to_contacts}
    QUERIES = {"form.fields": values}


class Picker(Screen):
    """Lists the people as they were when it came up, and asks its delegate after each tap whether to go on."""

    name, title, transition, bar = "picker", "All Contacts", "coverVertical", [("right", "Cancel", "bordered")]

    def __init__(self, app, delegate):
        super().__init__(app)
        self.delegate, self.people, self.card = delegate, copy.deepcopy(app.book.listed()), None

    def choose(self, person: int):
        chosen = next((each for each in self.people if each["id"] == person), None)
        if self.card or not chosen:
            raise Refusal("notListed", "The picker does not list that person now.")
        event = self.tell("picker.didSelectPerson", name=called(chosen) or None)
        event["answer"] = self.delegate.picked(chosen)  # which may tell more, behind what it was asked
        if event["answer"]:
            self.card = chosen
        else:
            self.app.leave("dismissed")

    def choose_value(self, property: str | None, identifier: int | None):
        if not self.card:
            raise Refusal("noCard", "No card is open.")
        entry = next((each for each in self.card["address"] if each["identifier"] == identifier), None)
        if property != "address" or not entry:
            raise Refusal("noSuchValue", "The card does not show that value.")
        self.tell("picker.didSelectValue", name=called(self.card) or None, property=property, identifier=identifier,
                  answer=False)
        self.delegate.fill(self.card, entry["value"])
        self.app.leave("dismissed")

    def back(self):
        if not self.card:
            raise Refusal("nothingBehind", "The list is the first that a picker shows.")
        self.card = None

    def cancel(self):
        self.tell("picker.didCancel")
        self.app.leave("dismissed")

    def rows(self):
        return [{"person": person["id"], "name": list_name(person), "enabled": True} for person in self.people]

    def shown_card(self):
        """Only the hotel's form lets a card open, and it asks for addresses alone."""
        if not self.card:
            return {"name": None, "values": []}
        return {"name": list_name(self.card), "values": [
            {"property": "address", "label": entry.get("label"), "identifier": entry["identifier"],
             "text": joined([entry["value"].get(key, "") for key in PARTS.values()], " ")}
            for entry in self.card["address"]]}

    ACTIONS = {"picker.choose": choose, "picker.chooseValue": choose_value, "picker.back": back,
               "picker.cancel": cancel}
    QUERIES = {"picker.rows": rows, "picker.card": shown_card}


class NewPerson(Screen):
    """The form for a person who is in no address book before Save, or whose record Save updates."""

    name, title, container, transition = "newPerson", "New Contact", "navigation", "coverVertical"
    bar = [("left", "Cancel", "bordered"), ("right", "Done", "done")]

    def __init__(self, app, delegate, person):
        super().__init__(app)
        self.delegate, self.person = delegate, person

    def is_enabled(self, title):
        has_something = any(value for key, value in self.person.items() if key not in ("id", "kind"))
        return title != "Done" or has_something

    def enter(self, property: str, text: str):
        if property in TEXT_LISTS:
            self.person.setdefault(property, []).append({"label": "home", "value": text})
        elif property not in TEXTS:
            raise Refusal("wrongType", f"The property {property} takes no text.")
        elif text:
            self.person[property] = text
        else:
            self.person.pop(property, None)

    def save(self):
        if not self.is_enabled("Done"):
            raise Refusal("buttonDisabled", "There is nothing to save.")
        try:
            stored = self.app.book.save(self.person)
        except OSError as error:
            self.app.alerts.show("The contact could not be saved.", f"Nothing is lost: {error}.", {"OK": None})
        else:
            self.finish(stored)

    def cancel(self):
        self.finish(None)

    def finish(self, person):
        self.tell("newPerson.didComplete", name=person and called(person) or None)
        self.delegate.completed(person)

    def shown(self):
        return self.person | {"name": called(self.person) or None}

    ACTIONS = {"newPerson.enter": enter, "newPerson.save": save, "newPerson.cancel": cancel}
    QUERIES = {"newPerson.person": shown}


class BestFriendScreen(Screen):
    """The friend is built as one value and then shown, so nothing of the last one can stay."""

    name, title, buttons, friend = "bestFriend", "Best Friend", ["Choose"], None

    def choose(self):
        self.app.show(Picker(self.app, self), "presented")

    def picked(self, person):
        self.friend = {"name": person.get("firstName") or list_name(person), "email": first(person, "email"),
                       "zip": (first(person, "address") or {}).get("ZIP"), "photo": person.get("image") == "yes"}
        self.tell("bestFriend.changed", name=self.friend["name"])
        return False

    def shown(self):
        return self.friend

    ACTIONS = {"bestFriend.choose": choose}
    QUERIES = {"bestFriend.friend": shown}


SCREENS = (TripScreen, HotelsScreen, Form, Picker, NewPerson, BestFriendScreen)


# The app

class Alerts:
    """The newest is on top. `buttons` has what each does, or None, in the order shown."""

    def __init__(self):
        self.shown = []

    def show(self, title, message, buttons):
        self.shown.append((title, message, buttons))

    def choose(self, button: str):
        if not self.shown:
            raise Refusal("noAlert", "No alert is shown.")
        buttons = self.shown[-1][2]
        if button not in buttons:
            raise Refusal("noSuchButton", f"The alert does not offer {button}.")
        self.shown.pop()
        if buttons[button]:
            buttons[button]()

    def described(self):
        if not self.shown:
            return None
        title, message, buttons = self.shown[-1]
        return {"title": title, "message": message, "buttons": list(buttons)}

    ACTIONS = {"alert.choose": choose}


class Device:
    def __init__(self, app):
        self.app, self.pasteboard, self.window_history = app, "", UndoManager()

    def nearest_history(self):
        front = self.app.front
        return front.keyboard.editing.history if front.keyboard.editing else front.history or self.window_history

    def shake(self):
        """Offers what there is to undo and to redo; with neither, or under another alert, nothing happens."""
        history, front = self.nearest_history(), self.app.front
        moves = {"undo": history.undo, "redo": history.redo}
        buttons = {history.title(side): functools.partial(front.take_back, move)
                   for side, move in moves.items() if history.title(side)}
        if buttons and not self.app.alerts.shown:
            self.app.alerts.show("", "", buttons | {"Cancel": None})

    def warn_of_memory(self):
        """No screen keeps anything in its views alone, so there is nothing to lose."""

    def copy(self, text: str):
        self.pasteboard = text

    def undo_state(self):
        history = self.nearest_history()
        return {"canUndo": bool(history.next("undo")), "canRedo": bool(history.next("redo"))}

    ACTIONS = {"device.shake": shake, "device.memoryWarning": warn_of_memory, "device.copy": copy}
    QUERIES = {"undo.state": undo_state}


class App:
    """One launch: the stack of screens, and everything that has actions and queries."""

    def __init__(self, surroundings, stores, now):
        self.surroundings, self.stores, self.events = surroundings, stores, []
        self.alerts, self.device, self.documents = Alerts(), Device(self), Documents(self.tell)
        self.geocoder = Geocoder(gazetteer(surroundings.get("places")), now, self.tell)
        self.book = AddressBook(stores["addressBook"], surroundings.get("firstID", 1), self.tell)
        self.trip = Trip(self, stores["trip"], self.geocoder)
        self.screens = [TripScreen(self)]

    @classmethod
    def launched(cls, surroundings):
        stores = {name: Store(surroundings.get("directory"), name) for name in ("addressBook", "trip")}
        return cls(surroundings, stores, surroundings.get("now", 0))

    def relaunched(self):
        for store in self.stores.values():
            store.stop_failing()
        return App(self.surroundings, self.stores, self.geocoder.now)

    def tell(self, event, **details):
        self.events.append({"type": event, **details})
        return self.events[-1]

    # What the kit asks

    def perform(self, name, arguments):
        for part in (self, self.alerts, self.device, self.book, self.trip, self.geocoder, self.documents,
                     *self.stores.values()):
            if name in part.ACTIONS:
                return call(part.ACTIONS[name], part, arguments)
        if name in UndoManager.ACTIONS:
            return call(UndoManager.ACTIONS[name], self.documents.made(), arguments)
        return self.perform_on_screen(name, arguments)

    def perform_on_screen(self, name, arguments):
        """The user acts on the screen in front, and not past an alert."""
        for part in (self.front, self.front.keyboard):
            if name in part.ACTIONS:
                if self.alerts.shown:
                    raise Refusal("alertInTheWay", "An alert has to be answered first.")
                return call(part.ACTIONS[name], part, arguments)
        if any(name in screen.ACTIONS for screen in SCREENS):
            raise Refusal("notShown", f"The screen of {name} is not in front.")
        raise Refusal("unknownAction", f"There is no action {name}.")

    def observe(self, name):
        """A screen is read also while another covers it: the form behind the picker, the list behind the form."""
        if name in UndoManager.QUERIES:
            return UndoManager.QUERIES[name](self.documents.made())
        for part in (self, self.device, self.book, self.trip, self.documents, self.front.keyboard, *self.screens):
            if name in part.QUERIES:
                return part.QUERIES[name](part)
        is_known = any(name in screen.QUERIES for screen in SCREENS)
        raise Refusal("notShown" if is_known else "unknownQuery", f"There is nothing to read as {name} now.")

    def advance(self, milliseconds):
        """Each answer that falls due comes at its own moment."""
        end = self.geocoder.now + milliseconds
        while question := self.geocoder.next_due(by=end):
            self.geocoder.now = max(self.geocoder.now, question.due)
            self.trip.deliver_late(question)
        self.geocoder.now = end

    # The window

    @property
    def front(self):
        return self.screens[-1]

    def screen(self, name):
        return next((screen for screen in self.screens if screen.name == name), None)

    def show(self, screen, how):
        below = self.front
        self.tell(f"{screen.name}.{how}")
        self.tell(f"{below.name}.willDisappear", departure="covered")
        self.tell(f"{screen.name}.willAppear")
        self.screens.append(screen)
        self.exchange(below, screen, comes_first=how == "presented")

    def leave(self, how):
        gone = self.screens.pop()
        self.tell(f"{gone.name}.{how}")
        self.tell(f"{gone.name}.willDisappear", departure="leaving")
        self.tell(f"{self.front.name}.willAppear")
        self.exchange(gone, self.front, comes_first=how == "dismissed")

    def exchange(self, going, coming, comes_first):
        """What comes did appear before what goes did disappear, but in a push and a pop it is the other way round."""
        if comes_first:
            self.tell(f"{coming.name}.didAppear")
        going.keyboard.end(asking=False)
        self.tell(f"{going.name}.didDisappear")
        if not comes_first:
            self.tell(f"{coming.name}.didAppear")

    def open_best_friend(self):
        """The other app takes the whole window; a hotel whose form was open is given up, as when the app is killed."""
        gone, self.screens = self.front, [BestFriendScreen(self)]
        self.trip.give_up_drafts()
        self.tell(f"{gone.name}.willDisappear", departure="leaving")
        self.tell("bestFriend.willAppear")
        self.exchange(gone, self.front, comes_first=True)

    def described_front(self):
        under = [screen.name for screen in reversed(self.screens[:-1])]
        return self.front.described() | {"under": under, "alert": self.alerts.described()}

    ACTIONS = {"bestFriend.open": open_best_friend}
    QUERIES = {"screen.front": described_front}


if __name__ == "__main__":
    Wire("RoadTrip in Python", CAPABILITIES, App.launched).run()
