#!/usr/bin/env python3
"""RoadTrip and BestFriend in Python: both apps as one front end, driven through the specs.

Python's standard library is all it needs. It was written from the documents: the features say what happens,
Specs/VOCABULARY.md how it is sent. best_friend.py beside it is the tutorial; this file is what that grows into:

    helpers, UndoManager, text fields   what the platform gives an app
    AddressBook, Geocoder, Trip         the data, and whom they ask
    Screen and its kinds                what the user sees; each action is a method of the screen that it is about
    App                                 the stack of screens, alerts, the device
    Documents                           the client of an undo manager that Specs/HotelController speaks of
    Wire                                JSON-RPC: one object a line in, one out

    roadbook conform Specs/RoadTrip Specs/BestFriend -- python3 Fixtures/Systems/roadtrip.py
"""

import copy
import json
import os
import re
import sys
import traceback
import unicodedata
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

CAPABILITIES = [
    "addressBook", "alert", "bestFriend", "clock", "device", "failures.addressBook", "failures.trip", "field", "form",
    "geocoder", "geocoder.deaf", "hotels", "map", "newPerson", "picker", "screen", "storage", "trip", "undo",
    "undoManager", "undoManager.emptyGroups.dropped", "undoManager.idleTitles.absent",
    "undoManager.nestedGroups.flattened", "undoManager.ungroupedNames.ignored",
]


# What the kit sends: actions and queries, declared beside the methods that carry them out.

class Refusal(Exception):
    """An action that makes no sense now. Whoever raises it has changed nothing yet."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Handler(NamedTuple):
    method: object
    owner: str  # "screen form", "front", or the name of an attribute of the app
    arguments: dict


ACTIONS, QUERIES = {}, {}


def action(name, owner, /, **arguments):
    """Declares a method as an action. `owner` is where to find its object; see App.owner."""
    def declare(method):
        ACTIONS[name] = Handler(method, owner, arguments)
        return method
    return declare


def query(name, owner):
    def declare(method):
        QUERIES[name] = Handler(method, owner, {})
        return method
    return declare


def optional(kind):
    return (kind, type(None))


def checked(arguments, kinds):
    """The arguments that an action takes, of the declared types; bool is no int here, though Python thinks so."""
    taken = {name: arguments.get(name) for name in kinds}
    for name, kind in kinds.items():
        allowed = kind if isinstance(kind, tuple) else (kind,)
        if type(taken[name]) not in allowed:
            raise Refusal("badArgument", f"The argument {name} is missing or of the wrong type.")
    return taken


# Texts

def folded(text):
    """How a text is compared in lists and searches: neither case nor accents decide."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def joined(parts, separator):
    return separator.join(part for part in parts if part.strip())


def utf16(text):
    """Two bytes a unit, the measure of ranges on the wire. A lone surrogate, which JSON can hold, survives."""
    return text.encode("utf-16-le", "surrogatepass")


def units(text):
    return len(utf16(text)) // 2


def piece(text, start, end):
    return utf16(text)[2 * start:2 * end].decode("utf-16-le", "surrogatepass")


def attaches(character, cluster):
    """Whether a scalar belongs to the character before it: accents, skin tones, joined emoji, halves of a flag."""
    is_flag = all("\U0001F1E6" <= scalar <= "\U0001F1FF" for scalar in (cluster, character) if len(scalar) == 1)
    return (unicodedata.category(character) in ("Mn", "Mc", "Me") or "\U0001F3FB" <= character <= "\U0001F3FF"
            or character == "\u200d" or cluster.endswith("\u200d") or "\U000E0020" <= character <= "\U000E007F"
            or cluster + character == "\r\n" or len(cluster) == 1 and is_flag)


def boundaries(text):
    """The places between the characters of a text, in UTF-16 units, its two ends included."""
    clusters = []
    for character in text:
        if clusters and attaches(character, clusters[-1]):
            clusters[-1] += character
        else:
            clusters.append(character)
    places = [0]
    for cluster in clusters:
        places.append(places[-1] + units(cluster))
    return places


def widened(text, start, end):
    """A range that would cut a character takes it whole."""
    places = boundaries(text)
    if not 0 <= start <= end <= places[-1]:
        raise Refusal("outOfRange", f"There are {places[-1]} units, so no range from {start} to {end}.")
    return max(place for place in places if place <= start), min(place for place in places if place >= end)


# Undo

@dataclass
class Group:
    actions: list = field(default_factory=list)  # of (target, handler)
    name: str = ""


class UndoManager:
    """Steps to take back and to redo. A change registers its opposite; an event's registrations are one step.

    A group closed empty is dropped, one closed inside another becomes part of it. The apps have a manager for the
    list and one for each field that is edited; only the client of Specs/Undo listens to what it tells.
    """

    def __init__(self, tell=lambda event, **details: None, before=lambda: None):
        self.report, self.before_checkpoint = tell, before
        self.groups_by_event, self.limit = True, 0
        self.remove_all()

    def remove_all(self):
        self.sides = {"undo": [], "redo": []}
        self.open, self.disabled, self.running, self.collected = [], 0, None, None

    def tell(self, event, **details):
        self.report("undoManager." + event, level=len(self.open), **details)

    def checkpoint(self):
        self.tell("checkpoint")
        self.before_checkpoint()

    def register(self, target, handler):
        if self.disabled:
            return
        if self.running:
            self.collected.actions.append((target, handler))
            return
        if not self.open:
            if not self.groups_by_event:
                raise Refusal("noGroupOpen", "Nothing can be registered outside a group.")
            self.open_group()
        self.sides["redo"].clear()
        self.open[-1].actions.append((target, handler))

    def step(self, name, target, handler):
        """A change of one event, as the apps make them; inside an undo it joins what is being collected."""
        self.register(target, handler)
        if not self.running:
            self.name(name)
            self.end_event()

    def name(self, name):
        if self.open:
            self.open[-1].name = name

    def open_group(self):
        self.open.append(Group())
        self.tell("didOpenGroup")

    def begin(self):
        if not self.open and self.groups_by_event:
            self.open_group()
        self.checkpoint()
        self.open_group()

    def end(self):
        if self.running or not self.open:
            raise Refusal("noGroupOpen", "There is no group to end.")
        self.checkpoint()
        self.tell("willCloseGroup", discardable=False)
        group = self.open.pop()
        if self.open:
            self.open[-1].actions += group.actions
        elif group.actions:
            self.sides["undo"].append(group)
            self.trim()
        self.tell("didCloseGroup", discardable=False)

    def end_event(self):
        if self.groups_by_event and len(self.open) == 1:
            self.end()

    def trim(self):
        if self.limit:
            for side in self.sides.values():
                del side[:-self.limit]

    def undo(self):
        self.refuse_while_running()
        if len(self.open) > 1:
            raise Refusal("nestedGroupsOpen", "Groups are open inside the one to undo.")
        if self.open:
            self.end()
        self.checkpoint()
        if self.open:  # what registered late, at the checkpoint
            self.end()
        self.take("undo", "redo")

    def redo(self):
        self.refuse_while_running()
        self.checkpoint()
        self.take("redo", "undo")

    def undo_nested_group(self):
        self.refuse_while_running()
        raise Refusal("ungroupedActions", "A nested group has become part of the one around it.")

    def refuse_while_running(self):
        if self.running:
            raise Refusal("during" + self.running.capitalize(), f"There is a step to {self.running} under way.")

    def take(self, side, other):
        if not self.sides[side]:
            return
        group = self.sides[side].pop()
        self.tell("will" + side.capitalize())
        self.running, self.collected = side, Group(name=group.name)
        try:
            for _, handler in reversed(group.actions):
                handler()
        finally:
            self.running = None
        if self.collected.actions:
            self.sides[other].append(self.collected)
        self.tell("did" + side.capitalize())

    def remove_actions(self, target):
        for side in self.sides.values():
            for group in side:
                group.actions = [entry for entry in group.actions if entry[0] is not target]
            side[:] = [group for group in side if group.actions]
        for group in self.open:
            group.actions = [entry for entry in group.actions if entry[0] is not target]

    def next(self, side):
        """The step that would be taken now; of the open groups, which count as one, the outermost has the name."""
        if side == "undo" and any(group.actions for group in self.open):
            return self.open[0]
        return self.sides[side][-1] if self.sides[side] else None

    def title(self, side):
        """The words of a button, `Undo Edit Hotel`, or None with nothing to take back."""
        step = self.next(side)
        return step and f"{side.capitalize()} {step.name}".rstrip()


