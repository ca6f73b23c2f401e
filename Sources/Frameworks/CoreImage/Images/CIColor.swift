public import Foundation
public import SimulatedUIKit

/// A colour of a picture.
open class CIColor: NSObject, @unchecked Sendable {
  /// How much red, from 0 to 1.
  public let red: CGFloat
  /// How much green.
  public let green: CGFloat
  /// How much blue.
  public let blue: CGFloat
  /// How opaque.
  public let alpha: CGFloat

  /// A colour by its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// The same as a colour of UIKit's.
  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }

  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// Nothing.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Some numbers.
open class CIVector: NSObject, @unchecked Sendable {
  /// The numbers.
  public let values: [CGFloat]

  /// Two numbers.
  public init(x: CGFloat, y: CGFloat) {
    values = [x, y]
    super.init()
  }

  /// Four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    values = [x, y, z, w]
    super.init()
  }

  /// Those of a rectangle.
  public init(cgRect rect: CGRect) {
    values = [rect.minX, rect.minY, rect.width, rect.height]
    super.init()
  }
}
