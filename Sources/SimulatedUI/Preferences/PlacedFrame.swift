/// Where a view has been placed, as an anchor that is handed to others before that is known.
package final class PlacedFrame: Sendable {
  private let place = AnchorPlace()

  /// Creates a frame that is not known yet.
  package init() {}

  /// The frame, for whoever asks in coordinates of its own.
  package var anchor: Anchor<CGRect> {
    Anchor<CGRect>.Source.bounds.make(place)
  }

  fileprivate func move(to frame: CGRect) { place.move(to: frame) }
}

/// Notes where content is placed.
private struct PlacedFrameEffect: ViewEffect {
  let frame: PlacedFrame

  func didUpdate(_ node: ViewNode) { node.graph.followPlacement(of: node) }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let first = items.first, first.section == nil else { return items }
    let frame = frame
    let rule = PlacementRule { frame.move(to: $0) }
    return [LayoutItem(id: node.id, rule: rule, children: [first], inheriting: first)]
      + items.dropFirst()
  }
}

extension View {
  /// Notes where the view is placed.
  package func placed(in frame: PlacedFrame) -> some View {
    EffectView(content: self, effect: PlacedFrameEffect(frame: frame))
  }
}
