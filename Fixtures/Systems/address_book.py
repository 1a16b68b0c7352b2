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


def is_found(person, text):
    """By the beginning of a first, last or whole name."""
    names = [person.get("firstName", ""), person.get("lastName", ""), person.get("organization", ""), called(person)]
    return any(folded(name).startswith(folded(text)) for name in names)


def in_order(groups):
    return sorted(groups, key=lambda group: (folded(group["name"]), group["group"]))


class AddressBook:
    """People and groups by id, and the people that are linked to be one human.

    No id is given twice, not even after a relaunch: the store keeps the next one as well.
    """

    def __init__(self, store, first_id, tell):
        self.store, self.tell = store, tell
        kept = store.read({"next": first_id, "people": [], "groups": [], "links": []})
        self.next, self.links = kept["next"], kept["links"]
        self.people = {person["id"]: person for person in kept["people"]}
        self.groups = {group["group"]: group for group in kept["groups"]}

    def kept(self, people):
        return {"next": self.next, "people": list(people.values()), "groups": list(self.groups.values()),
                "links": self.links}

    def write(self):
        """Another app's change, or the user's in another app: no failure is made for it."""
        self.store.write(self.kept(self.people))

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
        """The app's save of one person, who is new unless stored. Answers the stored one."""
        is_new = person.get("id") not in self.people
        stored = self.numbered(person, self.number() if is_new else person["id"])
        self.commit(self.people | {stored["id"]: stored}, added=int(is_new), updated=int(not is_new))
        return stored

    def remove(self, number):
        self.commit({key: person for key, person in self.people.items() if key != number}, removed=1)

    def commit(self, people, added=0, updated=0, removed=0):
        """Saves for the app, all or nothing; an OSError says why not."""
        try:
            self.store.save(self.kept(people))
        except OSError:
            self.tell("addressBook.saveFailed")
            raise
        self.people = people
        self.tell("addressBook.saved", added=added, updated=updated, removed=removed)

    def listed(self):
        return sorted(self.people.values(), key=list_order)

    def add(self, person: dict):
        there = {key: value for key, value in person.items() if value is not None}
        if not all(fits(key, value) for key, value in there.items()):
            raise Refusal("wrongType", "A property is unknown, or its value of another type.")
        stored = self.numbered(there, self.number())
        self.people[stored["id"]] = stored
        self.write()

    def require(self, people):
        if not all(type(each) is int for each in people):
            raise Refusal("badArgument", "People are told by their ids.")
        if not all(each in self.people for each in people):
            raise Refusal("unknownRecord", "There is no such person in the address book.")

    def delete(self, person: int):
        self.require([person])
        del self.people[person]  # groups and links may go on naming the id, since nobody else gets it
        self.write()

    def add_group(self, name: str, members: list):
        self.require(members)
        number = self.number()
        self.groups[number] = {"group": number, "name": name, "members": list(dict.fromkeys(members))}
        self.write()

    def link(self, people: list):
        """Who is linked already brings along those that they are one with."""
        self.require(people)
        joining = [link for link in self.links if set(link) & set(people)]
        one = set(people).union(*joining)
        self.links = [link for link in self.links if link not in joining] + [sorted(one)]
        self.write()

    def everybody(self):
        return [person | {"name": called(person) or None} for person in self.listed()]

    def all_groups(self):
        return [group | {"members": [list_name(each) for each in self.listed() if each["id"] in group["members"]]}
                for group in in_order(self.groups.values())]

    ACTIONS = {"addressBook.add": add, "addressBook.delete": delete, "addressBook.addGroup": add_group,
               "addressBook.link": link}
    QUERIES = {"addressBook.people": everybody, "addressBook.groups": all_groups}
