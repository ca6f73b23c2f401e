import Pictures

/// Reads how large encoded pictures are.
enum ImageHeader {
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether data begins as PNG does (PNG specification, section 5.2).
  static func isPNG(_ data: Data) -> Bool { data.starts(with: pngSignature) }

  /// The size in pixels of a PNG, JPEG or HEIC picture; nil when the data is none of these.
  static func size(of data: Data) -> CGSize? {
    guard isPNG(data) else { return jpegSize([UInt8](data)) ?? heicSize(data) }
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

  /// Looks for the largest picture of an HEIC file: its properties give the size of each in a box
  /// named `ispe` (ISO/IEC 23008-12, section 6.5.3).
  private static func heicSize(_ data: Data) -> CGSize? {
    let head = [UInt8](data.prefix(12))
    guard head.count == 12, head[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let bytes = [UInt8](data.prefix(1 << 16))
    let name = Array("ispe".utf8)
    var largest: CGSize?
    for place in bytes.indices.dropLast(16) where bytes[place] == name[0] {
      guard bytes[place..<place + 4].elementsEqual(name) else { continue }
      func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      let size = CGSize(width: number(place + 8), height: number(place + 12))
      if size.width > largest?.width ?? 0 { largest = size }
    }
    return largest
  }
}
