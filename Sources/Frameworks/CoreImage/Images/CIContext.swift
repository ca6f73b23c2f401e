public import Foundation
import Pictures
public import SimulatedUIKit

/// Makes pictures of what filters leave.
open class CIContext: NSObject, @unchecked Sendable {
  /// The usual way.
  public override init() { super.init() }

  /// Some way.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// The picture in a rectangle; what has no pixels, as files in JPEG format, comes as it is.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let bitmap = image.cropped(to: fromRect).bitmap else { return image.source?.cgImage }
    return CGImage(bitmap: bitmap)
  }

  /// Writes pixels.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - data: Where the pixels go.
  ///   - rowBytes: How many bytes a row has.
  ///   - bounds: The part of the picture.
  ///   - format: The order of the channels.
  ///   - colorSpace: Not used.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: Any?
  ) {
    guard let bitmap = image.cropped(to: bounds).bitmap else { return }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let color = bitmap[x, y]
        let ordered = format == .BGRA8 ? [color[2], color[1], color[0], color[3]] : color
        for (index, byte) in ordered.enumerated() where x * 4 + index < rowBytes {
          data.storeBytes(of: byte, toByteOffset: y * rowBytes + x * 4 + index, as: UInt8.self)
        }
      }
    }
  }

  /// The picture as a file in PNG format.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: Any?, options: [String: Any] = [:]
  ) -> Data? { image.bitmap?.pngData() ?? image.source?.fileData }
}

extension UIImage {
  /// Makes a picture of what filters leave.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Makes a picture of what filters leave.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let bitmap = ciImage.bitmap {
      self.init(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: orientation)
    } else if let image = ciImage.source?.cgImage {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
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
  /// In which colours it draws.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether it keeps what is between two filters.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// How pixels are kept.
public struct CIFormat: Hashable, Sendable {
  private let order: String

  /// Red, green, blue and how opaque.
  public static let RGBA8 = CIFormat(order: "RGBA")
  /// Blue, green, red and how opaque.
  public static let BGRA8 = CIFormat(order: "BGRA")
}
