public import SimulatedCombine
public import SimulatedUIKit

/// Draws a view as a picture; a simulated device has no pixels, so there is none.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The space that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels for each point.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparent parts.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The picture; always nil.
  ///
  /// No visible effect.
  public var uiImage: UIImage? { nil }

  /// The picture as Core Graphics has it; always nil.
  ///
  /// No visible effect.
  public var cgImage: CGImage? { nil }

  /// Has the view drawn by a function, which is told the size of nothing here.
  ///
  /// No visible effect.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) { renderer(.zero) { _ in } }
}
