"use strict";

// An item of the browser's storage that holds JSON. Reading never throws and never destroys; writing throws where the
// browser refuses.

class StoredItem {
  constructor(key, empty) {
    Object.assign(this, {key, empty, problem: null});
  }

  /// The text as another tab or an earlier run left it; null where there is none.
  get text() {
    try {
      return localStorage.getItem(this.key);
    } catch {
      return null;
    }
  }

  read() {
    const text = this.text;
    if (text === null) return structuredClone(this.empty);
    try {
      return {...structuredClone(this.empty), ...JSON.parse(text)};
    } catch {
      this.setAside(text);
      return structuredClone(this.empty);
    }
  }

  write(value) {
    if (this.unreadable) throw this.unreadable;
    localStorage.setItem(this.key, JSON.stringify(value));
  }

  /// What cannot be read is kept under another key before anything is written over it; else nothing is written.
  setAside(text) {
    const aside = this.key + ".unreadable";
    try {
      localStorage.setItem(aside, text);
      this.problem = `What this browser keeps as ${this.key} cannot be read. It was set aside as ${aside}.`;
    } catch (error) {
      this.unreadable = error;
      this.problem = `What this browser keeps as ${this.key} cannot be read, and there is no room to set it aside. It stays as it is.`;
    }
  }
}

/// Why a save failed, in a sentence that says what to do.
function reason(error) {
  if (error.name === "QuotaExceededError") {
    return "This browser’s storage is full. Remove data of other pages, then try again; nothing is lost while this page stays open.";
  }
  return "This browser keeps no data for this page. Allow it to, then try again; nothing is lost while this page stays open.";
}
