"""Where an address is: a gazetteer, and a geocoder that can be made to fail or to answer late."""

import functools
from dataclasses import dataclass
from pathlib import Path

from texts import folded
from wire import Refusal


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
