import ElementModel

/// A view onto content that may be larger than the space.
public struct ScrollView<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that scrolls along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func update(_ node: ViewNode) {
    var environment = node.environment
    environment.scroller = node.scroller(along: axes)
    node.updateChild(.role(.content), content, environment: environment)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let stack = StackRule(
      axis: axes.contains(.vertical) ? .vertical : .horizontal, alignment: .top, spacing: nil)
    let scroller = node.scroller(along: axes)
    let item = LayoutItem(
      id: node.id, rule: ScrollRule(axes: axes, scroller: scroller),
      children: node.buildStack(stack, in: context),
      element: ElementDescription(.scrollView))
    item.clips = true
    item.scroller = scroller
    return [item]
  }
}
