/// A `data:` URI (RFC 2397), as 4.0 has it for pictures.
struct DataURI {
  /// Such as `image/jpeg`; empty when the URI gives none.
  var mediaType: String
  private var isBase64: Bool
  private var payload: UnsafeBufferPointer<UInt8>

  /// Reads a URI; nil when it is another one. Escaped commas and semicolons, which some programs
  /// write though a URI is not text (RFC 6350 section 4.2), are taken as meant.
  init?(_ value: UnsafeBufferPointer<UInt8>) {
    guard value.starts(with: "data:"), let comma = value.firstIndex(of: .comma, from: 5) else {
      return nil
    }
    var header = value[part: 5..<comma]
    if header.last == .backslash { header = header[part: 0..<header.count - 1] }
    payload = value[part: comma + 1..<value.count]
    let typeEnd = header.firstIndex { $0 == .semicolon || $0 == .backslash } ?? header.count
    let type = header[part: 0..<typeEnd]
    mediaType = type.matches("base64") ? "" : String(decoding: type, as: UTF8.self)
    isBase64 = header.count >= 6 && header[part: header.count - 6..<header.count].matches("base64")
  }

  /// The bytes; nil when the base64 is broken.
  var decoded: [UInt8]? { isBase64 ? Base64.decode(payload) : percentDecoded }

  private var percentDecoded: [UInt8] {
    var out: [UInt8] = []
    HexCodes.append(decoding: payload, mark: .percent, to: &out)
    return out
  }
}
