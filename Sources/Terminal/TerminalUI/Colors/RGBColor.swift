import Glibc

/// A colour as the amounts of light it is mixed from; what distances between colours are taken on.
package struct RGBColor: Hashable, Sendable {
  /// Red, from 0.
  package var red: UInt8
  /// Green, from 0.
  package var green: UInt8
  /// Blue, from 0.
  package var blue: UInt8

  /// Creates a colour.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// How well one colour is read on the other, from 1 to 21, as WCAG 2.2 defines the contrast ratio.
  package func contrast(with other: RGBColor) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// WCAG's relative luminance, from 0 to 1.
  private var luminance: Double {
    func linear(_ amount: UInt8) -> Double {
      let share = Double(amount) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The same hue without the grey in it; greys stay as they are.
  ///
  /// A pale green is nearer to yellow than to the one green of eight colours, but it means green.
  var vivid: RGBColor {
    let (least, most) = (Int(min(red, green, blue)), Int(max(red, green, blue)))
    guard most - least > 36 else { return self }
    func stretched(_ amount: UInt8) -> UInt8 {
      UInt8(clamping: (Int(amount) - least) * most / (most - least))
    }
    return RGBColor(red: stretched(red), green: stretched(green), blue: stretched(blue))
  }

  /// Squared distance, weighted by how strongly eyes tell each amount apart.
  func distance(to other: RGBColor) -> Int {
    let meanRed = (Int(red) + Int(other.red)) / 2
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return (512 + meanRed) * red * red / 256 + 4 * green * green
      + (767 - meanRed) * blue * blue / 256
  }
}
