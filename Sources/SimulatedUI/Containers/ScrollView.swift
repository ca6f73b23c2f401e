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
    environment.scrollSettings = ScrollSettings()
    environment.scrollPosition = nil
    environment.scrollFollower = nil
    environment.scrollWatchers = []
    environment.scroller = node.scroller(along: axes)
    node.updateChild(.role(.content), content, environment: environment)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let stack = StackRule(
      axis: axes.contains(.vertical) ? .vertical : .horizontal, alignment: .top, spacing: nil)
    let scroller = node.scroller(along: axes)
    var content = node.buildStack(stack, in: context)
    let margins = node.environment.scrollSettings.margins
    if margins != EdgeInsets() {
      content = [
        LayoutItem(
          id: node.elementID("margins"), rule: PaddingRule(insets: margins), children: content)
      ]
    }
    let item = LayoutItem(
      id: node.id, rule: ScrollRule(axes: axes, scroller: scroller),
      children: content,
      element: ElementDescription(.scrollView))
    item.clips = !node.environment.scrollSettings.showsOverflow
    item.scroller = scroller
    return [item]
  }
}

extension ScrollView: StructuralView {}
