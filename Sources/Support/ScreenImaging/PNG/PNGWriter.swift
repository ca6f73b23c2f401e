import Foundation

/// Writes pictures in the format of the PNG specification (W3C, third edition).
enum PNGWriter {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes of a file: 8 bits a pixel, colours from a palette.
  static func data(of image: RasterImage) -> Data {
    var file = Data(signature)
    let indexedColor: [UInt8] = [8, 3, 0, 0, 0]
    append(
      "IHDR",
      bytes(UInt32(clamping: image.width)) + bytes(UInt32(clamping: image.height))
        + indexedColor, to: &file)
    append("PLTE", image.palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
    append("IDAT", RowPacker.stream(of: image), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// A number as PNG writes it, the highest byte first.
  static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
    let body = Array(name.utf8) + content
    file.append(contentsOf: bytes(UInt32(clamping: content.count)))
    file.append(contentsOf: body)
    file.append(contentsOf: bytes(CRC32.checksum(of: body)))
  }
}
