import Storage
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder on the real disk that goes when the value does.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/roadbook-storage-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } }
    _ = try #require(made)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    let disk = DiskFileSystem()
    for name in (try? disk.list(path)) ?? [] {
      if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    rmdir(path)
  }

  func mode(of name: String) -> UInt32 {
    var found = stat()
    return lstat("\(path)/\(name)", &found) == 0 ? UInt32(found.st_mode) & 0o777 : 0
  }

  func link(_ name: String, to target: String) {
    symlink(target, "\(path)/\(name)")
  }

  func pipe(_ name: String) { mkfifo("\(path)/\(name)", 0o600) }
}
