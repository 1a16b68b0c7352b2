import Gherkin

/// The files of the official suites, read by closures of the caller.
package struct SuiteFiles: Sendable {
  /// The names in a folder, in any order; empty where there is no such folder.
  package let names: @Sendable (_ folder: String) -> [String]
  /// The bytes of a file; nil where there is none.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?

  /// Files that two closures read.
  package init(
    names: @escaping @Sendable (_ folder: String) -> [String],
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.names = names
    self.bytes = bytes
  }

  /// The names in a folder that end like one of these, sorted.
  func names(in folder: String, endingIn suffixes: String...) -> [String] {
    names(folder).filter { name in suffixes.contains(where: name.hasSuffix) }.sorted()
  }
}

/// A file of an official suite that is not there.
struct MissingFile: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path): there is no such file" }
}
