import Glibc

/// A colour by lightness and two contrasts, as CIE 1976 L*a*b* has it under the light of sRGB (D65).
struct LabColor {
  private let lightness: Float
  private let redness: Float
  private let yellowness: Float

  /// The colour of a pixel, already multiplied by its alpha, as if on black.
  init(pixel: UInt32) {
    let red = Self.linear[Int(pixel >> 16 & 255)]
    let green = Self.linear[Int(pixel >> 8 & 255)]
    let blue = Self.linear[Int(pixel & 255)]
    // IEC 61966-2-1, each row divided by the white point.
    let x = Self.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    let y = Self.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    lightness = 116 * y - 16
    redness = 500 * (x - y)
    yellowness = 200 * (y - z)
  }

  /// ΔE of 1994 with the weights for graphic arts (CIE 116-1995): 0 for the same colour, up to 100.
  func difference(from other: LabColor) -> Float {
    let chroma = (redness * redness + yellowness * yellowness).squareRoot()
    let other2 = other.redness * other.redness + other.yellowness * other.yellowness
    let byChroma = chroma - other2.squareRoot()
    let byLightness = lightness - other.lightness
    let (a, b) = (redness - other.redness, yellowness - other.yellowness)
    let byHue = max(0, a * a + b * b - byChroma * byChroma)
    let chromaWeight = 1 + 0.045 * chroma
    let hueWeight = 1 + 0.015 * chroma
    let sum =
      byLightness * byLightness + byChroma * byChroma / (chromaWeight * chromaWeight)
      + byHue / (hueWeight * hueWeight)
    return min(100, sum.squareRoot())
  }

  /// The part of light of each value of a channel.
  private static let linear: [Float] = (0...255).map { value in
    let part = Float(value) / 255
    return part <= 0.04045 ? part / 12.92 : powf((part + 0.055) / 1.055, 2.4)
  }

  private static func root(_ value: Float) -> Float {
    value > 0.008856 ? cbrtf(value) : 7.787 * value + 16 / 116
  }
}
