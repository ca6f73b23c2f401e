/// The colour of a pixel, not multiplied by its alpha.
package struct PixelColor: Hashable, Sendable {
  /// Red, from 0.
  package var red: UInt8
  /// Green, from 0.
  package var green: UInt8
  /// Blue, from 0.
  package var blue: UInt8
  /// How much it hides what is behind: 255 is all.
  package var alpha: UInt8

  /// Creates a colour.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// How light it looks, from 0 to 255: luma of ITU-R BT.709.
  package var luma: Int { (54 * Int(red) + 183 * Int(green) + 19 * Int(blue)) / 256 }
}
