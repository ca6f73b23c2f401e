/// Views below each other.
public struct VStack<Content: View>: View, PrimitiveView {
  private let rule: StackRule
  private let content: Content

  /// Places views below each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    rule = StackRule(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing)
    self.content = content()
  }

  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    node.buildStack(rule, in: context)
  }
}

/// Views next to each other.
public struct HStack<Content: View>: View, PrimitiveView {
  private let rule: StackRule
  private let content: Content

  /// Places views next to each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    rule = StackRule(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing)
    self.content = content()
  }

  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    node.buildStack(rule, in: context)
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let rule: OverlapRule
  private let content: Content

  /// Places views on top of each other, the last in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    rule = OverlapRule(alignment: alignment)
    self.content = content()
  }

  package func update(_ node: ViewNode) { node.updateChild(.role(.content), content) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    node.buildStack(rule, in: context)
  }
}

extension ViewNode {
  /// Builds the content as the children of one item; its rows, bars and sections end here.
  func buildStack(_ rule: any LayoutRule, in context: BuildContext) -> [LayoutItem] {
    var inner = context
    inner.isInList = false
    inner.keepsSections = false
    return [LayoutItem(id: id, rule: rule, children: buildChildren(in: inner))]
  }
}

extension VStack: StructuralView {}

extension HStack: StructuralView {}

extension ZStack: StructuralView {}
