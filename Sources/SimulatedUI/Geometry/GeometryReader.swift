/// A view that takes all the space there is, with content that depends on how much that is.
///
/// The content is made once the space is known, so that no app has to do with a size of zero.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func update(_ node: ViewNode) {
    let source = node.memory(GeometrySource())
    node.graph.followPlacement(of: node)
    guard source.frame != nil else { return }
    let proxy = GeometryProxy(source: source)
    source.reader = node.invalidator
    node.updateChild(.role(.content), node.making { source.read { content(proxy) } })
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let source = node.memory(GeometrySource())
    let rule = GeometryRule(source: source, invalidator: node.invalidator)
    let children = node.child(.role(.content))?.build(in: context.ofLayer) ?? []
    let item = LayoutItem(id: node.id, rule: rule, children: children)
    rule.place.item = item
    return [item]
  }
}

/// The item that a rule belongs to.
@MainActor final class ItemReference {
  weak var item: LayoutItem?
}

/// Tells a source where it is, and puts everything at its upper leading corner.
private struct GeometryRule: LayoutRule {
  let source: GeometrySource
  let invalidator: Invalidator
  let place = ItemReference()

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    FillRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    if source.place(place.item, in: rect) { invalidator.invalidate() }
    let proposal = ProposedSize(rect.size)
    for child in children {
      child.place(
        in: Alignment.topLeading.place(child, for: proposal, in: rect), proposal: proposal)
    }
  }
}
