/// The kind of a picture by its first bytes.
enum PictureType {
  case jpeg
  case png
  case gif
  case tiff

  init?(of data: some Collection<UInt8>) {
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
      return
    }
    switch Array(data.prefix(4)) {
    case [0x89, 0x50, 0x4E, 0x47]: self = .png
    case [0x47, 0x49, 0x46, 0x38]: self = .gif
    case [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A]: self = .tiff
    default: return nil
    }
  }

  var mediaType: StaticString {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .gif: "image/gif"
    case .tiff: "image/tiff"
    }
  }

  var word: StaticString {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .gif: "GIF"
    case .tiff: "TIFF"
    }
  }
}
