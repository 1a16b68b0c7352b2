internal import Storage

/// What the files of a vdir are called.
///
/// Source: the vdir storage format of vdirsyncer: a file an item, hidden and `.tmp` files are passed over.
enum VdirName {
  static let ids = ".roadbook.ids"
  static let lock = ".roadbook.lock"
  static let beside = ".roadbook.tmp"
  private static let longest = 120

  /// Whether a file of this name should hold a card.
  static func isCard(_ name: String) -> Bool {
    !name.utf8.starts(with: ".".utf8) && name.utf8.count > 4
      && name.utf8.suffix(4).elementsEqual(".vcf".utf8) { $0 == $1 || $0 | 0x20 == $1 }
  }

  /// The name without its extension.
  static func stem(_ name: String) -> String {
    String(decoding: name.utf8.dropLast(4), as: UTF8.self)
  }

  /// No UID begins like this.
  private static let keyPrefix = "\u{0}"

  /// What the IDs remember a file by whose card has no UID of its own.
  static func key(of name: String) -> String { keyPrefix + name }

  static func isKey(_ uid: String) -> Bool { uid.utf8.starts(with: keyPrefix.utf8) }

  /// All that the IDs may remember a file by: earlier versions took its name, and for a second card `-1` after it.
  static func keys(of name: String) -> [String] { [key(of: name), "\(name)-1", stem(name)] }

  /// Names for the card of this UID, the best first, without end. A UID that might escape the folder, hide the
  /// file or be too long for it gives its harmless bytes and a checksum.
  static func names(for uid: String) -> some Sequence<String> {
    let bytes = Array(uid.utf8)
    let isSafe =
      !bytes.isEmpty && bytes.count <= longest && bytes[0] != UInt8(ascii: ".")
      && bytes.allSatisfy(isHarmless)
    let stem = isSafe ? uid : replaced(bytes)
    return (1...).lazy.map { $0 == 1 ? "\(stem).vcf" : "\(stem)-\($0).vcf" }
  }

  private static func replaced(_ bytes: [UInt8]) -> String {
    let harmless = bytes.prefix(longest / 2).map { isHarmless($0) ? $0 : UInt8(ascii: "_") }
    let checksum = String(Checksum.of(bytes[...]), radix: 16)
    return String(decoding: harmless.drop { $0 == UInt8(ascii: ".") }, as: UTF8.self)
      + "-" + checksum
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "-_.+@".utf8.contains(byte)
    }
  }
}
