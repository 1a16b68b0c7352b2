"""The protocol for a front end in Python: JSON-RPC 2.0, one object a line in, one out. Log to standard error.

What a front end answers stands in tables beside its methods: ACTIONS and QUERIES, from the name on the wire to the
method. The annotations of a method say of which type each argument is; `from` and `to`, which no Python method can
call its own, are range_from and range_to there.
"""

import functools
import inspect
import json
import sys
import traceback


class Refusal(Exception):
    """An action that makes no sense now. Whoever raises it has changed nothing yet."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Problem(Exception):
    """A call that is answered with an error: its JSON-RPC code, a sentence, and a stable word for programs."""

    def __init__(self, code, message, word=None):
        super().__init__(message)
        self.code, self.word = code, word


@functools.cache
def parameters(method):
    return {name: each.annotation for name, each in inspect.signature(method).parameters.items() if name != "self"}


def call(method, owner, arguments):
    """Carries out an action with arguments from the wire. A flag is no number, though Python thinks so."""
    taken = {name: arguments.get(name.removeprefix("range_")) for name in parameters(method)}
    for name, kind in parameters(method).items():
        if not isinstance(taken[name], kind) or isinstance(taken[name], bool) != (kind is bool):
            raise Refusal("badArgument", f"The argument {name.removeprefix('range_')} is missing or of another type.")
    method(owner, **taken)


def member(params, name, kind):
    value = params.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Problem(-32602, f"The member {name} is missing or of another type.")
    return value


class Wire:
    """Answers one call after the other. `launch` makes the app from a scenario's surroundings."""

    def __init__(self, name, capabilities, launch):
        self.about = {"protocol": 1, "name": name, "version": "1", "language": "Python", "capabilities": capabilities}
        self.launch, self.app = launch, None

    def begun(self):
        if not self.app:
            raise Problem(-32000, "No scenario has begun.", "noScenario")
        return self.app

    def events(self):
        told, self.app.events[:] = list(self.app.events), []
        return told

    def initialize(self, params):
        return self.about

    def begin(self, params):
        self.app = None
        self.app = self.launch(member(params, "surroundings", dict))
        return {"status": "ready"}

    def perform(self, params):
        app, action = self.begun(), member(params, "action", str)
        arguments = member({"arguments": {}} | params, "arguments", dict)
        try:
            app.perform(action, arguments)
        except Refusal as refusal:
            return {"status": "refused", "code": refusal.code, "message": str(refusal), "events": self.events()}
        return {"status": "done", "events": self.events()}

    def observe(self, params):
        try:
            return {"value": self.begun().observe(member(params, "query", str))}
        except Refusal as refusal:
            raise Problem(-32000, str(refusal), refusal.code) from None

    def advance(self, params):
        milliseconds = member(params, "milliseconds", int)
        if milliseconds < 0:
            raise Problem(-32602, "Time does not go back.")
        self.begun().advance(milliseconds)
        return {"events": self.events()}

    def relaunch(self, params):
        self.app = self.begun().relaunched()
        return {}

    def end(self, params):
        told = self.events() if self.app else []
        self.app = None
        return {"events": told}

    def shutdown(self, params):
        return None

    METHODS = {"initialize": initialize, "scenario/begin": begin, "perform": perform, "observe": observe,
               "advance": advance, "relaunch": relaunch, "scenario/end": end, "shutdown": shutdown}

    def answer(self, line, reply):
        """Puts the result of one line into its reply, and answers the name of the method."""
        try:
            request = json.loads(line)
        except (ValueError, RecursionError):
            raise Problem(-32700, "The line is no JSON.") from None
        if not isinstance(request, dict) or not isinstance(request.get("method"), str):
            raise Problem(-32600, "The line is no request: an object with a method.")
        reply["id"], method = request.get("id"), request["method"]
        if method not in self.METHODS:
            raise Problem(-32601, f"There is no method {method}.")
        reply["result"] = self.METHODS[method](self, member({"params": {}} | request, "params", dict))
        return method

    def reply(self, line):
        """The reply to one line, whatever it holds, and whether it was the last."""
        reply, method = {"jsonrpc": "2.0", "id": None}, None
        try:
            method = self.answer(line, reply)
        except Problem as problem:
            reply["error"] = {"code": problem.code, "message": str(problem), "data": problem.word}
        except Exception as error:  # a fault of the front end's own: told, and the next line is read
            traceback.print_exc(file=sys.stderr)
            if self.app:
                self.events()
            reply["error"] = {"code": -32000, "message": f"{type(error).__name__}: {error}", "data": "fault"}
        return reply, method == "shutdown"

    def run(self):
        for line in sys.stdin.buffer:
            reply, is_last = self.reply(line)
            print(json.dumps(reply), flush=True)
            if is_last:
                break
