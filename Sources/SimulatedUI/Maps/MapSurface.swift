import ElementModel

/// The surface of a map: an element that takes all the room it is offered.
///
/// The pins on it are views of their own, laid over it by MapKit's `Map`.
package struct MapSurface: View, PrimitiveView {
  /// Creates a surface.
  nonisolated package init() {}

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    [LayoutItem(id: node.id, rule: MapRule(), element: ElementDescription(.map, label: "Map"))]
  }
}

/// A map takes the room it is offered.
private struct MapRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: proposal.height ?? 100)
  }
}
