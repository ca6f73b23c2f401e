/// A colour of a picture, 8 bits a channel.
package struct RasterColor: Hashable, Sendable {
  /// The red part, 0 to 255.
  package var red: UInt8
  /// The green part, 0 to 255.
  package var green: UInt8
  /// The blue part, 0 to 255.
  package var blue: UInt8

  /// Creates a colour from its parts.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a grey.
  init(grey: UInt8) { self.init(red: grey, green: grey, blue: grey) }

  /// Creates a colour from the usual six hexadecimal digits, such as `0x007AFF`.
  init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// The colour between this one and another, after `part` of `whole` equal steps.
  func mixed(with other: RasterColor, part: Int, of whole: Int) -> RasterColor {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(clamping: (Int(from) * (whole - part) + Int(to) * part + whole / 2) / max(1, whole))
    }
    return RasterColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// How different two colours are; 0 for the same.
  func distance(to other: RasterColor) -> Int {
    abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green))
      + abs(Int(blue) - Int(other.blue))
  }
}
