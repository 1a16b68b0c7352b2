#!/usr/bin/env python3
"""RoadTrip and BestFriend in Python: both apps as one front end, written from the documents alone.

    roadbook conform Specs/RoadTrip Specs/BestFriend Specs/HotelController Specs/Geocoding -- \\
        python3 Fixtures/Systems/roadtrip.py

best_friend.py is the tutorial; this is what it grows into. From top to bottom: the trip, the screens (each action of
the user is a method of the screen that it is about), and the app that holds them. Beside it: wire.py, the protocol;
texts.py, text fields; undo_manager.py; address_book.py; geocoder.py; store.py. Of each capability that is claimed every
action and query is answered.
"""

import copy
import functools
from contextlib import contextmanager
from dataclasses import dataclass, replace

from address_book import TEXT_LISTS, TEXTS, AddressBook, called, first, in_order, is_found, list_name
from geocoder import Geocoder, Question, gazetteer
from store import Store
from texts import Keyboard, TextField, folded, joined
from undo_manager import Documents, UndoManager
from wire import Refusal, Wire, call

CAPABILITIES = [
    "addressBook", "alert", "bestFriend", "clock", "device", "failures.addressBook", "failures.trip", "field", "form",
    "geocoder", "geocoder.deaf", "hotels", "map", "newPerson", "picker", "screen", "storage", "trip", "undo",
    "undoManager", "undoManager.emptyGroups.dropped", "undoManager.idleTitles.absent",
    "undoManager.nestedGroups.flattened", "undoManager.ungroupedNames.ignored",
]


# The trip

PARTS = {"street": "Street", "city": "City", "state": "State", "zip": "ZIP"}  # of a hotel, and of an address
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
        with self.batch():
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
        if not all(isinstance(hotel, dict) for hotel in hotels):
            raise Refusal("badArgument", "A hotel is an object of texts.")
        values = [{part: "" if hotel.get(part) is None else hotel[part] for part in DEFAULT_HOTEL} for hotel in hotels]
        if not all(isinstance(text, str) for each in values for text in each.values()):
            raise Refusal("badArgument", "A hotel is an object of texts.")
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
    name, title, container, bar = "hotels", "Hotels", "navigation", [("right", "Add", "bordered")]

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
        self.trip, self.hotel = app.trip, hotel
        self.record, self.is_same_hotel = hotel.record, True

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
        self.record, self.is_same_hotel = None, False
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
        if not values["name"].strip():
            del person["organization"]
        return person | {"address": addresses} if addresses else person

    def completed(self, person):
        """`person` is None for a cancel."""
        self.app.leave("dismissed")
        if person:
            self.record = person["id"]
            if self.is_same_hotel:
                self.hotel.record = self.record
            self.tell("form.didExport", record=self.record)

    def deleted(self):
        self.app.leave("dismissed")
        self.record = None  # the hotel's own, if it is still this one, leads nowhere now and makes a new record

    ACTIONS = {"form.save": save, "form.cancel": cancel, "form.getFromContacts": get_from_contacts,
               "form.saveToContacts": save_to_contacts}
    QUERIES = {"form.fields": values}


class Picker(Screen):
    """Lists the people as they were when it came up, and asks its delegate after each tap whether to go on."""

    name, transition, bar = "picker", "coverVertical", [("right", "Cancel", "bordered")]

    def __init__(self, app, delegate):
        super().__init__(app)
        self.delegate, self.searched, self.group, self.card = delegate, "", None, None
        self.people, self.groups = copy.deepcopy(app.book.listed()), copy.deepcopy(app.book.groups)
        self.hidden = {each for link in app.book.links for each in self.ids_in_order(link)[1:]}

    def ids_in_order(self, ids):
        return [person["id"] for person in self.people if person["id"] in ids]

    @property
    def title(self):
        return self.group["name"] if self.group else "All Contacts"

    def listed(self):
        """One row for each human, of the group that is shown, whose name begins as searched for."""
        return [person for person in self.people
                if person["id"] not in self.hidden and (not self.group or person["id"] in self.group["members"])
                and is_found(person, self.searched)]

    def refuse_over_card(self):
        if self.card:
            raise Refusal("notListed", "A card covers the list.")

    def search(self, text: str):
        self.refuse_over_card()
        self.searched = text

    def show_group(self, group: int | None):
        self.refuse_over_card()
        if group is not None and group not in self.groups:
            raise Refusal("notListed", "There is no such group.")
        self.group = self.groups.get(group)

    def choose(self, person: int):
        self.refuse_over_card()
        chosen = next((each for each in self.listed() if each["id"] == person), None)
        if not chosen:
            raise Refusal("notListed", "The picker does not list that person.")
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
        return [{"person": person["id"], "name": list_name(person), "enabled": True} for person in self.listed()]

    def offered_groups(self):
        return [{"group": group["group"], "name": group["name"]} for group in in_order(self.groups.values())]

    def shown_card(self):
        """Only the hotel's form lets a card open, and it asks for addresses alone."""
        if not self.card:
            return {"name": None, "values": []}
        return {"name": list_name(self.card), "values": [
            {"property": "address", "label": entry.get("label"), "identifier": entry["identifier"],
             "text": joined([entry["value"].get(key, "") for key in PARTS.values()], " ")}
            for entry in self.card["address"]]}

    ACTIONS = {"picker.choose": choose, "picker.chooseValue": choose_value, "picker.back": back,
               "picker.cancel": cancel, "picker.search": search, "picker.showGroup": show_group}
    QUERIES = {"picker.rows": rows, "picker.groups": offered_groups, "picker.card": shown_card}


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
        with self.telling_failure():
            self.finish(self.app.book.save(self.person))

    def delete(self):
        if self.person.get("id") not in self.app.book.people:
            raise Refusal("notAllowed", "Only a person who is stored can be deleted.")
        with self.telling_failure():
            self.app.book.remove(self.person["id"])
            self.tell("newPerson.didDelete")
            self.delegate.deleted()

    @contextmanager
    def telling_failure(self):
        """A failed save leaves the form as it is, and the user is told."""
        try:
            yield
        except OSError as error:
            self.app.alerts.show("The contacts could not be saved.", f"Nothing is lost: {error}.", {"OK": None})

    def cancel(self):
        self.finish(None)

    def finish(self, person):
        self.tell("newPerson.didComplete", name=person and called(person) or None)
        self.delegate.completed(person)

    def shown(self):
        return self.person | {"name": called(self.person) or None}

    ACTIONS = {"newPerson.enter": enter, "newPerson.save": save, "newPerson.cancel": cancel,
               "newPerson.delete": delete}
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
        if not any(name in part.ACTIONS for part in (*SCREENS, Keyboard)):
            raise Refusal("unknownAction", f"There is no action {name}.")
        if self.alerts.shown:
            raise Refusal("alertInTheWay", "An alert has to be answered first.")
        part = self.front.keyboard if name in Keyboard.ACTIONS else self.front
        if name not in part.ACTIONS:
            raise Refusal("notShown", f"The screen of {name} is not in front.")
        call(part.ACTIONS[name], part, arguments)

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
