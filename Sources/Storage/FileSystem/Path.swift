/// The little that a store asks of a path. Paths are plain strings with `/`.
package enum Path {
  /// The folder that holds a path: `.` for a bare name, `/` at the top.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path with another extension in place of the last one.
  package static func replacingExtension(of path: String, with new: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return path + "." + new
    }
    return String(path.dropLast(name[dot...].count)) + "." + new
  }
}
