/// A picture of Core Graphics; there are no pixels here, so nothing makes one.
public final class CGImage: Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Where the pixels come from: nil, as there are none.
  public var dataProvider: CGDataProvider? { nil }
  /// Bits of each pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bits of each part of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bytes of each line.
  public var bytesPerRow: Int { width * 4 }

  /// A part of the picture; always nil.
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}