# Text fields, keyboard and edit menu

class TextField:
    """One field: its text, what of it is selected (in UTF-16 units), and a history while it is edited."""

    def __init__(self, name, text):
        self.name, self.history, self.selection = name, UndoManager(), (0, 0)
        self.set(text)

    def set(self, text):
        """By code: no step may remain that remembers places in the old text."""
        self.text = text
        self.caret_to_end()
        self.history.remove_all()

    def caret_to_end(self):
        self.selection = (units(self.text), units(self.text))

    @property
    def selected(self):
        return piece(self.text, *self.selection)

    def word_at_caret(self):
        caret, places = self.selection[0], boundaries(self.text)
        starts = [place for place in places if place < caret and not piece(self.text, place, place + 1).isspace()]
        start = starts[-1] if starts else 0
        while start and not piece(self.text, start - 1, start).isspace():
            start -= 1
        end = start
        while end < places[-1] and not piece(self.text, end, end + 1).isspace():
            end += 1
        return widened(self.text, start, end)


class Keyboard:
    """The fields of a screen, and which of them is edited. Here nobody answers a question with no."""

    def __init__(self, app, fields):
        self.app, self.fields, self.editing = app, {each.name: each for each in fields}, None

    def tell(self, event, text_field, **details):
        self.app.tell("field." + event, field=text_field.name, **details)

    def edited(self):
        if not self.editing:
            raise Refusal("notEditing", "No field is being edited.")
        return self.editing

    def end(self, asking=True):
        """Lowers the keyboard. A screen that is left or covered takes it away without asking."""
        if self.editing:
            if asking:
                self.tell("shouldEndEditing", self.editing)
            self.tell("didEndEditing", self.editing, reason="committed")
            self.editing.history.remove_all()
            self.editing = None

    def change(self, text_field, start, end, replacement):
        """The change itself, asked for already. Its opposite is the same: to replace what is there then."""
        old, selection = text_field.text, text_field.selection

        def restore(text, selected):
            now, now_selected = text_field.text, text_field.selection
            text_field.history.step("Typing", text_field, lambda: restore(now, now_selected))
            text_field.text, text_field.selection = text, selected
            self.tell("didChange", text_field, text=text)

        text_field.text = piece(old, 0, start) + replacement + piece(old, end, units(old))
        caret = start + units(replacement)
        text_field.selection = (caret, caret)
        if text_field is self.editing:
            text_field.history.step("Typing", text_field, lambda: restore(old, selection))
        self.tell("didChange", text_field, text=text_field.text)

    def edit(self, start, end, replacement):
        text_field = self.edited()
        start, end = widened(text_field.text, start, end)
        if start == end and not replacement:
            return
        self.tell("shouldChange", text_field, **{"from": start, "to": end, "replacement": replacement})
        self.change(text_field, start, end, replacement)

    @action("field.focus", "keyboard", field=str)
    def focus(self, field):
        if field not in self.fields:
            raise Refusal("notShown", f"There is no field {field} on the screen.")
        text_field = self.fields[field]
        if text_field is self.editing:
            return
        self.tell("shouldBeginEditing", text_field)
        self.end()
        self.editing = text_field
        text_field.caret_to_end()
        self.tell("didBeginEditing", text_field)

    @action("field.type", "keyboard", text=str)
    def type(self, text):
        self.edit(*self.edited().selection, text)

    @action("field.delete", "keyboard")
    def delete(self):
        text_field = self.edited()
        start, end = text_field.selection
        if start == end:
            start = max([place for place in boundaries(text_field.text) if place < start], default=0)
        self.edit(start, end, "")

    @action("field.clear", "keyboard", field=optional(str))
    def clear(self, field):
        if field is not None and field not in self.fields:
            raise Refusal("notShown", f"There is no field {field} on the screen.")
        text_field = self.edited() if field is None else self.fields[field]
        if text_field is not self.editing or not text_field.text:
            raise Refusal("notOffered", "The clear button is shown over a text that is being edited.")
        self.tell("shouldClear", text_field)
        self.change(text_field, 0, units(text_field.text), "")

    @action("field.select", "keyboard", **{"from": int, "to": int})
    def select(self, **ends):
        text_field = self.edited()
        text_field.selection = widened(text_field.text, ends["from"], ends["to"])

    @action("field.replace", "keyboard", **{"from": int, "to": int, "text": str})
    def replace(self, text, **ends):
        self.edit(ends["from"], ends["to"], text)

    @action("field.return", "keyboard")
    def tap_return(self):
        self.tell("shouldReturn", self.edited())
        self.end()

    @query("field.menuItems", "keyboard")
    def menu_items(self):
        text_field = self.edited()
        partly = text_field.text and text_field.selected != text_field.text
        offered = {"Select": partly, "Select All": partly, "Cut": text_field.selected, "Copy": text_field.selected,
                   "Paste": self.app.pasteboard}
        return [item for item, makes_sense in offered.items() if makes_sense]

    @action("field.menu", "keyboard", item=str)
    def choose_from_menu(self, item):
        if item not in self.menu_items():
            raise Refusal("notOffered", f"The menu does not offer {item}.")
        text_field = self.editing
        if item == "Select":
            text_field.selection = text_field.word_at_caret()
        elif item == "Select All":
            text_field.selection = (0, units(text_field.text))
        elif item == "Paste":
            self.edit(*text_field.selection, self.app.pasteboard)
        else:
            self.app.pasteboard = text_field.selected
            if item == "Cut":
                self.edit(*text_field.selection, "")


# Data that outlive the app

