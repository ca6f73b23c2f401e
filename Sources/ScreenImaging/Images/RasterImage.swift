public import Foundation

/// A picture made of pixels.
public struct RasterImage: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green and blue of each pixel, row by row.
  public var pixels: [UInt8]

  /// Creates a picture of one grey.
  public init(width: Int, height: Int, brightness: UInt8 = 255) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = [UInt8](repeating: brightness, count: self.width * self.height * 3)
  }
}
