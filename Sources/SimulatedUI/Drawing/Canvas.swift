/// A view that an app draws itself: it takes the space it is offered, and has nothing in it that
/// accessibility knows of (Apple's documentation, `Canvas`).
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// What is drawn more than once.
  public var symbols: Symbols
  /// Draws into a context of a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas with views that can be drawn.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let item = LayoutItem(id: node.id, rule: FillRule())
    item.isOpaque = true
    return [item]
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}
