"""An undo manager, and the client with documents by which Specs/Undo and Specs/HotelController look at it."""

from dataclasses import dataclass, field

from wire import Refusal


@dataclass
class Group:
    actions: list = field(default_factory=list)  # of (target, handler)
    name: str = ""


class UndoManager:
    """Steps to take back and to redo. A change registers its opposite; what an event registers is one step.

    A group closed empty is dropped, and one closed inside another becomes part of it.
    """

    def __init__(self, tell=lambda event, **details: None, before_checkpoint=lambda: None):
        self.report, self.before_checkpoint = tell, before_checkpoint
        self.groups_by_event, self.most_steps = True, 0
        self.running, self.collected = None, None
        self.remove_all()

    def remove_all(self):
        self.sides, self.open, self.disabled = {"undo": [], "redo": []}, [], 0

    def tell(self, event, **details):
        self.report("undoManager." + event, level=len(self.open), **details)

    def checkpoint(self):
        """Whoever registers late does so now."""
        self.tell("checkpoint")
        self.before_checkpoint()

    # Registering

    def register(self, target, handler):
        if self.disabled:
            return
        if self.running:
            self.collected.actions.append((target, handler))
            return
        if not self.open:
            if not self.groups_by_event:
                raise Refusal("noGroupOpen", "Nothing can be registered outside a group.")
            self.open_group()
        self.sides["redo"].clear()
        self.open[-1].actions.append((target, handler))

    def step(self, name, target, handler):
        """A change of one event and its name; while undoing it joins what is being collected under its old name."""
        self.register(target, handler)
        if not self.running:
            self.name(name)
            self.end_event()

    def name(self, name: str):
        if self.open:
            self.open[-1].name = name

    def disable(self):
        self.disabled += 1

    def enable(self):
        if not self.disabled:
            raise Refusal("registrationNotDisabled", "Registration is enabled already.")
        self.disabled -= 1

    def remove_actions(self, target):
        for group in [*self.sides["undo"], *self.sides["redo"], *self.open]:
            group.actions = [action for action in group.actions if action[0] is not target]
        for side in self.sides.values():
            side[:] = [group for group in side if group.actions]

    # Groups

    def open_group(self):
        self.open.append(Group())
        self.tell("didOpenGroup")

    def begin_group(self):
        if not self.open and self.groups_by_event:
            self.open_group()
        self.checkpoint()
        self.open_group()

    def end_group(self):
        if self.running or not self.open:
            raise Refusal("noGroupOpen", "There is no group to end.")
        self.checkpoint()
        self.tell("willCloseGroup", discardable=False)
        group = self.open.pop()
        if self.open:
            self.open[-1].actions += group.actions
        elif group.actions:
            self.sides["undo"].append(group)
            self.limit(self.most_steps)
        self.tell("didCloseGroup", discardable=False)

    def end_event(self):
        if self.groups_by_event and len(self.open) == 1:
            self.end_group()

    def group_by_event(self, on: bool):
        self.groups_by_event = on

    def limit(self, steps: int):
        if steps < 0:
            raise Refusal("badArgument", "A limit is not below 0.")
        self.most_steps = steps
        if steps:
            for side in self.sides.values():
                del side[:-steps]

    # Taking back

    def undo(self):
        self.refuse_while_running()
        if len(self.open) > 1:
            raise Refusal("nestedGroupsOpen", "Groups are open inside the one to undo.")
        if self.open:
            self.end_group()
        self.checkpoint()
        if self.open:  # by what registered late
            self.end_group()
        self.take("undo", "redo")

    def redo(self):
        self.refuse_while_running()
        self.checkpoint()
        self.take("redo", "undo")

    def undo_nested_group(self):
        self.refuse_while_running()
        raise Refusal("ungroupedActions", "A nested group has become part of the one around it.")

    def refuse_while_running(self):
        if self.running:
            raise Refusal("during" + self.running.capitalize(), f"Another {self.running} is under way.")

    def take(self, side, other):
        if not self.sides[side]:
            return
        group = self.sides[side].pop()
        self.tell("will" + side.capitalize())
        self.running, self.collected = side, Group(name=group.name)
        try:
            for _, handler in reversed(group.actions):
                handler()
        finally:
            self.running = None
        if self.collected.actions:
            self.sides[other].append(self.collected)
        self.tell("did" + side.capitalize())

    def ask_can_redo(self):
        self.checkpoint()
        self.report("undoManager.canRedo", answer=bool(self.next("redo")))

    def next(self, side):
        """The step that would be taken now. The open groups are one, and it has the name of the outermost."""
        if side == "undo" and any(group.actions for group in self.open):
            return self.open[0]
        return self.sides[side][-1] if self.sides[side] else None

    def title(self, side):
        """The words of a button, such as `Undo Edit Hotel`, or None with nothing to take back."""
        step = self.next(side)
        return step and f"{side.capitalize()} {step.name}".rstrip()

    def state(self):
        state = {"level": len(self.open), "enabled": not self.disabled}
        for side in self.sides:
            step = self.next(side)
            state |= {"can" + side.capitalize(): bool(step), side + "Name": step.name if step else "",
                      side + "Title": self.title(side)}
        return state

    ACTIONS = {
        "undoManager.name": name, "undoManager.disable": disable, "undoManager.enable": enable,
        "undoManager.removeAll": remove_all, "undoManager.beginGroup": begin_group, "undoManager.endGroup": end_group,
        "undoManager.endEvent": end_event, "undoManager.groupByEvent": group_by_event, "undoManager.limit": limit,
        "undoManager.undo": undo, "undoManager.redo": redo, "undoManager.undoNestedGroup": undo_nested_group,
        "undoManager.askCanRedo": ask_can_redo}
    QUERIES = {"undoManager.state": state}


