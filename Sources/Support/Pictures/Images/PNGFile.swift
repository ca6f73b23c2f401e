package import Foundation

/// A file in the format of the PNG specification (W3C, third edition).
package struct PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let width: Int
  let height: Int
  let hasAlpha: Bool
  /// The rows, filtered and packed.
  let packed: [UInt8]
  /// What a chunk of our own says, packed; `nil` for a file without one.
  var mark: [UInt8]?

  /// Describes a file without a mark.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - hasAlpha: Whether pixels have an alpha channel.
  ///   - packed: The rows, filtered and in the form of zlib.
  package init(width: Int, height: Int, hasAlpha: Bool, packed: [UInt8]) {
    (self.width, self.height) = (width, height)
    (self.hasAlpha, self.packed) = (hasAlpha, packed)
  }

  /// The name of our chunk: nobody need know it, and who changes pixels must drop it (section 5.4).
  private static let markName = "poML"

  /// The bytes of the file: 8 bits a channel.
  package var data: Data {
    var file = Data(Self.signature)
    let kind: [UInt8] = [8, hasAlpha ? 6 : 2, 0, 0, 0]
    let size = Self.bytes(UInt32(clamping: width)) + Self.bytes(UInt32(clamping: height))
    Self.append("IHDR", size + kind, to: &file)
    if let mark { Self.append(Self.markName, mark, to: &file) }
    Self.append("IDAT", packed, to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  /// Pixels in a row and rows, as the head of a file says; `nil` where it is no head.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    let head = [UInt8](data.prefix(24))
    guard head.count == 24, head.starts(with: signature), head[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ start: Int) -> Int { head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// What our chunk in a file says, packed.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Returns: The content; `nil` where there is no such chunk before the pixels.
  static func mark(in data: Data) -> Data? {
    var place = data.startIndex + signature.count
    while data.endIndex - place >= 12 {
      let head = data[place..<place + 8]
      let length = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let start = place + 8
      guard length <= data.endIndex - start - 4, !head.suffix(4).elementsEqual("IDAT".utf8) else {
        return nil
      }
      if head.suffix(4).elementsEqual(markName.utf8) { return data[start..<start + length] }
      place = start + length + 4
    }
    return nil
  }

  /// A number as PNG writes it, the highest byte first.
  package static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(name.utf8) + content
    file.append(contentsOf: bytes(UInt32(clamping: content.count)))
    file.append(contentsOf: body)
    file.append(contentsOf: bytes(CRC32.checksum(of: body)))
  }
}
