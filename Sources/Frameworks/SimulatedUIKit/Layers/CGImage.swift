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

  /// A part of the picture; always nil.
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}
