"""People: what they are called, in which order they stand, and the address book that keeps them."""

import copy

from texts import folded, joined
from wire import Refusal

TEXTS = {"firstName", "lastName", "middleName", "prefix", "suffix", "nickname", "firstNamePhonetic",
         "middleNamePhonetic", "lastNamePhonetic", "organization", "department", "jobTitle", "note"}
TEXT_LISTS = {"email", "phone", "url", "relatedNames"}
OBJECT_LISTS = {"address", "instantMessage", "socialProfile", "date"}
OTHERS = {"kind": str, "image": str, "birthday": dict}


def fits(key, value):
    """Whether a person has such a property, and the value is of its type."""
    if key in TEXT_LISTS or key in OBJECT_LISTS:
        return isinstance(value, list) and all(isinstance(entry, dict) and fits_entry(key, entry) for entry in value)
    return isinstance(value, str) if key in TEXTS else key in OTHERS and isinstance(value, OTHERS[key])


def fits_entry(key, entry):
    """A label may be missing. Of objects only dates hold numbers."""
    label, value = entry.get("label"), entry.get("value")
    if key in TEXT_LISTS:
        is_right = isinstance(value, str)
    else:
        kind = int if key == "date" else str
        is_right = isinstance(value, dict) and all(isinstance(each, kind) for each in value.values())
    return is_right and (label is None or isinstance(label, str))


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
    """People by id. No id is given twice, not even after a relaunch: the store keeps the next one as well."""

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
        """A copy to be stored. A value in a list gets an identifier, which stays with it."""
        stored = copy.deepcopy(person) | {"id": number}
        for entries in (value for value in stored.values() if isinstance(value, list)):
            following = 1 + max((entry.get("identifier", -1) for entry in entries), default=-1)
            for entry in entries:
                if "identifier" not in entry:
                    entry["identifier"], following = following, following + 1
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
