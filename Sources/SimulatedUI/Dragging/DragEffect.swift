/// Lets a view be carried: a press, then a movement to where it is dropped.
struct DragEffect: ViewEffect {
  typealias Carrying = ActionGesture<SequenceGesture<LongPressGesture, DragGesture>>

  let payload: () -> Any?

  private func effect(_ node: ViewNode) -> GestureEffect<Carrying> {
    let sequence = SequenceGesture(
      LongPressGesture(), DragGesture(minimumDistance: 0, coordinateSpace: .global))
    let (graph, payload) = (node.graph, payload)
    return GestureEffect(
      gesture: ActionGesture(
        base: sequence,
        actions: GestureActions(ended: { value in
          guard case .second(_, let drag?) = value, let carried = payload() else { return }
          graph.drop(carried, at: drag.location)
        })))
  }

  func didUpdate(_ node: ViewNode) { effect(node).didUpdate(node) }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    effect(node).apply(to: items, node: node, in: context)
  }

  // What is carried is asked of the latest value, which the recogniser has.
  func buildsLike(_ old: Self) -> Bool { true }
}

/// Takes what is dropped on a view.
struct DropEffect: ViewEffect {
  /// Told what is dropped and where, in points of the view; tells whether it is taken.
  let take: (Any, CGPoint) -> Bool

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    items.map { item in
      item.mapRows { row in
        let wrapper = LayoutItem(
          id: node.id, rule: PassthroughRule(), children: [row], inheriting: row)
        wrapper.onDrop = take
        return wrapper
      }
    }
  }
}
