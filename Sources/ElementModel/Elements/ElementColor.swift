/// A colour of the screen, as it is shown in the current appearance: 8 bits each of sRGB.
package struct ElementColor: Hashable, Sendable {
  /// How much red, from 0 to 255.
  package var red: UInt8
  /// How much green, from 0 to 255.
  package var green: UInt8
  /// How much blue, from 0 to 255.
  package var blue: UInt8

  /// Creates a colour from its parts, 0 to 255 each.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension ElementColor: Codable {
  /// Writes one number, `0xRRGGBB`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Int(red) << 16 | Int(green) << 8 | Int(blue))
  }

  /// Reads one number; bits beyond the three parts mean nothing.
  package init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Int.self)
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }
}
