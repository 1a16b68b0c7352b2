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
