import Foundation
import TerminalModel

/// Parts of what terminals are sent.
enum Sequences {
  /// The keys and the text of a sequence of kitty's protocol.
  static func kitty(_ bytes: [UInt8]) -> (keys: [String: String], text: String)? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("\u{1B}_G"), text.hasSuffix("\u{1B}\\") else { return nil }
    let parts = text.dropFirst(3).dropLast(2).split(separator: ";", maxSplits: 1)
    let pairs = parts[0].split(separator: ",").map { $0.split(separator: "=").map(String.init) }
    return (
      Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) }),
      parts.count > 1 ? String(parts[1]) : ""
    )
  }

  /// The bytes that characters of base64 stand for.
  static func bytes(ofBase64 text: String) -> [UInt8]? {
    Data(base64Encoded: text).map { [UInt8]($0) }
  }
}

extension Raster {
  /// A raster whose pixels are made by a function.
  static func made(
    _ width: Int, _ height: Int, _ color: (Int, Int) -> PixelColor
  ) -> Raster {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        pixels += [color.red, color.green, color.blue, color.alpha]
      }
    }
    return Raster(width: width, height: height, pixels: pixels)
      ?? Raster(width: 1, height: 1, filledWith: color(0, 0))
  }

  /// Many colours that pass into each other.
  static func gradient(_ width: Int, _ height: Int) -> Raster {
    made(width, height) { x, y in
      PixelColor(
        red: UInt8(x * 255 / width), green: UInt8(y * 255 / height),
        blue: UInt8((x + y) * 255 / (width + height)))
    }
  }
}
