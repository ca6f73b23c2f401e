/// The view at the start of what scrolls, as an app reads and sets it.
@MainActor final class ScrollPositionMemory {
  /// The identity last read or told.
  var known: AnyHashable?
  /// Whether content is on its way to what the app has set, or rests there: until a person scrolls,
  /// where content is says nothing.
  var isLed = false
  /// Told of the identity of the first view that shows.
  var tell: (AnyHashable) -> Void = { _ in }
}

private struct ScrollPositionKey: EnvironmentKey {
  static var defaultValue: ScrollPositionMemory? { nil }
}

extension EnvironmentValues {
  /// Who wants to know which view is at the start of what scrolls.
  var scrollPosition: ScrollPositionMemory? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }
}

/// Connects where content is with a binding.
private struct ScrollPositionEffect<ID: Hashable>: ViewEffect {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func environment(_ values: inout EnvironmentValues, node: ViewNode) {
    let memory = node.memory(ScrollPositionMemory())
    let (id, graph) = (id, node.graph)
    memory.tell = { [weak memory] identity in
      guard let memory, !memory.isLed, memory.known != identity, let value = identity.base as? ID
      else { return }
      // Until the app has been told, what is built reads what the app knew.
      graph.afterUpdate {
        guard !memory.isLed, memory.known != identity else { return }
        memory.known = identity
        id.wrappedValue = value
      }
      graph.queue.wake()
    }
    values.scrollPosition = memory
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    let memory = node.memory(ScrollPositionMemory())
    let wanted = node.read(id).map { AnyHashable($0) }
    if let wanted, wanted != memory.known {
      memory.isLed = true
      node.graph.scroll(to: wanted, anchor: anchor ?? .top)
    }
    memory.known = wanted
    return items
  }
}

extension View {
  /// Connects a binding with the identity of the view at the start of what scrolls.
  @available(iOS17 )
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    EffectView(content: self, effect: ScrollPositionEffect(id: id, anchor: anchor))
  }
}

extension LayoutItem {
  /// The identity of the first view in the item that starts within a rectangle.
  func firstIdentity(in rect: CGRect) -> AnyHashable? {
    for child in children {
      if let identity = child.identities.first, child.frame.maxY > rect.minY + 0.5,
        child.frame.maxX > rect.minX + 0.5
      {
        return identity
      }
      if let found = child.firstIdentity(in: rect) { return found }
    }
    return nil
  }

  /// The views in the item that have an identity, and which part of each is within a rectangle.
  func targets(in rect: CGRect) -> [(identity: AnyHashable, part: Double)] {
    children.flatMap { child -> [(identity: AnyHashable, part: Double)] in
      guard let identity = child.identities.first else { return child.targets(in: rect) }
      let (whole, shown) = (child.frame, child.frame.intersection(rect))
      let area = whole.width * whole.height
      guard area > 0, !shown.isNull else { return [(identity, 0)] }
      return [(identity, Double(shown.width * shown.height / area))]
    }
  }
}
