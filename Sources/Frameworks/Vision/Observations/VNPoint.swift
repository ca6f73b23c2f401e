/// A place in a picture, in parts of it, from its lower left corner.
open class VNPoint: NSObject, @unchecked Sendable {
  /// From the left.
  public let x: Double
  /// From the bottom.
  public let y: Double
  /// The same in Core Graphics' words.
  open var location: CGPoint { CGPoint(x: x, y: y) }

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
    super.init()
  }
}

/// A place that was found.
open class VNRecognizedPoint: VNPoint, @unchecked Sendable {
  /// How sure it is, from 0 to 1.
  open var confidence: VNConfidence { 0 }
}

/// Why something could not be looked for.
public struct VNError: Error, CustomNSError, Hashable, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// The cases as Vision numbers them.
    case ok = 0, requestCancelled, invalidFormat, operationFailed, outOfBoundsError
    /// As Vision numbers them.
    case invalidOption, ioError, missingOption, notImplemented, internalError, outOfMemory
    /// As Vision numbers them.
    case unknownError, invalidOperation, invalidImage, invalidArgument, invalidModel
  }

  /// What is wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of Vision.
  public static var errorDomain: String { "com.apple.vis" }
  /// The number.
  public var errorCode: Int { code.rawValue }
}

/// All of a picture.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// Parts of a picture in pixels.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  CGRect(
    x: normalizedRect.minX * Double(imageWidth), y: normalizedRect.minY * Double(imageHeight),
    width: normalizedRect.width * Double(imageWidth),
    height: normalizedRect.height * Double(imageHeight))
}

/// Pixels in parts of a picture.
public func VNNormalizedRectForImageRect(
  _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  let (width, height) = (Double(max(1, imageWidth)), Double(max(1, imageHeight)))
  return CGRect(
    x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
    height: imageRect.height / height)
}

/// A place in pixels.
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * Double(imageWidth), y: normalizedPoint.y * Double(imageHeight))
}