class Store:
    """One value, kept as JSON: in a file of the scenario's directory, or in memory where it has none.

    A file is written beside the old one and then put in its place, so that nothing is ever half written.
    """

    def __init__(self, directory, name):
        self.path = Path(directory, name) if directory else None
        self.text, self.failing = None, False

    def read(self, empty):
        if self.path:
            self.text = self.path.read_text("utf-8") if self.path.exists() else None
        return json.loads(self.text) if self.text else empty

    def write(self, value):
        text = json.dumps(value)
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_suffix(".new")
            beside.write_text(text, "utf-8")
            os.replace(beside, self.path)
        self.text = text

    def save(self, value):
        """A save of the app, which may fail; what another app stores does not go this way."""
        if self.failing:
            raise OSError("the disk is full")
        self.write(value)


# People

TEXTS = {"firstName", "lastName", "middleName", "prefix", "suffix", "nickname", "firstNamePhonetic",
         "middleNamePhonetic", "lastNamePhonetic", "organization", "department", "jobTitle", "note"}
TEXT_LISTS = {"email", "phone", "url", "relatedNames"}
OBJECT_LISTS = {"address", "instantMessage", "socialProfile", "date"}
OTHERS = {"kind": str, "image": str, "birthday": dict}
PARTS = {"street": "Street", "city": "City", "state": "State", "zip": "ZIP"}  # of a hotel and of an address


def fits(key, value):
    """Whether a property is one that a person has, and the value is of its type."""
    if key in TEXTS:
        return isinstance(value, str)
    if key in TEXT_LISTS | OBJECT_LISTS:
        kind = str if key in TEXT_LISTS else dict
        return isinstance(value, list) and all(
            isinstance(entry, dict) and isinstance(entry.get("value"), kind) for entry in value)
    return key in OTHERS and isinstance(value, OTHERS[key])


def own_name(person):
    """A company's organization; else the parts of the name that are there; else the organization; else empty."""
    organization = person.get("organization", "")
    parts = [person.get(key, "") for key in ("prefix", "firstName", "middleName", "lastName", "suffix")]
    if person.get("kind") == "organization" and organization.strip():
        return organization
    return joined(parts, " ") or organization


def called(person):
    """What a hotel is named after somebody, and a list calls them where they have no name of their own."""
    emails = person.get("email") or [{"value": ""}]
    return own_name(person) or person.get("nickname", "") or emails[0]["value"]


def list_name(person):
    return called(person) or "No Name"


def list_order(person):
    """By last name; who has none stands by the first, a company by its own; who has no name at all stands last."""
    is_company = person.get("kind") == "organization" and person.get("organization")
    last = "" if is_company else person.get("lastName", "")
    return (not called(person), folded(last or called(person)), folded(called(person)), person["id"])


def is_found(person, text):
    names = [person.get("firstName", ""), person.get("lastName", ""), person.get("organization", ""), called(person)]
    return any(folded(name).startswith(folded(text)) for name in names)


def address_text(value):
    lines = [value.get("Street", ""), joined([value.get(part, "") for part in ("City", "State", "ZIP")], " "),
             value.get("Country", "")]
    return joined(lines, "\n")


class AddressBook:
    """People and groups by id. An id, and the identifier of a value in a list, is never given twice."""

    def __init__(self, store, first_id, tell):
        self.store, self.tell = store, tell
        kept = store.read({"next": first_id, "people": [], "groups": [], "links": []})
        self.next, self.links = kept["next"], [set(link) for link in kept["links"]]
        self.people = {person["id"]: person for person in kept["people"]}
        self.groups = {group["group"]: group for group in kept["groups"]}

    def number(self):
        self.next += 1
        return self.next - 1

    def kept(self):
        return {"next": self.next, "people": list(self.people.values()), "groups": list(self.groups.values()),
                "links": [sorted(link) for link in self.links]}

    def numbered(self, person, number):
        """A copy of a person to be stored: each value of a list has an identifier, which stays with it."""
        stored = copy.deepcopy(person) | {"id": number}
        for entry in (entry for value in stored.values() if isinstance(value, list) for entry in value):
            if "identifier" not in entry:
                entry["identifier"] = self.number()
        return stored

    def save(self, person):
        """The app's save of one person, new without an id. Answers the stored one; an OSError changes nothing."""
        before, number = self.people, person.get("id")
        known = number in before
        stored = self.numbered(person, number if known else self.number())
        self.people = before | {stored["id"]: stored}
        try:
            self.store.save(self.kept())
        except OSError:
            self.people = before
            self.tell("addressBook.saveFailed")
            raise
        self.tell("addressBook.saved", added=int(not known), updated=int(known), removed=0)
        return stored

    def listed(self):
        return sorted(self.people.values(), key=list_order)

    def require(self, ids):
        if any(type(each) is not int for each in ids):
            raise Refusal("badArgument", "A person is an id.")
        if any(each not in self.people for each in ids):
            raise Refusal("unknownRecord", "There is no such person in the address book.")

    @action("addressBook.add", "book", person=dict)
    def add(self, person):
        if not all(fits(key, value) for key, value in person.items() if value is not None):
            raise Refusal("wrongType", "A person has a property that there is not, or of another type.")
        stored = self.numbered({key: value for key, value in person.items() if value is not None}, self.number())
        self.people[stored["id"]] = stored
        self.store.write(self.kept())

    @action("addressBook.delete", "book", person=int)
    def delete(self, person):
        self.require([person])
        del self.people[person]
        for group in self.groups.values():
            group["members"] = [member for member in group["members"] if member != person]
        self.links = [link - {person} for link in self.links]
        self.store.write(self.kept())

    @action("addressBook.addGroup", "book", name=str, members=list)
    def add_group(self, name, members):
        self.require(members)
        number = self.number()
        self.groups[number] = {"group": number, "name": name, "members": members}
        self.store.write(self.kept())

    @action("addressBook.link", "book", people=list)
    def link(self, people):
        self.require(people)
        touched = [link for link in self.links if link & set(people)]
        self.links = [link for link in self.links if link not in touched] + [set(people).union(*touched)]
        self.store.write(self.kept())

    @query("addressBook.people", "book")
    def everybody(self):
        return [person | {"name": list_name(person)} for person in self.listed()]

    @query("addressBook.groups", "book")
    def groups_by_name(self):
        names = {person["id"]: list_name(person) for person in self.listed()}
        groups = sorted(self.groups.values(), key=lambda group: folded(group["name"]))
        return [group | {"members": [names[each] for each in names if each in group["members"]]} for group in groups]

    @action("failures.addressBook.start", "book")
    def start_failing(self):
        self.store.failing = True

    @action("failures.addressBook.stop", "book")
    def stop_failing(self):
        self.store.failing = False


# Places

def gazetteer(path):
    """(ZIP, city, states, coordinate) of each place in a file of places; without a file no place is known."""
    places = []
    for line in Path(path).read_text("utf-8").splitlines() if path else []:
        if line and not line.startswith("#"):
            code, city, state, in_words, latitude, longitude = line.split("\t")
            places.append((code, city, (state, in_words), (float(latitude), float(longitude))))
    return places


@dataclass(eq=False)
class Question:
    address: str
    receiver: object  # called with the question and its answer: a coordinate, or the reason why there is none
    answer: object
    due: int | None  # None for one that is answered by hand


