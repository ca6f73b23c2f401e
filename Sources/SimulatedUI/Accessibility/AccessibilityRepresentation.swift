import ElementModel

/// A view whose elements are those of another one.
private struct RepresentedView<Content: View, Representation: View>: View, PrimitiveView {
  let content: Content
  let representation: Representation
  /// Whether the view is an element with the other's elements in it.
  let isContainer: Bool

  func update(_ node: ViewNode) {
    node.updateChild(.role(.content), content)
    node.updateChild(.role(.label), representation)
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let items = node.child(.role(.content))?.build(in: context) ?? []
    guard let shown = items.first else { return [] }
    var aside = context
    aside.bar = nil
    let elements = node.child(.role(.label))?.build(in: aside) ?? []
    for item in items { item.isAccessibilityHidden = true }
    let stack = LayoutItem(
      id: node.elementID("representation"), rule: RepresentationRule(), children: elements)
    // Fingers touch the view itself.
    stack.ignoresTouches = true
    let whole = LayoutItem(
      id: node.id, rule: RepresentationRule(), children: [shown, stack], inheriting: shown)
    if isContainer { whole.element = ElementDescription(.other) }
    return [whole] + items.dropFirst()
  }
}

/// Places everything where the first child is, which alone is measured.
private struct RepresentationRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    children.first?.size(for: proposal) ?? .zero
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children { child.place(in: rect, insets: insets) }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children.first?.reachesEdges ?? false }
}

extension View {
  /// Gives the view the elements of another one, such as those of a control that it works like.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    RepresentedView(content: self, representation: representation(), isContainer: false)
  }

  /// Makes the view an element with the elements of other views in it.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    RepresentedView(content: self, representation: children(), isContainer: true)
  }
}
