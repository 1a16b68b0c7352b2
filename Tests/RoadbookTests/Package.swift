/// The checkout that the tests belong to.
enum Package {
  /// Its folder, found from this file's own path.
  static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
}
