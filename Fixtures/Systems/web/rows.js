"use strict";

// A list of which only the rows in sight are in the document, so that ten thousand scroll at once. The focus stays on the
// list; the active row is named to a screen reader.

class RowList {
  /// `row(item)` makes what stands in a row of `height` pixels.
  constructor({list, space, height, row, chosen}) {
    Object.assign(this, {list, space, height, row, chosen, items: [], active: -1, options: new Map()});
    list.addEventListener("scroll", () => this.draw());
    list.addEventListener("keydown", event => this.key(event));
    list.addEventListener("focus", () => this.active < 0 && this.activate(0));
    list.addEventListener("click", ({target}) => {
      const option = target.closest("[role=option]");
      if (option) this.chosen(this.items[option.dataset.index]);
    });
  }

  show(items) {
    Object.assign(this, {items, active: -1, options: new Map()});
    this.list.scrollTop = 0;
    this.list.removeAttribute("aria-activedescendant");
    this.space.style.height = items.length * this.height + "px";
    this.draw();
  }

  /// Up to a hundred rows are all there.
  get range() {
    if (this.items.length <= 100) return [0, this.items.length];
    const first = Math.max(0, Math.floor(this.list.scrollTop / this.height) - 10);
    return [first, Math.min(this.items.length, first + Math.ceil(this.list.clientHeight / this.height) + 20)];
  }

  draw() {
    const [first, end] = this.range;
    const indexes = Array.from({length: end - first}, (_, offset) => first + offset);
    // A row that is pressed must still be there when it is let go.
    this.options = new Map(indexes.map(index => [index, this.options.get(index) ?? this.option(index)]));
    for (const [index, option] of this.options) option.setAttribute("aria-selected", index === this.active);
    reorder(this.space, [...this.options.values()]);
  }

  option(index) {
    const option = this.row(this.items[index]);
    option.id = "row-" + index;
    option.role = "option";
    option.dataset.index = index;
    option.style.top = index * this.height + "px";
    option.setAttribute("aria-setsize", this.items.length);
    option.setAttribute("aria-posinset", index + 1);
    return option;
  }

  activate(index) {
    if (this.items.length === 0) return;
    this.active = Math.max(0, Math.min(index, this.items.length - 1));
    const top = this.active * this.height, sight = this.list.clientHeight - this.height;
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    if (top > this.list.scrollTop + sight) this.list.scrollTop = top - sight;
    this.draw();
    this.list.setAttribute("aria-activedescendant", "row-" + this.active);
  }

  key(event) {
    const page = Math.max(1, Math.floor(this.list.clientHeight / this.height) - 1);
    const steps = {ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.items.length, End: this.items.length};
    if (event.key in steps) this.activate(this.active + steps[event.key]);
    else if ((event.key === "Enter" || event.key === " ") && this.active >= 0) this.chosen(this.items[this.active]);
    else return;
    event.preventDefault();
  }
}
