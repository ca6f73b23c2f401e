/// Memory with a picture of Core Video's; here a picture of UIKit's, whose pixels nobody reads.
public final class CVBuffer: Hashable, Sendable {
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// What a pixel is made of.
  let format: OSType
  /// The picture; `nil` where the memory was only asked for.
  package let image: UIImage?

  /// Creates memory for a picture.
  ///
  /// - Parameters:
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - format: What a pixel is made of.
  ///   - image: The picture.
  package init(
    width: Int, height: Int, format: OSType = kCVPixelFormatType_32BGRA, image: UIImage? = nil
  ) {
    self.width = width
    self.height = height
    self.format = format
    self.image = image
  }

  /// Whether both are the same memory.
  public static func == (left: CVBuffer, right: CVBuffer) -> Bool { left === right }

  /// Hashes which memory it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture of Core Video's.
public typealias CVImageBuffer = CVBuffer
/// A picture of Core Video's, with pixels.
public typealias CVPixelBuffer = CVBuffer
/// How something of Core Video's went.
public typealias CVReturn = Int32
/// A code of four letters.
public typealias OSType = UInt32
/// How memory is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates flags from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// For reading only.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// It went well.
public let kCVReturnSuccess: CVReturn = 0
/// It did not.
public let kCVReturnError: CVReturn = -6660
/// Blue, green, red and how opaque.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// How opaque, red, green and blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Brightness, and colours at half the size.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// Brightness, and colours at half the size, within a smaller range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Brightness alone.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// Key of what a pixel is made of.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// Key of the pixels across.
public let kCVPixelBufferWidthKey = "Width"
/// Key of the pixels down.
public let kCVPixelBufferHeightKey = "Height"
/// Key of whether Core Graphics can draw into it.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
/// Key of whether it can be a picture of Core Graphics.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
