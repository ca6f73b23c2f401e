/// xterm's 256 colours, which nearly every terminal has.
package enum XtermPalette {
  /// The sixteen that a person's terminal settings may change, as xterm ships them.
  private static let basic: [RGBColor] = [
    RGBColor(red: 0, green: 0, blue: 0), RGBColor(red: 205, green: 0, blue: 0),
    RGBColor(red: 0, green: 205, blue: 0), RGBColor(red: 205, green: 205, blue: 0),
    RGBColor(red: 0, green: 0, blue: 238), RGBColor(red: 205, green: 0, blue: 205),
    RGBColor(red: 0, green: 205, blue: 205), RGBColor(red: 229, green: 229, blue: 229),
    RGBColor(red: 127, green: 127, blue: 127), RGBColor(red: 255, green: 0, blue: 0),
    RGBColor(red: 0, green: 255, blue: 0), RGBColor(red: 255, green: 255, blue: 0),
    RGBColor(red: 92, green: 92, blue: 255), RGBColor(red: 255, green: 0, blue: 255),
    RGBColor(red: 0, green: 255, blue: 255), RGBColor(red: 255, green: 255, blue: 255),
  ]
  /// Amounts of light along one edge of the colour cube.
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The colour at an index.
  package static func color(at index: UInt8) -> RGBColor {
    switch index {
    case 0..<16:
      return basic[Int(index)]
    case 16..<232:
      let offset = Int(index) - 16
      return RGBColor(
        red: levels[offset / 36], green: levels[offset / 6 % 6], blue: levels[offset % 6])
    default:
      let grey = 8 + (index - 232) * 10
      return RGBColor(red: grey, green: grey, blue: grey)
    }
  }

  /// The nearest of the colours that no terminal setting changes: the cube and the greys.
  static func nearestFixed(to color: RGBColor) -> UInt8 {
    nearest(to: color, among: 16...255)
  }

  /// The nearest colour within a part of the palette; of equals, the first.
  static func nearest(to color: RGBColor, among indices: ClosedRange<UInt8>) -> UInt8 {
    var best = indices.lowerBound
    var bestDistance = Int.max
    for index in indices {
      let distance = Self.color(at: index).distance(to: color)
      if distance < bestDistance {
        best = index
        bestDistance = distance
      }
    }
    return best
  }
}
