import Foundation
import TestSupport
import Testing

/// Holds the imports of the sources to the table of modules in `Package.swift`.
@Suite struct ArchitectureTests {
  /// What each module may import of the others, as `Package.swift` says.
  static let imports: [String: Set<String>] = {
    let manifest = try? String(contentsOfFile: "\(Checkout.root)/Package.swift", encoding: .utf8)
    let entries = (manifest ?? "").matches(of: /\(\s*"(\w+)",\s*\[([^\]]*)\]\s*\)/)
    return Dictionary(
      entries.map { entry in
        let names = entry.output.2.matches(of: /"(\w+)"/).map { String($0.output.1) }
        return (String(entry.output.1), Set(names))
      },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The programs, which import what they need.
  static let programs: Set = ["roadbook", "roadbook-dev"]

  @Test func `every folder of Sources is a module of the table`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "\(Checkout.root)/Sources")
    #expect(Self.imports.count > 15)
    #expect(Set(folders).subtracting(Self.programs) == Set(Self.imports.keys))
  }

  @Test(arguments: imports.keys.sorted())
  func `a module imports what the table allows`(_ module: String) throws {
    let allowed = try #require(Self.imports[module])
    for (file, imports) in try Self.imports(of: module) {
      let others = imports.intersection(Self.imports.keys).subtracting(allowed)
      #expect(others.isEmpty, "\(file) imports \(others.sorted())")
    }
  }

  @Test func `no module imports one that imports it`() {
    for (module, imports) in Self.imports {
      for other in imports {
        #expect(Self.imports[other]?.contains(module) != true, "\(module) and \(other)")
      }
    }
  }

  @Test func `child processes are started in modules of their own`() throws {
    let mayStart: Set = ["ProcessTransport", "RoadbookCLI"]
    for module in Self.imports.keys.sorted() where !mayStart.contains(module) {
      for (file, text) in try Self.sources(of: module) {
        let start = text.firstMatch(of: /\b(Process\(\)|fork\(|popen\(|posix_spawn)/)
        #expect(start == nil, "\(module)/\(file) starts a process")
      }
    }
  }

  @Test func `what starts child processes is compiled only where there are any`() throws {
    for (file, text) in try Self.sources(of: "ProcessTransport") {
      #expect(text.hasPrefix("#if os(macOS) || os(Linux)\n"), "\(file)")
      #expect(text.hasSuffix("\n#endif\n"), "\(file)")
    }
  }

  @Test func `only those who touch the disk import Foundation`() throws {
    // AddressBook decodes East Asian charsets: with iconv on Linux, with Foundation on Apple's systems.
    let mayUseFoundation: Set = ["SpecSteps", "RoadbookCLI", "ProcessTransport", "AddressBook"]
    for module in Self.imports.keys.sorted() where !mayUseFoundation.contains(module) {
      for (file, imports) in try Self.imports(of: module) {
        #expect(!imports.contains("Foundation"), "\(module)/\(file) imports Foundation")
      }
    }
  }

  private static func imports(of module: String) throws -> [(file: String, imports: Set<String>)] {
    try sources(of: module).map { file, text in
      let lines = text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ") }
      let imported = lines.compactMap { words in
        words.firstIndex(of: "import").flatMap { $0 <= 2 ? words.dropFirst($0 + 1).last : nil }
      }
      return (file, Set(imported.map(String.init)))
    }
  }

  private static func sources(of module: String) throws -> [(file: String, text: String)] {
    let folder = "\(Checkout.root)/Sources/\(module)"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.map { name in
      (name, try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
    }
  }
}
