public import Foundation

/// A layer that goes from one colour to another; only pixels show it.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// Its colours.
  open var colors: [Any]?
  /// Where each colour is whole, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where it begins.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where it ends.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How it goes.
  open var type = CAGradientLayerType.axial
}

/// How a layer goes from one colour to another.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point, outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
