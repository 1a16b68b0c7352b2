#!/usr/bin/env python3
"""BestFriend in Python: a front end of another language, driven through the same specs.

One JSON-RPC 2.0 object a line: the kit asks on standard input, the answer goes to standard output, and what
delegates are told comes back as the reply's events. Whatever is not claimed in CAPABILITIES is skipped, never
failed. Log to standard error.
"""

import json
import sys

CAPABILITIES = ["addressBook", "bestFriend", "picker", "screen"]


class App:
    """One scenario: an address book, the screen with the friend, and perhaps a picker over it."""

    def __init__(self):
        self.people, self.friend, self.picker, self.events = {}, None, False, []

    def tell(self, event, **details):
        self.events.append({"type": event, **details})

    def dismiss(self):
        for event in ("dismissed", "willDisappear", "didDisappear"):
            self.tell("picker." + event)
        self.picker = False

    def perform(self, action, arguments):
        if action == "addressBook.add":
            number = len(self.people) + 1
            self.people[number] = dict(arguments["person"], id=number)
        elif action == "bestFriend.choose":
            self.picker = True
        elif action == "picker.choose" and self.picker and arguments["person"] in self.people:
            person = self.people[arguments["person"]]
            self.tell("picker.didSelectPerson", name=name(person), answer=False)
            self.friend = friend(person)
            self.tell("bestFriend.changed", name=self.friend["name"])
            self.dismiss()
        elif action == "picker.cancel" and self.picker:
            self.tell("picker.didCancel")
            self.dismiss()
        elif action != "bestFriend.open":
            return {"status": "refused", "code": "notShown", "message": "not now: " + action}
        return {"status": "done"}

    def observe(self, query):
        people = sorted(self.people.values(), key=sort_key)
        if query == "screen.front":
            return {"name": "picker", "under": ["bestFriend"]} if self.picker else {"name": "bestFriend"}
        if query == "picker.rows":
            return [{"person": person["id"], "name": name(person)} for person in people]
        if query == "addressBook.people":
            return [dict(person, name=name(person)) for person in people]
        return self.friend


def name(person):
    names = [person[part] for part in ("firstName", "lastName") if person.get(part)]
    return person["organization"] if person.get("kind") == "organization" else " ".join(names)


def sort_key(person):
    return (person.get("lastName") or name(person)).lower()


def friend(person):
    entry = lambda key: person[key][0]["value"] if person.get(key) else None
    return {"name": person.get("firstName") or name(person), "email": entry("email"),
            "zip": (entry("address") or {}).get("ZIP"), "photo": person.get("image") == "yes"}


app = App()
for line in sys.stdin:
    request = json.loads(line)
    method, params = request["method"], request.get("params", {})
    app.events, result = [], {}
    if method == "initialize":
        result = {"protocol": 1, "name": "BestFriend in Python", "version": "1", "language": "Python",
                  "capabilities": CAPABILITIES}
    elif method == "scenario/begin":
        app, result = App(), {"status": "ready"}
    elif method == "perform":
        result = app.perform(params["action"], params["arguments"])
    elif method == "observe":
        result = {"value": app.observe(params["query"])}
    result["events"] = app.events
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
    if method == "shutdown":
        break
