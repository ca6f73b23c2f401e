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

  /// Which of the cube's levels is the nearest.
  private static func place(of amount: UInt8) -> Int {
    amount < 48 ? 0 : amount < 115 ? 1 : (Int(amount) - 35) / 40
  }

  /// One of the nearest of these colours, found without a look at each: pictures have thousands.
  static func nearFixed(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let color = RGBColor(red: red, green: green, blue: blue)
    let cube = UInt8(16 + 36 * place(of: red) + 6 * place(of: green) + place(of: blue))
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = UInt8(232 + min(23, max(0, mean - 3) / 10))
    return Self.color(at: grey).distance(to: color) < Self.color(at: cube).distance(to: color)
      ? grey : cube
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
