#!/usr/bin/env python3
"""The smallest system that plays some scenarios: BestFriend without a picker to choose from.

It claims one capability and answers one JSON object a line; everything else that the specs need it does
not claim, so those scenarios are skipped, never failed. Log to standard error: standard output is the wire.
"""

import json
import sys

CAPABILITIES = ["bestFriend", "screen"]
screen = {"name": "home", "title": "Home", "alert": None}


def answer(method, params):
    global screen
    if method == "initialize":
        return {"protocol": 1, "name": "minimal", "version": "1", "language": "Python",
                "capabilities": CAPABILITIES}
    if method == "scenario/begin":
        screen = {"name": "home", "title": "Home", "alert": None}
        return {"status": "ready"}
    if method == "perform":
        if params["action"] == "bestFriend.open":
            screen = {"name": "bestFriend", "title": "Best Friend", "alert": None}
            return {"status": "done", "events": []}
        return {"status": "refused", "code": "unknownAction", "message": params["action"], "events": []}
    if method == "observe":
        return {"value": screen if params["query"] == "screen.front" else None}
    if method == "shutdown":
        return None
    return {"events": []}


for line in sys.stdin:
    request = json.loads(line)
    result = answer(request["method"], request.get("params", {}))
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
    if request["method"] == "shutdown":
        break
