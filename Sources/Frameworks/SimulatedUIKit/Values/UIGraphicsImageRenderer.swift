/// Draws pictures; they have a size and no pixels here.
@MainActor @preconcurrency
open class UIGraphicsImageRenderer: NSObject {
  /// What a picture is drawn into.
  private let size: CGSize

  /// Creates a renderer of pictures of a size, in points.
  nonisolated public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a renderer of pictures of a size, in a way.
  nonisolated public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Creates a renderer of pictures of a size, in a way.
  nonisolated public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size)
  }

  /// Runs what draws, and makes the picture as JPEG: no data, as there are no pixels.
  nonisolated open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }

  /// Creates a renderer of pictures of a size, in points.
  nonisolated public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Runs what draws, and makes a picture of the size.
  nonisolated open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }

  /// The picture as PNG: no data, as there are no pixels.
  nonisolated open func pngData(
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }
}

/// What a picture is drawn into.
public final class UIGraphicsImageRendererContext {
  /// The place to draw.
  public let cgContext = CGContext()

  init() {}

  /// Fills a rectangle; nothing is drawn here.
  public func fill(_ rect: CGRect) {}
}

/// Saves a picture to the photos, which nobody sees here; the target is told that it is done.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
