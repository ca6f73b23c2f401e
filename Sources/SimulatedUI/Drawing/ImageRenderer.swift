public import SimulatedCombine
public import SimulatedUIKit

/// Draws a view as a picture.
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

  /// The picture, as large as the view wants to be in the space that it is offered; nil for a view
  /// without a size.
  public var uiImage: UIImage? {
    var traits = Traits()
    traits.displayScale = scale
    let screen = UIScreen.main.bounds.size
    var stage = ViewStage(size: screen, traits: traits, hasGround: isOpaque)
    stage.size = stage.size(of: content, width: proposedSize.width, height: proposedSize.height)
    guard stage.size.width > 0, stage.size.height > 0 else { return nil }
    return UIImage(
      size: stage.size, scale: scale, content: .drawn(stage.picture(of: content)))
  }

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
