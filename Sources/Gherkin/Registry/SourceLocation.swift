/// A place in code.
public struct SourceLocation: Hashable, Sendable {
  /// The file, as `Module/File.swift`.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Makes a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension SourceLocation {
  /// `file:line`.
  var text: String { "\(file):\(line)" }
}
