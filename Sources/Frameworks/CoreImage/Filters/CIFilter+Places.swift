import Foundation
import Pictures
import SimulatedUIKit

extension CIFilter {
  /// The picture with its pixels elsewhere, or each made of several; `nil` for other filters.
  func placed(_ image: CIImage) -> CIImage? {
    switch name {
    case "CIAffineTransform":
      let matrix = values[kCIInputTransformKey] as? CGAffineTransform ?? .identity
      return image.transformed(by: matrix)
    case "CILanczosScaleTransform":
      let scale = number(kCIInputScaleKey, 1)
      let width = scale * number(kCIInputAspectRatioKey, 1)
      return image.transformed(by: CGAffineTransform(scaleX: width, y: scale))
    case "CICrop":
      let vector = values["inputRectangle"] as? CIVector
      let parts = vector?.values ?? []
      guard parts.count == 4 else { return image }
      return image.cropped(to: CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case "CIAffineClamp": return image.clampedToExtent()
    case "CIPixellate": return pixellated(image, Int(max(1, number(kCIInputScaleKey, 8))))
    case "CIGaussianBlur", "CIBoxBlur", "CIDiscBlur": return blurred(image)
    case "CIAreaAverage": return average(of: image)
    default: return nil
    }
  }

  private func pixellated(_ image: CIImage, _ side: Int) -> CIImage {
    image.pixelwise(image.extent) { x, y in
      let (left, low) = (Int(image.extent.minX), Int(image.extent.minY))
      return image.pixel(
        min((x - left) / side * side + left + side / 2, Int(image.extent.maxX) - 1),
        min((y - low) / side * side + low + side / 2, Int(image.extent.maxY) - 1))
    }
  }

  /// Each pixel as the mean of those around it, first across and then down; the extent stays.
  private func blurred(_ image: CIImage) -> CIImage {
    let reach = Int(number(kCIInputRadiusKey, 10).rounded())
    guard reach > 0 else { return image }
    func mean(_ image: CIImage, _ isAcross: Bool) -> CIImage {
      image.pixelwise(image.extent) { x, y in
        var sums = [0, 0, 0, 0]
        for step in -reach...reach {
          // At the edges the picture goes on as it ends.
          let column = min(
            max(x + (isAcross ? step : 0), Int(image.extent.minX)), Int(image.extent.maxX) - 1)
          let row = min(
            max(y + (isAcross ? 0 : step), Int(image.extent.minY)), Int(image.extent.maxY) - 1)
          for (index, byte) in image.pixel(column, row).enumerated() { sums[index] += Int(byte) }
        }
        return sums.map { UInt8($0 / (2 * reach + 1)) }
      }
    }
    return mean(mean(image, true), false)
  }

  /// The mean of all pixels, as a picture of one.
  private func average(of image: CIImage) -> CIImage {
    image.pixelwise(CGRect(x: 0, y: 0, width: 1, height: 1)) { _, _ in
      let channels = image.bitmap?.channels ?? []
      guard !channels.isEmpty else { return image.color?.bytes ?? [0, 0, 0, 0] }
      var sums = [0, 0, 0, 0]
      for (index, byte) in channels.enumerated() { sums[index % 4] += Int(byte) }
      return sums.map { UInt8($0 / (channels.count / 4)) }
    }
  }
}