@dataclass(eq=False)
class Document:
    text: str = ""
    is_joined: bool = True
    is_alive: bool = True
    pending: str | None = None  # the text before the changes that are still to be registered
    call: str | None = None  # what its next handler calls


class Documents:
    """Texts whose changes can be taken back. The manager does not keep a document alive."""

    CALLS = {"undo": UndoManager.undo, "redo": UndoManager.redo, "endGroup": UndoManager.end_group,
             "undoNestedGroup": UndoManager.undo_nested_group}

    def __init__(self, tell):
        self.tell, self.manager, self.documents = tell, None, {}

    def made(self):
        if not self.manager:
            raise Refusal("noUndoManager", "There is no undo manager.")
        return self.manager

    def document(self, name):
        self.made()
        return self.documents.setdefault(name, Document())

    def register(self, name, document, text):
        if document.is_joined:
            self.manager.register(document, lambda: self.bring_back(name, document, text))

    def bring_back(self, name, document, text):
        if not document.is_alive:
            return
        self.tell("undoManager.invoked", document=name, text=text)
        self.register(name, document, document.text)
        document.text = text
        if document.call:
            call, document.call = document.call, None
            self.tell("undoManager.called", answer=self.answer(call))

    def answer(self, call):
        try:
            self.CALLS[call](self.manager)
        except Refusal as refusal:
            return refusal.code
        return "done"

    def process(self):
        self.made()
        for name, document in self.documents.items():
            if document.pending is not None:
                self.register(name, document, document.pending)
                document.pending = None

    def make(self):
        self.manager, self.documents = UndoManager(self.tell, self.process), {}

    def change(self, document: str, text: str):
        changed = self.document(document)
        self.register(document, changed, changed.text)
        changed.text = text

    def change_lazily(self, document: str, text: str):
        changed = self.document(document)
        changed.pending = changed.text if changed.pending is None else changed.pending
        changed.text = text

    def drop(self, document: str):
        self.made()
        if document not in self.documents:
            raise Refusal("noDocument", f"There is no document {document}.")
        self.documents.pop(document).is_alive = False

    def leave(self, document: str):
        self.document(document).is_joined = False

    def join(self, document: str):
        self.document(document).is_joined = True

    def call_in_handler(self, document: str, call: str):
        if call not in self.CALLS:
            raise Refusal("badArgument", f"A handler cannot call {call}.")
        self.document(document).call = call

    def remove_actions(self, document: str):
        self.made().remove_actions(self.document(document))

    def texts(self):
        return {name: document.text for name, document in self.documents.items()}

    ACTIONS = {
        "undoManager.make": make, "undoManager.emptyGroups.dropped.make": make,
        "undoManager.nestedGroups.flattened.make": make, "undoManager.ungroupedNames.ignored.make": make,
        "undoManager.idleTitles.absent.make": make, "undoManager.change": change,
        "undoManager.changeLazily": change_lazily, "undoManager.process": process, "undoManager.drop": drop,
        "undoManager.leave": leave, "undoManager.join": join, "undoManager.callInHandler": call_in_handler,
        "undoManager.removeActions": remove_actions}
    QUERIES = {"undoManager.documents": texts}