class Geocoder:
    """Finds an address in the gazetteer, or fails, or answers late, as it is told to for the questions that follow."""

    def __init__(self, places, clock, tell):
        self.places, self.clock, self.tell = places, clock, tell
        self.open, self.deaf = [], False
        self.work()

    def look_up(self, address):
        """By ZIP, else by city and state at the end of the line."""
        for code, city, states, coordinate in self.places:
            endings = [folded(f"{city} {state}") for state in states]
            if code in address.split() or any(folded(address).endswith(ending) for ending in endings):
                return coordinate
        return "noResult"

    def ask(self, address, receiver):
        self.tell("geocoder.asked", address=address)
        due = None if self.held else self.clock.now + self.milliseconds
        question = Question(address, receiver, self.reason or self.look_up(address), due)
        self.open.append(question)
        return question

    def deliver(self, question):
        self.open.remove(question)
        self.tell("geocoder.answered", address=question.address, found=not isinstance(question.answer, str))
        question.receiver(question)

    def deliver_due(self):
        """Answers the first question that is due, if there is one, and says whether it did."""
        due = [question for question in self.open if question.due is not None and question.due <= self.clock.now]
        if due:
            self.deliver(min(due, key=lambda question: question.due))
        return bool(due)

    def withdraw(self, question):
        self.tell("geocoder.cancelled", address=question.address)
        if not self.deaf:
            self.open.remove(question)

    @action("geocoder.fail", "geocoder", reason=optional(str))
    def fail(self, reason):
        if reason not in (None, "noResult", "partialResult", "cancelled", "network"):
            raise Refusal("badArgument", f"There is no reason {reason}.")
        self.reason = reason or "noResult"

    @action("geocoder.work", "geocoder")
    def work(self):
        self.reason, self.milliseconds, self.held = None, 0, False

    @action("geocoder.delay", "geocoder", milliseconds=int)
    def delay(self, milliseconds):
        if milliseconds < 0:
            raise Refusal("badArgument", "An answer cannot come before its question.")
        self.milliseconds, self.held = milliseconds, False

    @action("geocoder.hold", "geocoder")
    def hold(self):
        self.held = True

    @action("geocoder.deaf.choose", "geocoder")
    def choose_deaf(self):
        self.deaf = True


# The trip

NO_HOTEL = {"name": "", "street": "", "city": "", "state": "", "zip": ""}
DEFAULT_HOTEL = {"name": "Hotel California", "street": "1 Dr Carlton B Goodlett Place", "city": "San Francisco",
                 "state": "California", "zip": "94102"}


@dataclass(frozen=True)
class Facts:
    """What a hotel is: the five texts, and where they are. An edit puts new facts in the place of the old ones."""
    values: dict
    place: tuple | None = None
    failure: str | None = None

    @property
    def name(self):
        return self.values["name"]

    @property
    def address(self):
        """The line that a geocoder is asked."""
        return joined([self.values[part] for part in PARTS], " ")

    @property
    def one_line(self):
        """The line that the list shows: "12 Broadway, Needles, California 92363"."""
        state = joined([self.values["state"], self.values["zip"]], " ")
        return joined([self.values["street"], self.values["city"], state], ", ")


@dataclass(eq=False)
class Hotel:
    facts: Facts
    record: int | None = None  # the person that the hotel was exported to
    is_draft: bool = False  # its form has not been saved, so neither is it
    question: Question | None = None


class Trip:
    """The hotels, their places, the steps to take back, and the store: listing 1-13 without its traps."""

    def __init__(self, app, store, geocoder):
        self.app, self.store, self.geocoder, self.tell = app, store, geocoder, app.tell
        self.history = UndoManager()
        self.load()

    def load(self):
        self.hotels = []
        for entry in self.store.read([]):
            place = tuple(entry["place"]) if entry["place"] else None
            self.hotels.append(Hotel(Facts(entry["values"], place, entry["failure"]), entry["record"]))
        self.stored = self.complete()

    def sorted(self):
        return sorted(self.hotels, key=lambda hotel: folded(hotel.facts.name))

    def complete(self):
        """What is worth keeping: all but a hotel whose form is still open."""
        return [{"values": hotel.facts.values, "place": hotel.facts.place, "failure": hotel.facts.failure,
                 "record": hotel.record} for hotel in self.sorted() if not hotel.is_draft]

    @contextmanager
    def step(self, saving=True):
        """Around the changes of one step: tells the list of them, then saves, which the list need not wait for."""
        before = {hotel: (index, hotel.facts) for index, hotel in enumerate(self.sorted())}
        yield
        self.report(before)
        if saving:
            self.save()

    def report(self, before):
        """Old places count in the old list, new ones in the new list; rows that only shift are not told."""
        events, after = [], {hotel: index for index, hotel in enumerate(self.sorted())}
        for hotel, (index, facts) in before.items():
            if hotel not in after:
                events.append(("delete", {"name": facts.name, "from": index}))
        for hotel, index in after.items():
            old, facts = before.get(hotel, (None, None))
            name = hotel.facts.name
            if old is None:
                events.append(("insert", {"name": name, "to": index}))
            elif facts != hotel.facts:
                moved = old != index
                events.append(("move", {"name": name, "from": old, "to": index}) if moved
                              else ("update", {"name": name, "at": index}))
        if events:
            for event, details in [("willChange", {}), *events, ("didChange", {})]:
                self.tell("hotelList." + event, **details)

    def save(self):
        """Saves what is outstanding. After a failure everything is still there, and the traveller is told."""
        hotels = self.complete()
        if hotels == self.stored:
            return
        try:
            self.store.save(hotels)
        except OSError as error:
            self.tell("trip.saveFailed")
            self.app.alert("The trip could not be saved.", f"Nothing is lost: {error}.",
                           {"Try Again": self.save, "OK": None})
        else:
            self.stored = hotels
            self.tell("trip.saved", hotels=len(hotels))

    def insert(self, hotel, name):
        self.history.step(name, self, lambda: self.remove(hotel, name))
        self.hotels.append(hotel)

    def remove(self, hotel, name):
        self.history.step(name, self, lambda: self.insert(hotel, name))
        self.hotels.remove(hotel)
        hotel.is_draft = False  # the print brings a cancelled draft back as a hotel like any other
        self.withdraw_question(hotel)

    def change(self, hotel, facts):
        old = hotel.facts
        self.history.step("Edit Hotel", self, lambda: self.change(hotel, old))
        hotel.facts = facts
        if hotel.question and hotel.question.address != facts.address:
            self.withdraw_question(hotel)

    def withdraw_question(self, hotel):
        if hotel.question:
            self.geocoder.withdraw(hotel.question)
            hotel.question = None

    def complete_hotel(self, hotel, values, record):
        """Save in the form: new values, and a question where the place is not known or asked for already."""
        facts = replace(hotel.facts, values=values)
        if facts.address != hotel.facts.address:
            facts = Facts(values)
        self.change(hotel, facts)
        hotel.is_draft, hotel.record = False, record
        if facts.address and not facts.place and not hotel.question:
            def receive(question):
                if hotel.question is question:  # else the address has changed, or the hotel has gone
                    found = not isinstance(question.answer, str)
                    place, failure = (question.answer, None) if found else (None, question.answer)
                    hotel.facts, hotel.question = replace(hotel.facts, place=place, failure=failure), None
            hotel.question = self.geocoder.ask(facts.address, receive)
            self.geocoder.deliver_due()

    def answered_late(self, deliver):
        """An answer that comes by itself is a step like any other, but none to take back."""
        before = self.pins()
        with self.step():
            delivered = deliver()
        if self.pins() != before and not self.app.is_open("hotels"):
            self.refresh_map()
        return delivered

    def refresh_map(self):
        self.tell("map.refreshed", pins=len(self.pins()))

    @action("geocoder.answer", "trip", place=str)
    def answer_question(self, place):
        matching = [question for question in self.geocoder.open if place in question.address]
        if not matching:
            raise Refusal("notListed", f"Nothing is asked about {place}.")
        self.answered_late(lambda: self.geocoder.deliver(matching[-1]))

    @action("trip.store", "trip", hotels=list)
    def store_hotels(self, hotels):
        if self.app.is_open("hotels"):
            raise Refusal("alreadyEditing", "The list of hotels is open.")
        if not all(isinstance(hotel, dict) and all(isinstance(text, str) for text in hotel.values()) for hotel in hotels):
            raise Refusal("badArgument", "A hotel is an object of texts.")
        values = [{part: hotel.get(part, "") for part in NO_HOTEL} for hotel in hotels]
        self.store.write([{"values": each, "place": None, "failure": None, "record": None} for each in values])
        self.load()

    @query("trip.saved", "trip")
    def saved(self):
        return [entry["values"] for entry in self.store.read([])]

    @query("map.pins", "trip")
    def pins(self):
        return [{"title": hotel.facts.name, "latitude": hotel.facts.place[0], "longitude": hotel.facts.place[1]}
                for hotel in self.sorted() if hotel.facts.place]

    @query("map.failures", "trip")
    def failures(self):
        return [{"name": hotel.facts.name, "reason": hotel.facts.failure}
                for hotel in self.sorted() if hotel.facts.failure]

    @action("failures.trip.start", "trip")
    def start_failing(self):
        self.store.failing = True

    @action("failures.trip.stop", "trip")
    def stop_failing(self):
        self.store.failing = False


