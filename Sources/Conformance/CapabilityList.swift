/// The closed list of capabilities, as `Specs/capabilities.txt` holds it.
public struct CapabilityList: Sendable {
  /// The capabilities in the order of the file.
  public let capabilities: [Capability]

  /// Reads a list: a word at the start of each line, what it means after it; `#` begins a remark.
  public init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    capabilities = lines.map { line in
      Capability(rawValue: String(line.prefix { $0 != " " }))
    }
  }

  /// Those of a system's capabilities that are not on the list.
  public func unknown(in claimed: Set<Capability>) -> [Capability] {
    claimed.subtracting(capabilities).sorted()
  }
}
