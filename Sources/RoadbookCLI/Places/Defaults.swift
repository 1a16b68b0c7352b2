import JSON

/// Options for every run, from `Specs/roadbook.json`: `{"run": {"--jobs": 2, "--format": ["progress"]}}`.
///
/// A member's name is a command, the members of its value are options: true for one that takes no value, else a
/// value or several. The command line overrides them.
struct Defaults {
  private let value: JSONValue
  private let path: String

  /// Reads the file.
  init(_ bytes: [UInt8], path: String) throws(UsageError) {
    self.path = path
    do throws(JSONError) {
      value = try JSONReader.read(bytes)
    } catch {
      throw UsageError("\(path): \(error.reason.rawValue) at byte \(error.offset)")
    }
    guard value.members != nil else { throw UsageError("\(path): must hold an object") }
  }

  /// The options of a command as words of a command line.
  func words(for command: String) throws(UsageError) -> [String] {
    var words: [String] = []
    for option in value[command]?.members ?? [] {
      for value in option.value.array ?? [option.value] {
        words += try Defaults.words(option.name, value, path)
      }
    }
    return words
  }

  private static func words(
    _ name: String, _ value: JSONValue, _ path: String
  ) throws(UsageError) -> [String] {
    switch value {
    case .bool(true): return [name]
    case .bool(false): return []
    case .string(let text): return ["\(name)=\(text)"]
    case .integer(let number): return ["\(name)=\(number)"]
    default: throw UsageError("\(path): \(name) takes true, a text or a whole number")
    }
  }
}