# Screens

class Screen:
    """What any screen has. Its history is what a shake finds; without one the window's is found."""

    name = title = ""
    container, transition = "none", None
    bar, buttons = [], []
    history = None

    def __init__(self, app, fields=()):
        self.app, self.tell, self.keyboard = app, app.tell, Keyboard(app, fields)

    def take_back(self, move):
        """Carries out an undo or a redo that the user has chosen."""
        move()

    def bar_items(self):
        return [{"side": side, "title": title, "style": style, "enabled": True} for side, title, style in self.bar]

    def described(self):
        fields = [{"name": each.name, "text": each.text, "editing": each is self.keyboard.editing,
                   "clearButton": "whileEditing", "clearsOnBegin": False, "autocapitalization": "sentences",
                   "autocorrection": "no"} for each in self.keyboard.fields.values()]
        return {"name": self.name, "title": self.title, "container": self.container, "transition": self.transition,
                "bar": self.bar_items(), "fields": fields, "buttons": self.buttons}


class TripScreen(Screen):
    name, title, container = "trip", "RoadTrip", "navigation"

    @action("hotels.open", "screen trip")
    def open_hotels(self):
        self.app.show(HotelsScreen(self.app), "pushed")


class HotelsScreen(Screen):
    name, title, container = "hotels", "Hotels", "navigation"

    def __init__(self, app):
        super().__init__(app)
        self.trip, self.history = app.trip, app.trip.history

    def take_back(self, move):
        with self.trip.step():
            move()

    def hotel(self, name):
        for hotel in self.trip.sorted():
            if hotel.facts.name == name:
                return hotel
        raise Refusal("notListed", f"There is no hotel {name} on the list.")

    @query("hotels.rows", "screen hotels")
    def rows(self):
        return [{"name": hotel.facts.name, "address": hotel.facts.one_line} for hotel in self.trip.sorted()]

    @action("hotels.add", "screen hotels")
    def add(self):
        hotel = Hotel(Facts(DEFAULT_HOTEL), is_draft=True)
        self.app.show(Form(self.app, hotel), "presented")
        with self.trip.step(saving=False):
            self.trip.insert(hotel, "Add Hotel")

    @action("hotels.edit", "screen hotels", name=str)
    def edit(self, name):
        self.app.show(Form(self.app, self.hotel(name)), "presented")

    @action("hotels.delete", "screen hotels", name=str)
    def delete(self, name):
        with self.trip.step():
            self.trip.remove(self.hotel(name), "Delete Hotel")

    @action("hotels.leave", "screen hotels")
    def leave(self):
        self.app.leave("popped")
        self.history.remove_all()
        self.trip.save()
        self.trip.refresh_map()


class Form(Screen):
    """A hotel's form. What it shows is its own until Save; only that a hotel was exported is remembered at once."""

    name, title, container, transition = "form", "Hotel Information", "navigation", "flipHorizontal"
    bar = [("left", "Cancel", "bordered"), ("right", "Save", "done")]
    buttons = ["Get from Contacts", "Save to Contacts"]

    def __init__(self, app, hotel):
        super().__init__(app, [TextField(name, text) for name, text in hotel.facts.values.items()])
        self.trip, self.hotel, self.record = app.trip, hotel, hotel.record

    @query("form.fields", "screen form")
    def values(self):
        return {name: each.text for name, each in self.keyboard.fields.items()}

    def finish(self, save):
        self.tell("form.didFinish", save=save)
        self.app.leave("dismissed")

    @action("form.save", "screen form")
    def save(self):
        values = self.values()
        if not values["name"].strip():
            self.app.alert("", "A hotel needs a name.", {"OK": None})
            return
        self.finish(save=True)
        with self.trip.step():
            self.trip.complete_hotel(self.hotel, values, self.record)

    @action("form.cancel", "screen form")
    def cancel(self):
        self.finish(save=False)
        with self.trip.step():
            if self.hotel.is_draft:
                self.trip.remove(self.hotel, "Cancel Hotel")

    @action("form.getFromContacts", "screen form")
    def get_from_contacts(self):
        self.app.show(Picker(self.app, self), "presented")

    def picked(self, person):
        """The picker's delegate: of several addresses the user is to choose one, so the picker goes on."""
        addresses = person.get("address", [])
        if len(addresses) > 1:
            return True
        self.fill(person, addresses[0]["value"] if addresses else {})
        return False

    def picked_value(self, person, entry):
        self.fill(person, entry["value"])

    def fill(self, person, address):
        """Name and address replace what the form shows, as a unit. From now on it is another hotel."""
        self.record = None
        self.keyboard.fields["name"].set(called(person))
        for part, key in PARTS.items():
            self.keyboard.fields[part].set(", ".join(address.get(key, "").splitlines()))

    @action("form.saveToContacts", "screen form")
    def save_to_contacts(self):
        self.app.show(NewPerson(self.app, self, self.exported()), "presented")

    def exported(self):
        """The person to be stored: a draft, or the hotel's record with what else the user keeps in it."""
        values = self.values()
        person = copy.deepcopy(self.app.book.people.get(self.record, {}))
        person.update(kind="organization", organization=values["name"])
        addresses = person.pop("address", [])
        work = next((entry for entry in addresses if entry["label"] == "work"), {"label": "work", "value": {}})
        others = {key: text for key, text in work["value"].items() if key not in PARTS.values()}
        value = {key: values[part] for part, key in PARTS.items() if values[part].strip()}
        rest = [entry for entry in addresses if entry is not work]
        addresses = [work | {"value": others | value}, *rest] if value else rest
        return person | {"address": addresses} if addresses else person

    def completed(self, person):
        """The new-person form's delegate; nobody for a cancel."""
        self.app.leave("dismissed")
        if person:
            self.record = self.hotel.record = person["id"]
            self.tell("form.didExport", record=self.record)

    def deleted(self):
        self.app.leave("dismissed")
        self.record = self.hotel.record = None


