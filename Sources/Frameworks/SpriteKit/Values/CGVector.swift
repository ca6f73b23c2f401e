public import Foundation

/// A direction with a length, which Foundation lacks on Linux.
public struct CGVector: Hashable, Codable, Sendable {
  /// Across.
  public var dx: CGFloat
  /// Up.
  public var dy: CGFloat

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a vector.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates the vector of no length.
  public init() { self.init(dx: 0 as CGFloat, dy: 0) }

  /// No length.
  public static let zero = CGVector()
}
