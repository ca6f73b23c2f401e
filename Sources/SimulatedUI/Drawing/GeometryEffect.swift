/// A change of where a view is drawn, without a change of what is around it.
///
/// Of what the effect does, elements show where their middle is drawn: a move, and how a turn or a
/// change of size around another point moves the view.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
  /// What is done to a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view where the effect draws it.
  public func body(content: Content) -> some View {
    EffectView(
      content: content, effect: LayoutEffect(rule: ProjectionRule { effectValue(size: $0) }))
  }
}

/// Draws a view where a transform of its size puts it.
struct ProjectionRule: LayoutRule {
  let transform: (CGSize) -> ProjectionTransform

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    let matrix = transform(rect.size)
    let (x, y) = (rect.width / 2, rect.height / 2)
    let depth = matrix.m13 * x + matrix.m23 * y + matrix.m33
    let scale = depth.isFinite && abs(depth) > 0.000_1 ? 1 / depth : 1
    let moved = CGPoint(
      x: (matrix.m11 * x + matrix.m21 * y + matrix.m31) * scale - x,
      y: (matrix.m12 * x + matrix.m22 * y + matrix.m32) * scale - y)
    let isUsable = moved.x.isFinite && moved.y.isFinite
    for child in children {
      child.place(
        in: isUsable ? rect.offsetBy(dx: moved.x, dy: moved.y) : rect, proposal: proposal)
    }
  }
}

extension View {
  /// Draws the view as a transform puts it; elements move with their middle.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    EffectView(content: self, effect: LayoutEffect(rule: ProjectionRule { _ in transform }))
  }

  /// Draws the view as a transform puts it; elements move with their middle.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}
