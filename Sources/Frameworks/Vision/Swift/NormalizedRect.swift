/// Where something is in a picture, in parts of it, from its lower left corner.
public struct NormalizedRect: Hashable, Sendable {
  /// The same in Core Graphics' words.
  public let cgRect: CGRect

  /// Creates a place.
  public init(normalizedRect: CGRect) { cgRect = normalizedRect }

  /// Creates a place.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    cgRect = CGRect(x: x, y: y, width: width, height: height)
  }

  /// All of a picture.
  public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
  /// Where it begins.
  public var origin: CGPoint { cgRect.origin }
  /// How wide it is.
  public var width: CGFloat { cgRect.width }
  /// How high it is.
  public var height: CGFloat { cgRect.height }

  /// The same in pixels.
  ///
  /// - Parameters:
  ///   - imageSize: The picture's size.
  ///   - origin: Which corner the place is told from.
  /// - Returns: The rectangle.
  public func toImageCoordinates(
    _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGRect {
    let rect = VNImageRectForNormalizedRect(cgRect, Int(imageSize.width), Int(imageSize.height))
    guard origin == .upperLeft else { return rect }
    return CGRect(
      x: rect.minX, y: imageSize.height - rect.maxY, width: rect.width, height: rect.height)
  }
}

/// Which corner places in a picture are told from.
public enum CoordinateOrigin: Hashable, Sendable {
  /// The lower left or the upper left one.
  case lowerLeft, upperLeft
}

/// Something that was found in a picture.
public protocol VisionObservation: Sendable {
  /// Its name.
  var uuid: UUID { get }
  /// How sure it is, from 0 to 1.
  var confidence: Float { get }
}

/// Something that is somewhere in a picture.
public protocol BoundingBoxProviding {
  /// Where it is.
  var boundingBox: NormalizedRect { get }
}