class Picker(Screen):
    """Lists the people as they were when it was made, and asks its delegate after each tap whether to go on."""

    name, transition, bar = "picker", "coverVertical", [("right", "Cancel", "bordered")]

    def __init__(self, app, delegate):
        super().__init__(app)
        self.delegate, self.search, self.group, self.card = delegate, "", None, None
        self.people, self.groups = copy.deepcopy(app.book.listed()), copy.deepcopy(app.book.groups)
        first = {min(link, key=[person["id"] for person in self.people].index): link for link in app.book.links if link}
        self.hidden = set().union(*(link - {head} for head, link in first.items()))

    @property
    def title(self):
        return self.groups[self.group]["name"] if self.group else "All Contacts"

    def listed(self):
        members = self.groups[self.group]["members"] if self.group else [person["id"] for person in self.people]
        return [person for person in self.people if person["id"] in members and person["id"] not in self.hidden
                and is_found(person, self.search)]

    @query("picker.rows", "screen picker")
    def rows(self):
        return [{"person": person["id"], "name": list_name(person), "enabled": True} for person in self.listed()]

    @query("picker.groups", "screen picker")
    def groups_by_name(self):
        groups = sorted(self.groups.values(), key=lambda group: folded(group["name"]))
        return [{"group": group["group"], "name": group["name"]} for group in groups]

    @query("picker.card", "screen picker")
    def shown_card(self):
        """The card of the one delegate that opens it, the form, which is interested in addresses alone."""
        if not self.card:
            return {"name": None, "values": []}
        return {"name": list_name(self.card), "values": [
            {"property": "address", "label": entry.get("label"), "identifier": entry["identifier"],
             "text": address_text(entry["value"])} for entry in self.card["address"]]}

    def refuse_over_card(self):
        if self.card:
            raise Refusal("notListed", "A card is open, not the list.")

    @action("picker.choose", "screen picker", person=int)
    def choose(self, person):
        self.refuse_over_card()
        chosen = next((each for each in self.listed() if each["id"] == person), None)
        if not chosen:
            raise Refusal("notListed", "The picker does not list that person.")
        # The delegate may tell more events, and the one that asked it stands before them with its answer.
        event = self.tell("picker.didSelectPerson", name=called(chosen) or None)
        event["answer"] = self.delegate.picked(chosen)
        if event["answer"]:
            self.card = chosen
        else:
            self.app.leave("dismissed")

    @action("picker.chooseValue", "screen picker", property=optional(str), identifier=optional(int))
    def choose_value(self, property, identifier):
        if not self.card:
            raise Refusal("noCard", "No card is open.")
        entry = next((each for each in self.card["address"] if each["identifier"] == identifier), None)
        if property != "address" or not entry:
            raise Refusal("noSuchValue", "The card does not show that value.")
        self.tell("picker.didSelectValue", name=called(self.card) or None, property=property, identifier=identifier,
                  answer=False)
        self.delegate.picked_value(self.card, entry)
        self.app.leave("dismissed")

    @action("picker.back", "screen picker")
    def back(self):
        if not self.card:
            raise Refusal("nothingBehind", "The list is the first that a picker shows.")
        self.card = None

    @action("picker.cancel", "screen picker")
    def cancel(self):
        self.tell("picker.didCancel")
        self.app.leave("dismissed")

    @action("picker.search", "screen picker", text=str)
    def search_for(self, text):
        self.refuse_over_card()
        self.search = text

    @action("picker.showGroup", "screen picker", group=optional(int))
    def show_group(self, group):
        self.refuse_over_card()
        if group is not None and group not in self.groups:
            raise Refusal("notListed", "There is no such group.")
        self.group = group


class NewPerson(Screen):
    """The form for a person who is in no address book before Save, or whose stored record Save updates."""

    name, title, container, transition = "newPerson", "New Contact", "navigation", "coverVertical"
    bar = [("left", "Cancel", "bordered"), ("right", "Done", "done")]

    def __init__(self, app, delegate, person):
        super().__init__(app)
        self.delegate, self.person = delegate, person

    def has_something(self):
        return any(value for key, value in self.person.items() if key not in ("id", "kind"))

    def bar_items(self):
        cancel, done = super().bar_items()
        return [cancel, done | {"enabled": self.has_something()}]

    @query("newPerson.person", "screen newPerson")
    def shown(self):
        return self.person | {"name": called(self.person) or None}

    @action("newPerson.enter", "screen newPerson", property=str, text=str)
    def enter(self, property, text):
        if property in TEXTS and text:
            self.person[property] = text
        elif property in TEXTS:
            self.person.pop(property, None)
        elif property in TEXT_LISTS:
            self.person.setdefault(property, []).append({"label": "home", "value": text})
        else:
            raise Refusal("wrongType", f"The property {property} takes no text.")

    @action("newPerson.save", "screen newPerson")
    def save(self):
        if not self.has_something():
            raise Refusal("buttonDisabled", "There is nothing to save.")
        try:
            stored = self.app.book.save(self.person)
        except OSError as error:
            self.app.alert("The contact could not be saved.", f"Nothing is lost: {error}.", {"OK": None})
        else:
            self.tell("newPerson.didComplete", name=called(stored) or None)
            self.delegate.completed(stored)

    @action("newPerson.cancel", "screen newPerson")
    def cancel(self):
        self.tell("newPerson.didComplete", name=None)
        self.delegate.completed(None)

    @action("newPerson.delete", "screen newPerson")
    def delete(self):
        if self.person.get("id") not in self.app.book.people:
            raise Refusal("notAllowed", "Only a person who is stored can be deleted.")
        self.app.book.delete(self.person["id"])
        self.tell("newPerson.didDelete")
        self.delegate.deleted()


class BestFriendScreen(Screen):
    """The friend is built as one value and then shown, so that nothing of the last one can stay."""

    name, title, buttons = "bestFriend", "Best Friend", ["Choose"]
    friend = None

    @action("bestFriend.choose", "screen bestFriend")
    def choose(self):
        self.app.show(Picker(self.app, self), "presented")

    def picked(self, person):
        first_value = lambda key: (person.get(key) or [{"value": None}])[0]["value"]
        self.friend = {"name": person.get("firstName") or list_name(person), "email": first_value("email"),
                       "zip": (first_value("address") or {}).get("ZIP"), "photo": person.get("image") == "yes"}
        self.tell("bestFriend.changed", name=self.friend["name"])
        return False

    @query("bestFriend.friend", "screen bestFriend")
    def shown(self):
        return self.friend


# The app

class Clock:
    def __init__(self, now):
        self.now = now


