/// What a view that is told about its geometry was told last.
@MainActor private final class GeometryMemory<Value: Equatable> {
  let source = GeometrySource()
  var value: Value?
  var pending: (old: Value, new: Value)?
}

/// Runs an action when something about a view's geometry changes.
private struct GeometryEffect<Value: Equatable>: ViewEffect {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func didUpdate(_ node: ViewNode) {
    let memory = node.memory(GeometryMemory<Value>())
    node.graph.followPlacement(of: node)
    guard let change = memory.pending else { return }
    memory.pending = nil
    let action = action
    node.graph.afterUpdate { action(change.old, change.new) }
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let first = items.first, first.section == nil else { return items }
    let memory = node.memory(GeometryMemory<Value>())
    let (transform, invalidator) = (transform, node.invalidator)
    let reference = ItemReference()
    let rule = PlacementRule { rect in
      _ = memory.source.place(reference.item, in: rect)
      let new = transform(GeometryProxy(source: memory.source))
      guard new != memory.value else { return }
      memory.pending = (memory.pending?.old ?? memory.value ?? new, new)
      memory.value = new
      invalidator.invalidate()
    }
    let item = LayoutItem(id: node.id, rule: rule, children: [first], inheriting: first)
    reference.item = item
    return [item] + items.dropFirst()
  }
}

/// Tells where content is placed.
struct PlacementRule: LayoutRule {
  let placed: (CGRect) -> Void

  init(_ placed: @escaping (CGRect) -> Void) { self.placed = placed }

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    placed(rect)
    PassthroughRule().place(children, in: rect, insets: insets, proposal: proposal)
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { children.contains { $0.reachesEdges } }
}

extension View {
  /// Runs an action with a value worked out from the view's geometry, when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Works out the value.
  ///   - action: Is told the new value.
  /// - Returns: The changed view.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    EffectView(
      content: self, effect: GeometryEffect(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with a value worked out from the view's geometry, when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Works out the value.
  ///   - action: Is told the old value and the new one.
  /// - Returns: The changed view.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View {
    EffectView(content: self, effect: GeometryEffect(transform: transform, action: action))
  }
}
