/// What an effect knows of the position that an app has set.
@MainActor private final class ScrollGoalMemory {
  let position = ScrollPositionMemory()
  let follower = ScrollFollower()
  /// The number of the wish that was granted.
  var granted = 0
}

/// Connects where content is with a position of the app's.
private struct ScrollGoalEffect: ViewEffect {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func environment(_ values: inout EnvironmentValues, node: ViewNode) {
    let memory = node.memory(ScrollGoalMemory())
    let (position, graph) = (position, node.graph)
    memory.position.tell = { [weak memory] identity in
      guard let memory, !memory.position.isLed, memory.position.known != identity else { return }
      // Until the app has been told, what is built reads what the app knew.
      graph.afterUpdate {
        guard !memory.position.isLed, memory.position.known != identity else { return }
        // Where content is at first nobody has scrolled to.
        let isFirst = memory.position.known == nil
        memory.position.known = identity
        if !isFirst { position.wrappedValue.see(identity) }
      }
      graph.queue.wake()
    }
    values.scrollPosition = memory.position
    values.scrollFollower = memory.follower
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    let memory = node.memory(ScrollGoalMemory())
    let wanted = node.read(position)
    guard let goal = wanted.goal, wanted.wish != memory.granted else { return items }
    memory.granted = wanted.wish
    memory.position.isLed = true
    switch goal {
    case .view(let id, let ownAnchor):
      node.graph.scroll(to: id, anchor: ownAnchor ?? anchor ?? .top)
    case .edge(let edge):
      memory.follower.lead { content, viewport in
        CGPoint(
          x: edge == .trailing ? max(0, content.width - viewport.width) : 0,
          y: edge == .bottom ? max(0, content.height - viewport.height) : 0)
      }
    case .point(let x, let y):
      memory.follower.lead { _, _ in CGPoint(x: x ?? 0, y: y ?? 0) }
    }
    return items
  }
}

extension View {
  /// Connects a position with where content is that scrolls.
  ///
  /// - Parameters:
  ///   - position: Set by the app, to scroll; and by a person who scrolls.
  ///   - anchor: Where a view comes that the app scrolls to; at the start if nothing is said.
  /// - Returns: The changed view.
  @available(iOS18 )
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    EffectView(content: self, effect: ScrollGoalEffect(position: position, anchor: anchor))
  }
}
