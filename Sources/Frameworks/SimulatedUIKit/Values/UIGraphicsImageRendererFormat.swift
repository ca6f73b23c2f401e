public import Foundation

/// How pictures are drawn; they have no pixels here.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point.
  open var scale: CGFloat = 3
  /// Whether nothing shows through.
  open var opaque = false
  /// Whether it shows more colours than others.
  open var preferredRange = Range.automatic

  /// Which colours a picture has.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic
    case extended
    case standard
  }

  /// The usual way.
  open class func `default`() -> Self { Self() }
  /// The way that suits the screen.
  open class func preferred() -> Self { Self() }

  /// The usual way.
  public required override init() { super.init() }
}
