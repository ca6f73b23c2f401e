/// What was told last of what scrolls, and what is still to be told.
@MainActor private final class ScrollChangeMemory<Change> {
  let watcher = ScrollWatcher()
  var pending: [Change] = []
}

/// Tells an app what changes as content scrolls.
private struct ScrollChangeEffect<Change>: ViewEffect {
  /// Has a watcher hand on what changes.
  let watch: @MainActor (ScrollWatcher, @escaping (Change) -> Void) -> Void
  /// Tells the app.
  let tell: (Change) -> Void

  func environment(_ values: inout EnvironmentValues, node: ViewNode) {
    let memory = node.memory(ScrollChangeMemory<Change>())
    let invalidator = node.invalidator
    watch(memory.watcher) { [weak memory] change in
      memory?.pending.append(change)
      invalidator.invalidate()
    }
    values.scrollWatchers.append(memory.watcher)
  }

  func didUpdate(_ node: ViewNode) {
    let memory = node.memory(ScrollChangeMemory<Change>())
    node.graph.followPlacement(of: node)
    let (changes, tell) = (memory.pending, tell)
    guard !changes.isEmpty else { return }
    memory.pending = []
    node.graph.afterUpdate { changes.forEach(tell) }
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] { items }
}

extension View {
  /// Runs an action with a value worked out from where content is, when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Works out the value.
  ///   - action: Is told the old value and the new one.
  /// - Returns: The changed view.
  @available(iOS18 )
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    let effect = ScrollChangeEffect<(Value, Value)>(
      watch: { watcher, report in
        watcher.placed = { [weak watcher] geometry in
          let new = transform(geometry)
          let old = watcher?.told as? Value
          guard new != old else { return }
          watcher?.told = new
          report((old ?? new, new))
        }
      },
      tell: { action($0.0, $0.1) })
    return EffectView(content: self, effect: effect)
  }

  /// Runs an action when content begins or ends to scroll.
  ///
  /// - Parameter action: Is told what it did, and what it does.
  /// - Returns: The changed view.
  @available(iOS18 )
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action when content begins or ends to scroll.
  ///
  /// - Parameter action: Is told what it did, what it does, and where it is.
  /// - Returns: The changed view.
  @available(iOS18 )
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    let effect = ScrollChangeEffect<(ScrollPhase, ScrollPhase, ScrollGeometry)>(
      watch: { watcher, report in watcher.changed = { report(($0, $1, $2)) } },
      tell: { action($0.0, $0.1, ScrollPhaseChangeContext(geometry: $0.2)) })
    return EffectView(content: self, effect: effect)
  }

  /// Runs an action when enough of the view comes into sight, or goes out of it.
  ///
  /// - Parameters:
  ///   - threshold: How much of the view is enough, from 0 to 1.
  ///   - action: Is told whether it is in sight.
  /// - Returns: The changed view.
  @available(iOS18 )
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let bounds = proxy.bounds(of: .scrollView) else { return false }
      let whole = proxy.size.width * proxy.size.height
      let seen = bounds.intersection(CGRect(origin: .zero, size: proxy.size))
      guard !seen.isNull, whole > 0 else { return false }
      return seen.width * seen.height >= whole * threshold
    } action: {
      action($0)
    }
  }

  /// Runs an action when views that have an identity come into sight, or go out of it.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities.
  ///   - threshold: How much of a view is enough, from 0 to 1.
  ///   - action: Is told the identities of those in sight, in their order.
  /// - Returns: The changed view.
  @available(iOS18 )
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    let effect = ScrollChangeEffect<[ID]>(
      watch: { watcher, report in
        watcher.seen = { [weak watcher] targets in
          let seen = targets.filter { $0.part >= threshold && $0.part > 0 }
            .compactMap { $0.identity.base as? ID }
          guard seen != watcher?.told as? [ID] else { return }
          watcher?.told = seen
          report(seen)
        }
      },
      tell: action)
    return EffectView(content: self, effect: effect)
  }
}
