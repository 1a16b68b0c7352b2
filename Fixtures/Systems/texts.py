"""Texts: how they are compared and joined, and the fields, keyboard and edit menu by which they are typed."""

import unicodedata

from undo_manager import UndoManager
from wire import Refusal


def folded(text):
    """How a text is compared in lists: neither case nor accents decide."""
    scalars = unicodedata.normalize("NFD", text.casefold())
    return "".join(scalar for scalar in scalars if not unicodedata.combining(scalar))


def joined(parts, separator):
    return separator.join(part for part in parts if part.strip())


def units(text):
    """The length on the wire. A lone surrogate, which JSON can hold, is one unit."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def attaches(scalar, cluster):
    """Whether a user takes a scalar for a part of the character before it: an accent, a skin tone, half a flag."""
    is_flag = len(cluster) == 1 and all("\U0001F1E6" <= half <= "\U0001F1FF" for half in cluster + scalar)
    return (unicodedata.category(scalar) in ("Mn", "Mc", "Me") or "\U0001F3FB" <= scalar <= "\U0001F3FF" or is_flag
            or scalar == "\u200d" or cluster.endswith("\u200d") or cluster + scalar == "\r\n")


def characters(text):
    clusters = []
    for scalar in text:
        if clusters and attaches(scalar, clusters[-1]):
            clusters[-1] += scalar
        else:
            clusters.append(scalar)
    return clusters


def range_of_units(text, start, end):
    """The range as Python counts. One that would cut a character takes it whole."""
    places = [(0, 0)]  # the ends of the characters: in units, and as Python counts
    for character in characters(text):
        places.append((places[-1][0] + units(character), places[-1][1] + len(character)))
    if not 0 <= start <= end <= places[-1][0]:
        raise Refusal("outOfRange", f"There is no range from {start} to {end} in {places[-1][0]} units.")
    return (max(index for at, index in places if at <= start), min(index for at, index in places if at >= end))


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

    def edit(self, start, end, replacement):
        """What the user does to the text, always asked for with its range in the old text."""
        text_field, text = self.edited(), self.edited().text
        self.tell("shouldChange", text_field, replacement=replacement,
                  **{"from": units(text[:start]), "to": units(text[:end])})
        caret = start + len(replacement)
        self.change(text_field, text[:start] + replacement + text[end:], (caret, caret))

    def type(self, text: str):
        self.edit(*self.edited().selection, text)

    def delete(self):
        start, end = self.edited().selection
        before = characters(self.editing.text[:start])
        if start == end and before:
            start -= len(before[-1])
        if start < end:
            self.edit(start, end, "")

    def select(self, range_from: int, range_to: int):
        self.edited().selection = range_of_units(self.editing.text, range_from, range_to)

    def replace(self, range_from: int, range_to: int, text: str):
        self.edit(*range_of_units(self.edited().text, range_from, range_to), text)

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

    ACTIONS = {"field.focus": focus, "field.type": type, "field.delete": delete, "field.clear": clear,
               "field.select": select, "field.replace": replace, "field.return": tap_return,
               "field.menu": choose_from_menu}
    QUERIES = {"field.menuItems": menu_items}
