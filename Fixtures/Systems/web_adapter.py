#!/usr/bin/env python3
"""Drives a web page through the specs, by clicks and keys in a real Chromium.

    roadbook conform Specs/RoadTrip Specs/BestFriend -- python3 web_adapter.py [--failures DIR] URL

Any page will do that keeps to Specs/WEB.md. The part that runs in the page is web_adapter.js.
"""

import argparse
import base64
import concurrent.futures
import json
import os
import pathlib
import signal
import sys

try:
    import urllib3
    from selenium import webdriver
    from selenium.common.exceptions import JavascriptException, TimeoutException, WebDriverException
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys
except ImportError:
    sys.exit("web_adapter.py needs selenium 4: pip install 'selenium>=4,<5'.")

CAPABILITIES = ["addressBook", "alert", "bestFriend", "device", "failures.addressBook", "failures.trip", "field", "form",
                "clock", "geocoder", "hotels", "map", "newPerson", "picker", "screen", "storage", "trip", "undo"]

DECLINED = {"@R-TF-13": "the edit menu over a field is the browser's, and no page can see it",
            "@id:RT-011": "a field of one line holds no line break"}

TEXTS = ["firstName", "lastName", "middleName", "prefix", "suffix", "nickname", "firstNamePhonetic", "middleNamePhonetic",
         "lastNamePhonetic", "organization", "department", "jobTitle", "note", "kind", "image"]
LISTS = ["email", "phone", "url", "relatedNames", "address", "instantMessage", "socialProfile", "date"]
PICTURES = {"yes": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
            "broken": "data:image/png;base64,bm8gcGljdHVyZQ=="}

# Roles and names as the browser computes them for a screen reader, which is quick where it keeps them for one.
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1000,800", "--force-prefers-reduced-motion",
         "--enable-blink-features=ComputedAccessibilityInfo", "--force-renderer-accessibility", "--no-first-run"]

START = 3.5  # seconds of a browser's start that fit into the first answer; the first scenario waits for the rest


class Fault(Exception):
    """The page does not keep to Specs/WEB.md, or the browser is gone: a sentence that says what to do."""


class Refused(Exception):
    """What was meant makes no sense now; the argument is a code of the vocabulary."""


