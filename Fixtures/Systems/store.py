"""What outlives the app."""

import json
import os
from pathlib import Path


class Store:
    """One value, kept as JSON: in a file of the scenario's directory, or in memory where it has none."""

    def __init__(self, directory, name):
        self.path = Path(directory, name + ".json") if directory else None
        self.text, self.failing = None, False
        self.ACTIONS = {f"failures.{name}.start": Store.start_failing, f"failures.{name}.stop": Store.stop_failing}

    def start_failing(self):
        self.failing = True

    def stop_failing(self):
        self.failing = False

    def read(self, empty):
        if self.path and self.path.exists():
            self.text = self.path.read_text("utf-8")
        return json.loads(self.text) if self.text else empty

    def write(self, value):
        """Writes beside the old file and then puts it in its place, so that nothing is ever half written."""
        text = json.dumps(value)
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_suffix(".new")
            beside.write_text(text, "utf-8")
            os.replace(beside, self.path)
        self.text = text

    def save(self, value):
        """A save of the app, which may be made to fail; what other apps store does not go this way."""
        if self.failing:
            raise OSError("the disk is full")
        self.write(value)
