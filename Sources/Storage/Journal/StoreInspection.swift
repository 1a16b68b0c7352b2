/// What a store holds, by the module that can read its format: `roadbook store check` prints the
/// ``sentences``, `roadbook store repair` writes the ``salvage`` beside. Nothing is changed by looking.
package protocol StoreInspection {
  /// The files of the store, whatever they mean.
  var report: StoreReport { get }
  /// What is there, or can be saved, in words such as `101 people, 2 groups`.
  var holdings: String { get }
  /// What keeps the store from opening, or would be lost by writing it anew: a sentence each.
  var faults: [String] { get }
  /// What can be saved, as files that open; empty when nothing can.
  var salvage: StoreContents { get }
}

extension StoreInspection {
  /// Whether base and journal can stay as they are: all that they hold can be read.
  package var isWhole: Bool { report.opens && salvage == report.contents }

  /// Whether the store opens, and can be written anew without loss.
  package var isValid: Bool { isWhole && faults.isEmpty }

  /// Sentences for people: the files, what is wrong with them, what they hold.
  package var sentences: [String] {
    let most = 20
    var lines = report.sentences + faults.prefix(most)
    if faults.count > most { lines.append("There are \(faults.count - most) more of these.") }
    let base = report.paths.base
    if isWhole {
      lines.append("\(base): \(holdings).")
    } else if salvage == StoreContents() {
      lines.append("\(base): nothing can be saved.")
    } else {
      let count = salvage.entries.count
      let onTop =
        count == 0
        ? "" : ", with \(count) \(count == 1 ? "entry" : "entries") of the journal on top"
      lines.append(
        "\(base): \(holdings) can be saved\(onTop); `roadbook store repair` writes them beside.")
    }
    return lines
  }
}