class Browser:
    """A Chromium of its own, and in it the page."""

    def __init__(self, url, seconds):
        self.url, self.seconds = url, seconds
        self.driver, self.preload, self.starting, self.console = None, None, None, []
        self.source = pathlib.Path(__file__).with_name("web_adapter.js").read_text()

    def start(self):
        """Begins to start, which goes on while the kit is told what can be done."""
        self.starting = concurrent.futures.ThreadPoolExecutor(1).submit(self.started)

    def started(self):
        options = Options()
        options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        for flag in FLAGS:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        # A group of processes of its own, so that a browser that hangs can be ended with all its parts.
        service = Service(os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver"), popen_kw={"start_new_session": True})
        driver = webdriver.Chrome(options=options, service=service)
        driver.set_script_timeout(self.seconds)
        driver.set_page_load_timeout(self.seconds)
        driver.command_executor.client_config.timeout = self.seconds + 0.5
        return driver

    def wait(self, seconds=None):
        """Takes the browser, once it is there."""
        if self.driver is None and self.starting is None:
            self.start()
        if self.driver is None:
            try:
                self.driver = self.starting.result(seconds)
            except concurrent.futures.TimeoutError:
                return
            except WebDriverException as error:
                self.starting = None
                raise Fault(f"No Chromium could be started: {error.msg.splitlines()[0]} Install chromium and chromium-driver, "
                            "or name them in the environment variables CHROMIUM and CHROMEDRIVER.") from error

    def load(self, **state):
        """The page anew, with the storage, clock and geocoder of `state`."""
        self.wait()
        if self.preload:
            self.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", self.preload)
        source = f"{self.source.rstrip()}({json.dumps(state)});"
        self.preload = self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
        self.console = []
        self.driver.get(self.url)

    def read_console(self):
        """What the page's console holds; the driver gives each entry once."""
        self.console += self.driver.get_log("browser")
        return self.console

    def run(self, script, *arguments):
        """Runs `kit.…` in the page; an object that stands for an element comes back as one."""
        return self.driver.execute_script("const kit = window.roadbookKit; " + script, *arguments)

    def settle(self):
        """Waits until the page has done what it was asked, and returns what happened."""
        return self.driver.execute_async_script("const done = arguments[0], kit = window.roadbookKit;"
                                                "if (kit) kit.settled().then(() => done(kit.take())); else done(null);")

    def quit(self, hangs=False):
        if self.starting is None:
            return
        starting, self.driver, self.preload, self.starting = self.starting, None, None, None
        try:
            driver = starting.result()
        except WebDriverException:  # It never started, as was told.
            return
        try:
            if not hangs:
                return driver.quit()
        except (WebDriverException, urllib3.exceptions.HTTPError, OSError):
            pass  # It does not end by itself.
        try:
            os.killpg(driver.service.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass  # It is gone already, which is what was wanted.


class Page:
    """One scenario: what the user means, done by clicks and keys, and what can be seen."""

    def __init__(self, browser, state):
        self.browser, self.events = browser, []
        browser.load(**state)
        self.happened()
        if not browser.run("return kit.isReady()"):
            raise Fault("The page never called roadbook.ready(): let it use the hook window.roadbook (Specs/WEB.md, The hook).")

    def happened(self):
        """Waits for the page, and takes the events; a fault where its script threw or it went elsewhere."""
        try:
            taken = self.browser.settle()
        except TimeoutException as error:
            raise Fault(f"The page did not settle in {self.browser.seconds:g} seconds: end what it does, and take aria-busy away "
                        "(Specs/WEB.md, Settled).") from error
        if taken is None:
            raise Fault(f"The page went to {self.browser.driver.current_url}: it must never navigate (Specs/WEB.md, One page).")
        if taken["errors"]:
            errors = [entry["message"] for entry in self.browser.read_console() if entry["level"] == "SEVERE"]
            raise Fault("The page's script failed; mend it: " + "; ".join(errors or taken["errors"]) + ".")
        if taken["href"].split("#")[0] != self.browser.url.split("#")[0]:
            raise Fault(f"The page went to {taken['href']}: it must never navigate (Specs/WEB.md, One page).")
        self.events += taken["events"]

    def look(self, what):
        return self.browser.run("return kit.look(arguments[0])", what)

    @property
    def screen(self):
        screen = self.look("screen")
        if screen is None:
            raise Fault("No element that is shown has data-roadbook-screen (Specs/WEB.md, The attributes).")
        return screen

    def on(self, *names):
        """The screen in front, which must be one of those, with no alert over it."""
        screen = self.screen
        if names and screen["name"] not in names:
            raise Refused("notShown")
        if screen["alert"]:
            raise Refused("alertInTheWay")
        return screen

    def find(self, *words):
        return self.browser.run("return kit.find(...arguments)", *words)

    def click(self, *words, missing=None, disabled=None):
        """Clicks what has the role and name; without it a refusal with the code `missing`, or a fault."""
        found = self.find(*words)
        if found is None and missing:
            raise Refused(missing)
        if found is None:
            raise Fault(f"The screen \"{self.screen['name']}\" shows no {words[0]} \"{words[1]}\" (Specs/WEB.md, The screens).")
        if not found["enabled"] and disabled:
            raise Refused(disabled)
        self.point(found)

    def point(self, found, *keys):
        """A click into the middle of what was found, and keys after it."""
        if found["cover"]:
            raise Fault(f"{found['cover']} lies over what is to be clicked on the screen \"{self.screen['name']}\": keep it clear.")
        ActionChains(self.browser.driver, duration=0).click(found["element"]).send_keys(*keys).perform()

    def press(self, *keys):
        ActionChains(self.browser.driver, duration=0).send_keys(*keys).perform()

    def chord(self, modifier, key, times=1):
        ActionChains(self.browser.driver, duration=0).key_down(modifier).send_keys(key * times).key_up(modifier).perform()

    def write(self, text):
        """Types into what has the focus."""
        if "\n" in text or "\t" in text:
            raise Fault("A key for a line break or a tabulator does not type one into a field of one line.")
        if any(ord(character) > 0xFFFF for character in text):  # No key has these.
            self.browser.driver.execute_cdp_cmd("Input.insertText", {"text": text})
        elif text:
            self.browser.driver.switch_to.active_element.send_keys(text)

    def write_over(self, found, text):
        self.point(found)
        self.chord(Keys.CONTROL, "a")
        self.press(Keys.BACK_SPACE)
        self.write(text)

    # The data, as another tab sees them

    @property
    def stored_people(self):
        return self.browser.run("return kit.read('roadbook.people', {nextID: 1, people: []})")

    def store(self, key, value):
        self.browser.run("kit.write(...arguments)", key, value)

    def address_book_add(self, person):
        for name, value in person.items():
            if not (name in TEXTS and isinstance(value, str) or name in LISTS and isinstance(value, list) or name == "birthday"):
                raise Refused("wrongType")
        stored = self.stored_people
        image = {"image": PICTURES[person["image"]]} if "image" in person else {}
        stored["people"].append({**person, **image, "id": stored["nextID"]})
        self.store("roadbook.people", {**stored, "nextID": stored["nextID"] + 1})

    def address_book_delete(self, person):
        stored = self.stored_people
        left = [known for known in stored["people"] if known["id"] != person]
        if len(left) == len(stored["people"]):
            raise Refused("unknownRecord")
        self.store("roadbook.people", {**stored, "people": left})

    def address_book_people(self):
        pictures = {url: word for word, url in PICTURES.items()}
        people = [{**person, "name": name_of(person)} for person in self.stored_people["people"]]
        for person in people:
            person.update({"image": pictures.get(person["image"], "yes")} if person.get("image") else {})
        return sorted(people, key=lambda person: (person.get("lastName") or person["name"]).lower())

    def address_book_groups(self):
        return []

    def trip_store(self, hotels):
        screen = self.screen
        if "hotels" in [screen["name"], *screen["under"]]:
            raise Refused("alreadyEditing")
        self.store("roadbook.trip", {"hotels": [{**dict.fromkeys(HOTEL, ""), **hotel} for hotel in hotels]})

    def trip_saved(self):
        stored = self.browser.run("return kit.read('roadbook.trip', {hotels: []})")
        return [{field: hotel[field] for field in HOTEL} for hotel in stored["hotels"]]

    def failures_trip_start(self):
        self.browser.run("kit.fail('roadbook.trip', true)")

    def failures_trip_stop(self):
        self.browser.run("kit.fail('roadbook.trip', false)")

    def failures_address_book_start(self):
        self.browser.run("kit.fail('roadbook.people', true)")

    def failures_address_book_stop(self):
        self.browser.run("kit.fail('roadbook.people', false)")

    # Screens

    def screen_front(self):
        return self.screen

    def hotels_open(self):
        self.on("trip")
        self.click("button", "Hotels")

    def hotels_leave(self):
        self.on("hotels")
        self.click("button", "Trip")

    def hotels_add(self):
        self.on("hotels")
        self.click("button", "Add")

    def hotels_edit(self, name):
        self.on("hotels")
        self.click("row", name, None, missing="notListed")

    def hotels_delete(self, name):
        self.on("hotels")
        self.click("row", name, "Delete", missing="notListed")

    def hotels_rows(self):
        if self.screen["name"] != "hotels":
            raise Refused("notShown")
        return self.look("hotels")

    def map_pins(self):
        return self.look("pins")

    def map_failures(self):
        return self.look("lost")

    def form_save(self):
        self.on("form")
        self.click("button", "Save")

    def form_cancel(self):
        self.on("form")
        self.click("button", "Cancel")

    def form_get_from_contacts(self):
        self.on("form")
        self.click("button", "Get from Contacts")

    def form_save_to_contacts(self):
        self.on("form")
        self.click("button", "Save to Contacts")

    def form_fields(self):
        fields = self.look("form")
        if fields is None:
            raise Refused("notShown")
        return fields

    def best_friend_open(self):
        self.on("trip")
        self.click("button", "Best Friend")

    def best_friend_choose(self):
        self.on("bestFriend")
        self.click("button", "Choose a Friend")

    def best_friend_friend(self):
        if self.screen["name"] != "bestFriend":
            raise Refused("notShown")
        return self.look("friend")

    # Fields

    @property
    def edited(self):
        field = next((field for field in self.on()["fields"] if field["editing"]), None)
        if field is None:
            raise Refused("notEditing")
        return field

    def field_focus(self, field):
        if field not in [known["name"] for known in self.on()["fields"]]:
            raise Refused("notShown")
        self.point(self.find("field", field), Keys.END)

    def field_type(self, text):
        self.edited
        self.write(text)

    def field_delete(self):
        self.edited
        self.press(Keys.BACK_SPACE)

    def field_clear(self, field=None):
        edited = self.edited["name"]
        if field not in (None, edited):
            raise Refused("notEditing")
        self.click("button", "Clear " + (edited.upper() if edited == "zip" else edited.capitalize()), missing="notOffered")

    def field_select(self, **range):
        """Characters, since a key moves over one; the range counts UTF-16 units."""
        text = self.edited["text"].encode("utf-16-le")
        start, end = range["from"], range["to"]
        if not 0 <= start <= end <= len(text) // 2:
            raise Refused("outOfRange")
        before, selected = (len(part.decode("utf-16-le", "ignore")) for part in (text[:2 * start], text[2 * start:2 * end]))
        self.press(Keys.HOME, Keys.RIGHT * before)
        self.chord(Keys.SHIFT, Keys.RIGHT, selected)

    def field_replace(self, text, **range):
        self.field_select(**range)
        self.write(text) if text else self.press(Keys.BACK_SPACE)

    def field_return(self):
        self.edited
        self.press(Keys.ENTER)

    # Device, alerts, undo

    def device_shake(self):
        """A shake that finds nothing to undo does nothing."""
        self.on()
        found = self.find("button", "Undo")
        if found and found["enabled"]:
            self.point(found)

    def device_memory_warning(self):
        self.browser.driver.execute_cdp_cmd("Memory.simulatePressureNotification", {"level": "critical"})

    def device_copy(self, text):
        self.browser.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        self.browser.driver.execute_async_script("navigator.clipboard.writeText(arguments[0]).then(arguments[1])", text)

    def alert_choose(self, button):
        alert = self.screen["alert"]
        if not alert:
            raise Refused("noAlert")
        if button not in alert["buttons"]:
            raise Refused("noSuchButton")
        self.click("alertButton", button)

    def undo_state(self):
        """Only the alert says what can be undone, so it is opened and closed again."""
        self.on()
        if not self.look("undo"):
            return {"canUndo": False, "canRedo": False}
        self.click("button", "Undo")
        self.happened()
        buttons = self.screen["alert"]["buttons"]
        self.click("alertButton", "Cancel")
        return {"can" + word: any(button.startswith(word + " ") for button in buttons) for word in ("Undo", "Redo")}

    # The picker

    @property
    def card(self):
        return self.look("card")

    def picker_choose(self, person):
        self.on("picker")
        if self.card["name"] is not None:
            raise Refused("notListed")
        self.click("option", person, missing="notListed", disabled="rowDisabled")

    def picker_choose_value(self, property=None, identifier=None):
        self.on("picker")
        card = self.card
        if card["name"] is None:
            raise Refused("noCard")
        value = next((value for value in card["values"] if value["property"] == property and value["identifier"] == identifier), None)
        if value is None:
            raise Refused("noSuchValue")
        self.click("value", f"{property} {identifier}")

    def picker_back(self):
        self.on("picker")
        self.click("button", "Back", missing="nothingBehind")

    def picker_cancel(self):
        self.on("picker")
        self.click("button", "Cancel")

    def picker_search(self, text):
        self.on("picker")
        found = self.find("field", "search")
        if found is None:
            raise Refused("notListed")
        self.write_over(found, text)

    def picker_show_group(self, group=None):
        self.on("picker")
        if group is not None:
            raise Refused("notListed")

    def picker_rows(self):
        if self.screen["name"] != "picker":
            raise Refused("notShown")
        return self.look("people")

    def picker_groups(self):
        return []

    def picker_card(self):
        if self.screen["name"] != "picker":
            raise Refused("notShown")
        return self.card

    # The form for a new person

    def new_person_enter(self, property, text):
        self.on("newPerson")
        found = self.find("property", property)
        if found is None:
            raise Refused("wrongType")
        self.write_over(found, text)

    def new_person_save(self):
        self.on("newPerson")
        self.click("button", "Done", disabled="buttonDisabled")

    def new_person_cancel(self):
        self.on("newPerson")
        self.click("button", "Cancel")

    def new_person_delete(self):
        self.on("newPerson")
        self.click("button", "Delete Contact", missing="notAllowed")

    def new_person_person(self):
        if self.screen["name"] != "newPerson":
            raise Refused("notShown")
        shown, person = self.look("newPerson"), {}
        for field in shown["fields"]:
            add(person, **field)
        if shown["isCompany"]:
            person["kind"] = "organization"
        return {**person, "name": name_of(person)}

    # What surrounds the app

    def geocoder_fail(self, reason="noResult"):
        self.set_geocoder(reason=reason)

    def geocoder_work(self):
        self.set_geocoder()

    def geocoder_delay(self, milliseconds):
        self.set_geocoder(delay=milliseconds)

    def geocoder_hold(self):
        self.set_geocoder(hold=True)

    def set_geocoder(self, **settings):
        self.browser.run("for (const key in kit.geocoder) delete kit.geocoder[key]; Object.assign(kit.geocoder, arguments[0])", settings)

    def geocoder_answer(self, place):
        if not self.browser.run("return kit.answer(arguments[0])", place):
            raise Refused("notListed")

    def advance(self, milliseconds):
        self.browser.run("kit.advance(arguments[0])", milliseconds)

    @property
    def state(self):
        """What outlives the app when it is killed without a goodbye."""
        return self.browser.run("return {now: kit.now(), storage: kit.storage(), geocoder: kit.geocoder, failing: kit.failing()}")


HOTEL = ["name", "street", "city", "state", "zip"]


def name_of(person):
    """The name as a list shows it."""
    parts = [person[part] for part in ("prefix", "firstName", "middleName", "lastName", "suffix") if person.get(part)]
    email = person["email"][0]["value"] if person.get("email") else None
    company = person.get("kind") == "organization" and person.get("organization")
    return company or " ".join(parts) or person.get("organization") or person.get("nickname") or email


def add(person, property, label, text):
    """What a field of the form for a new person says, as a property of the person."""
    property, _, part = (property or "").partition(".")
    if text == "" or property == "":
        return
    if part:
        last = person.setdefault(property, [])
        if not last or last[-1]["label"] != label or part in last[-1]["value"]:
            last.append({"label": label, "value": {}})
        last[-1]["value"][part] = text
    elif label is not None:
        person.setdefault(property, []).append({"label": label, "value": text})
    else:
        person[property] = text


def method(name):
    """`field.menuItems` as a method of Page."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name.replace(".", "_"))


class Adapter:
    """Answers the kit's messages."""

    def __init__(self, browser, failures, without):
        self.browser, self.failures, self.without = browser, failures, set(without)
        self.page, self.scenario, self.fault = None, None, None

    def initialize(self, protocol, **_):
        self.browser.wait(START)
        return {"protocol": protocol, "name": f"the page {self.browser.url}", "version": "1", "language": "HTML",
                "capabilities": sorted(set(CAPABILITIES) - self.without)}

    def scenario_begin(self, id, tags, surroundings, **_):
        self.scenario, self.page, self.fault = id, None, None
        for tag, reason in DECLINED.items():
            if tag in tags:
                return {"status": "skip", "reason": reason}
        first = surroundings.get("firstID") or 1
        storage = {"roadbook.people": json.dumps({"nextID": first, "people": []})} if first != 1 else {}
        self.page = Page(self.browser, {"now": surroundings["now"], "storage": storage, "geocoder": {}, "failing": []})
        self.page.events = []
        return {"status": "ready"}

    def perform(self, action, arguments):
        act = getattr(Page, method(action), None)
        if act is None or action.count(".") == 0:
            return {"status": "refused", "code": "unknownAction", "message": f"A page has no {action}.", "events": []}
        try:
            act(self.page, **{name: value for name, value in arguments.items() if value is not None})
        except Refused as refused:
            return {"status": "refused", "code": str(refused), "message": f"Not now: {action}.", "events": self.take()}
        except TypeError as error:
            if "argument" not in str(error):
                raise
            return {"status": "refused", "code": "badArgument", "message": str(error), "events": []}
        self.page.happened()
        return {"status": "done", "events": self.take()}

    def observe(self, query):
        see = getattr(Page, method(query), None)
        if see is None:
            raise LookupError("unknownQuery", f"A page does not answer {query}.")
        try:
            return {"value": see(self.page)}
        except Refused as refused:
            raise LookupError(str(refused), f"{query} cannot be seen now.") from refused

    def advance(self, milliseconds):
        self.page.advance(milliseconds)
        self.page.happened()
        return {"events": self.take()}

    def relaunch(self):
        self.page = Page(self.browser, self.page.state)
        self.page.events = []
        return {}

    def scenario_end(self, outcome=None):
        if self.failures and self.page and not self.fault and outcome != "passed":
            self.keep_evidence()
        events, self.page = self.take() if self.page else [], None
        return {"events": events}

    def shutdown(self):
        self.browser.quit()

    def take(self):
        events, self.page.events = self.page.events, []
        return events

    # Faults

    def sentence(self, error):
        """What went wrong, in a sentence that says what to do."""
        if isinstance(error, Fault):
            return str(error)
        if isinstance(error, JavascriptException) and "missing: " in error.msg:
            return f"The page shows not {error.msg.split('missing: ')[1].splitlines()[0]} (Specs/WEB.md, The screens)."
        if isinstance(error, (TimeoutException, urllib3.exceptions.ReadTimeoutError)):
            return f"The page did not answer in {self.browser.seconds:g} seconds: look for a loop in its script that does not end."
        detail = (getattr(error, "msg", None) or str(error)).splitlines()[0]
        return f"The browser is gone, and is started anew for the next scenario: {detail}"

    def failed(self, error):
        """Keeps a picture and the console, and starts the browser anew where it is gone or hangs."""
        sentence = self.sentence(error)
        hangs = isinstance(error, urllib3.exceptions.HTTPError) or "The page did not answer" in sentence
        paths = self.keep_evidence() if self.failures and not hangs else []
        if hangs or "The browser is gone" in sentence:
            self.browser.quit(hangs=True)
        return sentence + "".join(f" See {path}." for path in paths[:1])

    def keep_evidence(self):
        """A picture of the page, and its console, in the folder for failures."""
        folder = pathlib.Path(self.failures)
        folder.mkdir(parents=True, exist_ok=True)
        picture, console = folder / f"{self.scenario}.png", folder / f"{self.scenario}.console.txt"
        try:
            picture.write_bytes(base64.b64decode(self.browser.driver.execute_cdp_cmd("Page.captureScreenshot", {})["data"]))
            console.write_text("".join(f"{entry['level']} {entry['message']}\n" for entry in self.browser.read_console()))
        except (WebDriverException, urllib3.exceptions.HTTPError, AttributeError):
            print(f"web_adapter: {self.scenario}: no picture could be taken.", file=sys.stderr)
            return []
        print(f"web_adapter: {self.scenario}: {picture} {console}", file=sys.stderr)
        return [picture, console]

    def answer(self, request):
        call = getattr(self, method(request["method"].replace("/", ".")), None)
        if call is None:
            return {"error": {"code": -32601, "message": f"There is no method {request['method']}.", "data": "unknownMethod"}}
        try:
            if self.fault and request["method"] in ("perform", "observe", "advance", "relaunch"):
                raise LookupError("pageFault", self.fault)
            return {"result": call(**request.get("params", {}))}
        except LookupError as error:
            code, message = error.args
            return {"error": {"code": -32000, "message": message, "data": code}}
        except (Fault, WebDriverException, urllib3.exceptions.HTTPError, OSError) as error:
            self.fault = self.failed(error)
            return {"error": {"code": -32000, "message": self.fault, "data": "pageFault"}}


def main():
    parser = argparse.ArgumentParser(description="Drives a web page that keeps to Specs/WEB.md through the specs.")
    parser.add_argument("url", help="the page: a file: or http: address, or the path of a file")
    parser.add_argument("--failures", metavar="DIR", default=os.environ.get("ROADBOOK_FAILURES"),
                        help="a folder for a picture of the page and its console; else ROADBOOK_FAILURES, else none are kept")
    parser.add_argument("--seconds", metavar="N", type=float, default=3,
                        help="how long the page may take to load and to settle; else 3, less than the kit's patience")
    parser.add_argument("--without", metavar="CAPABILITY", action="append", default=[],
                        help="what the page cannot show, though others can; may be repeated")
    options = parser.parse_args()
    url = options.url if ":" in options.url else pathlib.Path(options.url).resolve().as_uri()
    adapter = Adapter(Browser(url, options.seconds), options.failures, options.without)
    adapter.browser.start()
    try:
        for line in sys.stdin:
            request = json.loads(line)
            print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **adapter.answer(request)}), flush=True)
            if request["method"] == "shutdown":
                break
    finally:
        adapter.browser.quit()


if __name__ == "__main__":
    main()
