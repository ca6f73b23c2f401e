/// A colour of a picture: 8 bits a channel of sRGB, and how much it hides.
package struct PictureColor: Hashable, Sendable {
  /// The red part, 0 to 255.
  package var red: UInt8
  /// The green part, 0 to 255.
  package var green: UInt8
  /// The blue part, 0 to 255.
  package var blue: UInt8
  /// How much of what is behind it is hidden, 0 to 255.
  package var alpha: UInt8

  /// Creates a colour from its parts.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey.
  package init(grey: UInt8) { self.init(red: grey, green: grey, blue: grey) }

  /// Creates a colour from the usual six hexadecimal digits, such as `0x007AFF`.
  package init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// The channels from 0 to 1, alpha last.
  var parts: (Double, Double, Double, Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(alpha) / 255)
  }

  /// The colour between this one and another, after `part` of `whole` equal steps.
  package func mixed(with other: PictureColor, part: Int, of whole: Int) -> PictureColor {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(clamping: (Int(from) * (whole - part) + Int(to) * part + whole / 2) / max(1, whole))
    }
    return PictureColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
