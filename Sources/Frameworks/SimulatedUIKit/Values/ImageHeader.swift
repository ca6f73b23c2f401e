import Pictures

/// Reads how large encoded pictures are.
enum ImageHeader {
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether data begins as PNG does (PNG specification, section 5.2).
  static func isPNG(_ data: Data) -> Bool { data.starts(with: pngSignature) }

  /// The size in pixels of a PNG or JPEG picture; nil when the data is neither.
  static func size(of data: Data) -> CGSize? {
    guard isPNG(data) else { return jpegSize([UInt8](data)) }
    guard let size = Picture.size(ofPNG: data), size.width > 0, size.height > 0 else { return nil }
    return CGSize(width: size.width, height: size.height)
  }

  /// Walks the segments of a JPEG to the frame header (ITU T.81, annex B).
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
        let width = Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8])
        return CGSize(width: width, height: height)
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }
}
