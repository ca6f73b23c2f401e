public import Foundation
import Pictures
public import SimulatedUIKit

extension CIImage {
  /// The most pixels that are made, as a picture without an end has no number of them.
  private static let largest: CGFloat = 16_000_000

  /// A picture whose pixels are made one by one.
  ///
  /// - Parameters:
  ///   - extent: Where it is.
  ///   - code: What it says, where it is a code.
  ///   - color: Gives red, green, blue and alpha of a point, whose numbers grow upwards.
  /// - Returns: The picture; one without pixels where there would be too many.
  func pixelwise(
    _ extent: CGRect, code: String? = nil, _ color: @escaping @Sendable (Int, Int) -> [UInt8]
  ) -> CIImage {
    let area = extent.integral
    let hasPixels = self.color != nil || source == nil || bitmap != nil
    return CIImage(extent: extent, source: hasPixels ? nil : source, code: code) {
      guard hasPixels, area.width >= 1, area.height >= 1, area.width * area.height <= Self.largest
      else { return nil }
      let (width, height) = (Int(area.width), Int(area.height))
      var channels: [UInt8] = []
      channels.reserveCapacity(width * height * 4)
      for row in 0..<height {
        for column in 0..<width {
          channels += color(Int(area.minX) + column, Int(area.maxY) - 1 - row)
        }
      }
      return Bitmap(width: width, height: height, channels: channels)
    }
  }

  /// The picture, moved, scaled and turned.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let corners = [
      CGPoint(x: extent.minX, y: extent.minY), CGPoint(x: extent.maxX, y: extent.minY),
      CGPoint(x: extent.minX, y: extent.maxY), CGPoint(x: extent.maxX, y: extent.maxY),
    ].map { $0.applying(matrix) }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    let moved = CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    let back = matrix.inverted()
    return pixelwise(moved, code: code) { x, y in
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
      return self.pixel(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    }
  }

  /// A part of the picture.
  public func cropped(to rect: CGRect) -> CIImage {
    pixelwise(extent.intersection(rect), code: code) { self.pixel($0, $1) }
  }

  /// The picture, the right way up: the same.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { self }

  /// The picture as a filter leaves it.
  ///
  /// - Parameters:
  ///   - filterName: The filter.
  ///   - parameters: Its values.
  /// - Returns: What comes out of the filter.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: parameters)
    filter?.inputImage = self
    return filter?.outputImage ?? self
  }

  /// The picture, less sharp.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// The picture, whose edges go on without an end.
  public func clampedToExtent() -> CIImage {
    let area = extent.integral
    return CIImage(extent: area, source: source, code: code) { self.bitmap }
  }

  /// The picture before another one.
  public func composited(over dest: CIImage) -> CIImage {
    pixelwise(extent.union(dest.extent)) { x, y in
      PixelBlend.over(self.pixel(x, y), dest.pixel(x, y))
    }
  }
}

/// Puts two pixels together.
enum PixelBlend {
  /// One before the other.
  static func over(_ front: [UInt8], _ back: [UInt8]) -> [UInt8] {
    let (a, b) = (Double(front[3]) / 255, Double(back[3]) / 255)
    let alpha = a + b * (1 - a)
    guard alpha > 0 else { return [0, 0, 0, 0] }
    let colors = (0..<3).map { index in
      (Double(front[index]) * a + Double(back[index]) * b * (1 - a)) / alpha
    }
    return colors.map { UInt8($0.rounded()) } + [UInt8((alpha * 255).rounded())]
  }
}
