/// A friend's picture, or what is drawn in its place.
public enum Photo: Hashable, Sendable {
  /// There is no picture, or its bytes are none (T1-4f).
  case placeholder
  /// The bytes of a picture.
  case image([UInt8])

  /// The bytes, if they begin as a picture does; the placeholder otherwise.
  ///
  /// An address book keeps whatever bytes it is given (R-AB-64), so they are looked at here. The
  /// first twelve decide; nothing is decoded.
  public init(_ bytes: [UInt8]?) {
    guard let bytes, Photo.beginnings.contains(where: { $0.matches(bytes) }) else {
      self = .placeholder
      return
    }
    self = .image(bytes)
  }

  private struct Beginning {
    let magic: [UInt8]
    var offset = 0

    func matches(_ bytes: [UInt8]) -> Bool {
      bytes.count > offset + magic.count && bytes.dropFirst(offset).starts(with: magic)
    }
  }

  private static let beginnings = [
    Beginning(magic: [0xFF, 0xD8, 0xFF]),  // JPEG
    Beginning(magic: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),  // PNG
    Beginning(magic: Array("GIF8".utf8)),
    Beginning(magic: Array("BM".utf8)),
    Beginning(magic: [0x49, 0x49, 0x2A, 0x00]),  // TIFF, little-endian
    Beginning(magic: [0x4D, 0x4D, 0x00, 0x2A]),  // TIFF, big-endian
    Beginning(magic: Array("WEBP".utf8), offset: 8),
    Beginning(magic: Array("ftypheic".utf8), offset: 4),
    Beginning(magic: Array("ftypmif1".utf8), offset: 4),
  ]
}