class App:
    """One launch: a stack of screens, perhaps an alert over it, and the data that an earlier launch left behind."""

    def __init__(self, surroundings, clock, stores):
        self.events, self.pasteboard, self.alerts = [], "", []
        self.clock, self.window_history = clock, UndoManager()
        self.geocoder = Geocoder(gazetteer(surroundings.get("places")), clock, self.tell)
        self.book = AddressBook(stores["people"], surroundings.get("firstID", 1), self.tell)
        self.trip = Trip(self, stores["trip"], self.geocoder)
        self.documents = Documents(self.tell)
        self.screens = [TripScreen(self)]

    def tell(self, type, **details):
        event = {"type": type, **details}
        self.events.append(event)
        return event

    @property
    def front(self):
        return self.screens[-1]

    def is_open(self, name):
        return any(screen.name == name for screen in self.screens)

    def owner(self, place, acting):
        """Whose method it is. A user acts on the front screen only, and not past an alert; to look is allowed more:
        the list behind the form and the form behind the picker are read as well."""
        kind, _, name = place.partition(" ")
        if kind not in ("screen", "keyboard"):
            return self if kind == "app" else getattr(self, kind)
        seen = [self.front] if acting or not name else self.screens
        found = next((screen for screen in reversed(seen) if name in ("", screen.name)), None)
        if not found:
            raise Refusal("notShown", f"The screen {name} is not in front.")
        if acting and self.alerts:
            raise Refusal("alertInTheWay", "An alert has to be answered first.")
        return found.keyboard if kind == "keyboard" else found

    # A push and a pop end in another order than a presentation and a dismissal do; see Specs/Presentation.

    def show(self, screen, how):
        below = self.front
        self.tell(f"{screen.name}.{how}")
        self.tell(f"{below.name}.willDisappear", departure="covered")
        self.tell(f"{screen.name}.willAppear")
        self.screens.append(screen)
        self.complete(screen, below, how == "presented")

    def leave(self, how):
        gone = self.screens.pop()
        self.tell(f"{gone.name}.{how}")
        self.tell(f"{gone.name}.willDisappear", departure="leaving")
        self.tell(f"{self.front.name}.willAppear")
        self.complete(self.front, gone, how == "dismissed")

    def complete(self, coming, going, comes_first):
        if comes_first:
            self.tell(f"{coming.name}.didAppear")
        going.keyboard.end(asking=False)
        self.tell(f"{going.name}.didDisappear")
        if not comes_first:
            self.tell(f"{coming.name}.didAppear")

    @action("bestFriend.open", "app")
    def open_best_friend(self):
        """The other app takes the window, so what RoadTrip has not saved is given up as when it is killed."""
        gone, self.screens, self.alerts = self.front, [BestFriendScreen(self)], []
        self.trip.load()
        self.trip.history.remove_all()
        self.tell(f"{gone.name}.willDisappear", departure="leaving")
        self.tell("bestFriend.willAppear")
        self.complete(self.front, gone, comes_first=True)

    @query("screen.front", "app")
    def described_front(self):
        under = [screen.name for screen in reversed(self.screens[:-1])]
        alert = None
        if self.alerts:
            title, message, buttons = self.alerts[-1]
            alert = {"title": title, "message": message, "buttons": list(buttons)}
        return self.front.described() | {"under": under, "alert": alert}

    def alert(self, title, message, buttons):
        """`buttons` has what each of them does, or None, in the order shown. The newest alert is on top."""
        self.alerts.append((title, message, buttons))

    @action("alert.choose", "app", button=str)
    def choose_in_alert(self, button):
        if not self.alerts:
            raise Refusal("noAlert", "No alert is shown.")
        buttons = self.alerts[-1][2]
        if button not in buttons:
            raise Refusal("noSuchButton", f"The alert does not offer {button}.")
        self.alerts.pop()
        if buttons[button]:
            buttons[button]()

    def nearest_history(self):
        editing = self.front.keyboard.editing
        return editing.history if editing else self.front.history or self.window_history

    @action("device.shake", "app")
    def shake(self):
        history, screen = self.nearest_history(), self.front
        moves = {history.title("undo"): history.undo, history.title("redo"): history.redo}
        moves.pop(None, None)
        if moves and not self.alerts:
            buttons = {title: lambda move=move: screen.take_back(move) for title, move in moves.items()}
            self.alert("", "", buttons | {"Cancel": None})

    @query("undo.state", "app")
    def undo_state(self):
        history = self.nearest_history()
        return {"canUndo": bool(history.next("undo")), "canRedo": bool(history.next("redo"))}

    @action("device.memoryWarning", "app")
    def memory_warning(self):
        """Nothing to give up: no screen keeps anything in its views alone."""

    @action("device.copy", "app", text=str)
    def copy(self, text):
        self.pasteboard = text


# A client of the undo manager

@dataclass(eq=False)
class Document:
    text: str = ""
    is_joined: bool = True
    is_alive: bool = True
    pending: str | None = None  # the text before the changes that are to be registered late
    call: str | None = None  # what its next handler calls


class Documents:
    """Texts whose changes can be taken back. A manager does not keep a document alive."""

    def __init__(self, tell):
        self.tell, self.manager, self.documents = tell, None, {}

    def made(self):
        if not self.manager:
            raise Refusal("noUndoManager", "There is no undo manager.")
        return self.manager

    def document(self, name):
        self.made()
        return self.documents.setdefault(name, Document())

    def register(self, name, document, text):
        if document.is_joined:
            self.manager.register(document, lambda: self.bring_back(name, document, text))

    def bring_back(self, name, document, text):
        if not document.is_alive:
            return
        self.tell("undoManager.invoked", document=name, text=text)
        self.register(name, document, document.text)
        document.text = text
        call, document.call = document.call, None
        if call:
            self.call(call)

    def call(self, name):
        calls = {"undo": self.manager.undo, "redo": self.manager.redo, "endGroup": self.manager.end,
                 "undoNestedGroup": self.manager.undo_nested_group}
        try:
            calls[name]()
        except Refusal as refusal:
            self.tell("undoManager.called", answer=refusal.code)
        else:
            self.tell("undoManager.called", answer="done")

    def process(self):
        for name, document in self.documents.items():
            if document.pending is not None:
                self.register(name, document, document.pending)
                document.pending = None

    @action("undoManager.make", "documents")
    @action("undoManager.emptyGroups.dropped.make", "documents")
    @action("undoManager.idleTitles.absent.make", "documents")
    @action("undoManager.nestedGroups.flattened.make", "documents")
    @action("undoManager.ungroupedNames.ignored.make", "documents")
    def make(self):
        self.manager, self.documents = UndoManager(self.tell, self.process), {}

    @action("undoManager.change", "documents", document=str, text=str)
    def change(self, document, text):
        changed = self.document(document)
        self.register(document, changed, changed.text)
        changed.text = text

    @action("undoManager.changeLazily", "documents", document=str, text=str)
    def change_lazily(self, document, text):
        changed = self.document(document)
        changed.pending = changed.text if changed.pending is None else changed.pending
        changed.text = text

    @action("undoManager.drop", "documents", document=str)
    def drop(self, document):
        self.made()
        if document not in self.documents:
            raise Refusal("noDocument", f"There is no document {document}.")
        self.documents.pop(document).is_alive = False

    @action("undoManager.leave", "documents", document=str)
    def leave(self, document):
        self.document(document).is_joined = False

    @action("undoManager.join", "documents", document=str)
    def join(self, document):
        self.document(document).is_joined = True

    @action("undoManager.callInHandler", "documents", document=str, call=str)
    def call_in_handler(self, document, call):
        if call not in ("undo", "redo", "undoNestedGroup", "endGroup"):
            raise Refusal("badArgument", f"A handler cannot call {call}.")
        self.document(document).call = call

    @action("undoManager.groupByEvent", "documents", on=bool)
    def group_by_event(self, on):
        self.made().groups_by_event = on

    @action("undoManager.limit", "documents", steps=int)
    def limit(self, steps):
        if steps < 0:
            raise Refusal("badArgument", "A limit is not below 0.")
        self.made().limit = steps
        self.manager.trim()

    @action("undoManager.name", "documents", name=str)
    def name(self, name):
        self.made().name(name)

    @action("undoManager.disable", "documents")
    def disable(self):
        self.made().disabled += 1

    @action("undoManager.enable", "documents")
    def enable(self):
        if not self.made().disabled:
            raise Refusal("registrationNotDisabled", "Registration is enabled already.")
        self.manager.disabled -= 1

    @action("undoManager.removeActions", "documents", document=str)
    def remove_actions(self, document):
        self.made().remove_actions(self.document(document))

    @action("undoManager.askCanRedo", "documents")
    def ask_can_redo(self):
        self.made().checkpoint()
        self.tell("undoManager.canRedo", answer=bool(self.manager.next("redo")))

    @query("undoManager.state", "documents")
    def state(self):
        manager, state = self.made(), {}
        for side in ("undo", "redo"):
            step = manager.next(side)
            state |= {"can" + side.capitalize(): bool(step), side + "Name": step.name if step else "",
                      side + "Title": manager.title(side)}
        return state | {"level": len(manager.open), "enabled": not manager.disabled}

    @query("undoManager.documents", "documents")
    def texts(self):
        return {name: document.text for name, document in self.documents.items()}


