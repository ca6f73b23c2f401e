public import Foundation
public import SimulatedUIKit

/// A picture to work on; it has a size and no pixels here.
open class CIImage: NSObject, @unchecked Sendable {
  /// Where it is, and how large.
  public let extent: CGRect
  /// The picture of UIKit's that it was made of.
  let source: UIImage?

  init(extent: CGRect, source: UIImage? = nil) {
    self.extent = extent
    self.source = source
    super.init()
  }

  /// Nothing.
  public convenience override init() { self.init(extent: .zero) }

  /// A picture of UIKit's.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    self.init(extent: CGRect(origin: .zero, size: image.size), source: image)
  }

  /// A picture of Core Graphics'.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  /// A picture that comes as data.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(extent: CGRect(origin: .zero, size: image.size), source: image)
  }

  /// A picture of a file.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
  }

  /// A picture of one colour, without an end.
  public convenience init(color: CIColor) {
    self.init(extent: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
  }

  /// The picture, moved and scaled.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let size = CGSize(width: extent.width * abs(matrix.a), height: extent.height * abs(matrix.d))
    return CIImage(extent: CGRect(origin: extent.origin, size: size), source: source)
  }

  /// A part of the picture.
  open func cropped(to rect: CGRect) -> CIImage {
    CIImage(extent: extent.intersection(rect), source: source)
  }

  /// The picture, the right way up.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }

  /// The picture as a filter leaves it: the same, as there are no pixels.
  open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    self
  }

  /// The picture, less sharp: the same.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }

  /// The picture, without an end: the same.
  open func clampedToExtent() -> CIImage { self }

  /// The picture before another one: the other one's size counts.
  open func composited(over dest: CIImage) -> CIImage {
    CIImage(extent: extent.union(dest.extent), source: source)
  }
}

/// How a picture is made.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In which colours.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Which way is up.
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientation")
}
