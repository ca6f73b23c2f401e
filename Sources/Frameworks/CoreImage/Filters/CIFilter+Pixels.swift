import Foundation
import SimulatedUIKit

extension CIFilter {
  /// The picture with other colours, each pixel by itself; `nil` for other filters.
  func recolored(_ image: CIImage) -> CIImage? {
    guard let change = colorChange else { return nil }
    return image.pixelwise(image.extent) { x, y in
      let pixel = image.pixel(x, y)
      let color = change(pixel.prefix(3).map { Double($0) / 255 })
      return color.map { UInt8(max(0, min(1, $0)) * 255 + 0.5) } + [pixel[3]]
    }
  }

  /// What becomes of red, green and blue.
  private var colorChange: (@Sendable ([Double]) -> [Double])? {
    switch name {
    case "CIColorInvert": return { $0.map { 1 - $0 } }
    case "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal", "CIMaximumComponent":
      return { Array(repeating: Self.light(of: $0), count: 3) }
    case "CISepiaTone":
      let strength = number(kCIInputIntensityKey, 1)
      return { color in
        let brown = zip([1.07, 0.74, 0.43], [0.0, 0.0, 0.0]).map { $0.0 * Self.light(of: color) }
        return zip(color, brown).map { $0 + ($1 - $0) * strength }
      }
    case "CIColorMonochrome":
      let strength = number(kCIInputIntensityKey, 1)
      let tint = values[kCIInputColorKey] as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3)
      let parts = [tint.red, tint.green, tint.blue].map { Double($0) }
      return { color in
        zip(color, parts).map { $0 + ($1 * Self.light(of: color) - $0) * strength }
      }
    case "CIColorControls":
      let (brightness, contrast) = (
        number(kCIInputBrightnessKey, 0), number(kCIInputContrastKey, 1)
      )
      let saturation = number(kCIInputSaturationKey, 1)
      return { color in
        let light = Self.light(of: color)
        return color.map { (light + ($0 - light) * saturation - 0.5) * contrast + 0.5 + brightness }
      }
    case "CIExposureAdjust":
      let factor = pow(2, number(kCIInputEVKey, 0))
      return { $0.map { $0 * factor } }
    case "CIGammaAdjust":
      let power = number("inputPower", 1)
      return { $0.map { pow($0, power) } }
    case "CIFalseColor":
      let dark = values["inputColor0"] as? CIColor ?? .black
      let bright = values["inputColor1"] as? CIColor ?? .white
      let ends = [(dark.red, bright.red), (dark.green, bright.green), (dark.blue, bright.blue)]
        .map { (Double($0.0), Double($0.1)) }
      return { color in ends.map { $0.0 + ($0.1 - $0.0) * Self.light(of: color) } }
    default: return nil
    }
  }

  /// How light a colour is, as people see it.
  private static func light(of color: [Double]) -> Double {
    color[0] * 0.2126 + color[1] * 0.7152 + color[2] * 0.0722
  }

  /// Two pictures as one; `nil` for other filters.
  func blended(_ image: CIImage) -> CIImage? {
    guard let back = backgroundImage else { return nil }
    let mix: @Sendable (Double, Double) -> Double
    switch name {
    case "CISourceOverCompositing": return image.composited(over: back)
    case "CIDifferenceBlendMode": mix = { abs($0 - $1) }
    case "CIMultiplyBlendMode", "CIMultiplyCompositing": mix = { $0 * $1 }
    case "CIScreenBlendMode": mix = { 1 - (1 - $0) * (1 - $1) }
    case "CIAdditionCompositing": mix = { $0 + $1 }
    case "CIDarkenBlendMode": mix = { min($0, $1) }
    case "CILightenBlendMode": mix = { max($0, $1) }
    default: return nil
    }
    return image.pixelwise(image.extent.union(back.extent)) { x, y in
      let (one, other) = (image.pixel(x, y), back.pixel(x, y))
      let colors = (0..<3).map { mix(Double(one[$0]) / 255, Double(other[$0]) / 255) }
      return colors.map { UInt8(max(0, min(1, $0)) * 255 + 0.5) } + [max(one[3], other[3])]
    }
  }
}