def declare_plain_calls():
    """The actions that only pass a call on to the manager."""
    calls = {"beginGroup": UndoManager.begin, "endGroup": UndoManager.end, "endEvent": UndoManager.end_event,
             "undo": UndoManager.undo, "redo": UndoManager.redo, "removeAll": UndoManager.remove_all,
             "undoNestedGroup": UndoManager.undo_nested_group}
    for name, call in calls.items():
        action("undoManager." + name, "documents")(lambda documents, call=call: call(documents.made()))
    action("undoManager.process", "documents")(lambda documents: (documents.made(), documents.process()))


declare_plain_calls()


# The wire

class Problem(Exception):
    """A call that is answered with an error."""

    def __init__(self, code, message, word=None):
        super().__init__(message)
        self.code, self.word = code, word


def member(params, name, kind):
    if type(params.get(name)) is not kind:
        raise Problem(-32602, f"The member {name} is missing or of another type.")
    return params[name]


class Wire:
    """Answers one call after the other; what it was not asked for it never says."""

    def __init__(self):
        self.surroundings, self.stores, self.app = None, None, None

    def begun(self):
        if not self.app:
            raise Problem(-32000, "No scenario has begun.", "noScenario")
        return self.app

    def events(self):
        told, self.app.events = self.app.events, []
        return told

    def initialize(self, params):
        return {"protocol": 1, "name": "RoadTrip in Python", "version": "1", "language": "Python",
                "capabilities": CAPABILITIES}

    def begin(self, params):
        self.surroundings = member(params, "surroundings", dict)
        directory = self.surroundings.get("directory")
        self.stores = {name: Store(directory, name + ".json") for name in ("people", "trip")}
        self.app = App(self.surroundings, Clock(member(self.surroundings, "now", int)), self.stores)
        return {"status": "ready"}

    def perform(self, params):
        app, name = self.begun(), member(params, "action", str)
        try:
            if name not in ACTIONS:
                raise Refusal("unknownAction", f"There is no action {name}.")
            handler = ACTIONS[name]
            arguments = checked(params.get("arguments") or {}, handler.arguments)
            handler.method(app.owner(handler.owner, acting=True), **arguments)
        except Refusal as refusal:
            return {"status": "refused", "code": refusal.code, "message": str(refusal), "events": self.events()}
        return {"status": "done", "events": self.events()}

    def observe(self, params):
        app, name = self.begun(), member(params, "query", str)
        if name not in QUERIES:
            raise Problem(-32000, f"There is no query {name}.", "unknownQuery")
        try:
            handler = QUERIES[name]
            return {"value": handler.method(app.owner(handler.owner, acting=False))}
        except Refusal as refusal:
            raise Problem(-32000, str(refusal), refusal.code) from None

    def advance(self, params):
        """Each answer that falls due meanwhile comes at its own moment, not all at the end."""
        app, end = self.begun(), self.begun().clock.now + member(params, "milliseconds", int)
        moments = [question.due for question in app.geocoder.open if question.due is not None and question.due <= end]
        for app.clock.now in [*sorted(moments), end]:
            while app.trip.answered_late(app.geocoder.deliver_due):
                pass
        return {"events": self.events()}

    def relaunch(self, params):
        self.app = App(self.surroundings, self.begun().clock, self.stores)
        for store in self.stores.values():
            store.failing = False
        return {}

    def end(self, params):
        told = self.events() if self.app else []
        self.app = None
        return {"events": told}

    def shutdown(self, params):
        return None

    METHODS = {"initialize": initialize, "scenario/begin": begin, "perform": perform, "observe": observe,
               "advance": advance, "relaunch": relaunch, "scenario/end": end, "shutdown": shutdown}

    def answer(self, request):
        if request.get("method") not in self.METHODS:
            raise Problem(-32601, f"There is no method {request.get('method')}.")
        params = request.get("params", {})
        if not isinstance(params, dict):
            raise Problem(-32602, "The params are no object.")
        return self.METHODS[request["method"]](self, params)

    def reply(self, line):
        """The answer to one line, whatever it holds, and whether it was the last."""
        request, reply = {}, {"jsonrpc": "2.0", "id": None}
        try:
            try:
                request = json.loads(line)
            except (ValueError, RecursionError):
                raise Problem(-32700, "The line is no JSON.") from None
            if not isinstance(request, dict) or not isinstance(request.get("method"), str):
                raise Problem(-32600, "The line is no request: an object with a method.")
            reply["id"] = request.get("id")
            reply["result"] = self.answer(request)
        except Problem as problem:
            reply["error"] = {"code": problem.code, "message": str(problem), "data": problem.word}
        except Exception as error:  # a fault of this program: told, and the next line is read
            traceback.print_exc(file=sys.stderr)
            reply["error"] = {"code": -32000, "message": f"{type(error).__name__}: {error}", "data": "fault"}
        return reply, "result" in reply and request["method"] == "shutdown"


def main():
    wire = Wire()
    for line in sys.stdin.buffer:
        reply, is_last = wire.reply(line)
        print(json.dumps(reply), flush=True)
        if is_last:
            break


if __name__ == "__main__":
    main()
