public import Foundation
public import SimulatedUIKit

/// Makes pictures of what filters leave.
open class CIContext: NSObject, @unchecked Sendable {
  /// The usual way.
  public override init() { super.init() }

  /// Some way.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// The picture in a rectangle: none, as there are no pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.source?.cgImage
  }

  /// Writes pixels: none are written, as there are none.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: Any?
  ) {}
}

/// How a context works.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the processor draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// In which colours it works.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

/// How pixels are kept.
public struct CIFormat: Hashable, Sendable {
  /// Red, green, blue and how opaque.
  public static let RGBA8 = CIFormat()
  /// Blue, green, red and how opaque.
  public static let BGRA8 = CIFormat()
}
