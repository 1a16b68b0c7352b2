"use strict";

// Steps that can be taken back and done again. A step swaps a value: `swap(value)` puts one in place and returns
// the one that was there.

class UndoHistory {
  constructor() {
    /// Told when there is more or less to undo or to redo.
    this.changed = () => {};
    this.clear();
  }

  clear() {
    this.undoable = [];
    this.redoable = [];
    this.changed();
  }

  /// A step of the user: `before` is what undoing brings back.
  add(name, before, swap) {
    this.undoable.push({name, value: before, swap});
    this.redoable = [];
    this.changed();
  }

  undo() {
    return this.move(this.undoable, this.redoable);
  }

  redo() {
    return this.move(this.redoable, this.undoable);
  }

  /// The name of the step, or undefined where there was none.
  move(from, to) {
    const step = from.pop();
    if (!step) return undefined;
    to.push({...step, value: step.swap(step.value)});
    this.changed();
    return step.name;
  }

  get choices() {
    const undo = this.undoable.at(-1), redo = this.redoable.at(-1);
    return [
      undo && {title: "Undo " + undo.name, action: () => this.undo()},
      redo && {title: "Redo " + redo.name, action: () => this.redo()},
    ].filter(Boolean);
  }
}
