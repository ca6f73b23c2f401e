public import Foundation

/// A direction with a length, as CoreGraphics has it; Foundation on Linux has none.
public struct CGVector: Hashable, Codable, Sendable {
  /// From left to right.
  public var dx: CGFloat
  /// From top to bottom.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector()

  /// The vector of no length.
  public init() { (dx, dy) = (0, 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a vector.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// Creates a vector.
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// Reads two numbers, as CoreGraphics writes them.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    dx = try container.decode(CGFloat.self)
    dy = try container.decode(CGFloat.self)
  }

  /// Writes two numbers, as CoreGraphics does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
