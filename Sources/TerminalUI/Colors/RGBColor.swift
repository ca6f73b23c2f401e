/// A colour as the amounts of light it is mixed from; what distances between colours are taken on.
public struct RGBColor: Hashable, Sendable {
  /// Red, from 0.
  public var red: UInt8
  /// Green, from 0.
  public var green: UInt8
  /// Blue, from 0.
  public var blue: UInt8

  /// Creates a colour.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
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
