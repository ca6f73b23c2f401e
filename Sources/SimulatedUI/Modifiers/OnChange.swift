public import SimulatedCombine

/// What a value was at the last update.
@MainActor private final class ChangeMemory<Value> {
  var value: Value?
}

/// Runs an action when a value differs from that of the last update.
private struct ChangeEffect<Value: Equatable>: ViewEffect {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func didUpdate(_ node: ViewNode) {
    let memory = node.memory(ChangeMemory<Value>())
    let old = memory.value
    memory.value = value
    let (new, action) = (value, action)
    if let old {
      if old != new { node.graph.afterUpdate { action(old, new) } }
    } else if isInitial {
      node.graph.afterUpdate { action(new, new) }
    }
  }

  func buildsLike(_ old: Self) -> Bool { true }
}

/// A subscription that lasts as long as a view.
@MainActor private final class SubscriptionMemory<Source: Publisher> where Source.Failure == Never {
  var action: (Source.Output) -> Void = { _ in }
  var subscription: AnyCancellable?
}

/// Runs an action for each value of a publisher.
private struct ReceiveEffect<Source: Publisher>: ViewEffect where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  func didUpdate(_ node: ViewNode) {
    let memory = node.memory(SubscriptionMemory<Source>())
    memory.action = action
    guard memory.subscription == nil else { return }
    memory.subscription = publisher.sink { [weak memory] value in memory?.action(value) }
  }

  func buildsLike(_ old: Self) -> Bool { true }
}

extension View {
  /// Runs an action when a value changes.
  @available(iOS17 )
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    EffectView(
      content: self,
      effect: ChangeEffect(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the old and the new value when a value changes.
  @available(iOS17 )
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    EffectView(
      content: self, effect: ChangeEffect(value: value, isInitial: initial, action: action))
  }

  /// Runs an action with the new value when a value changes, in the older spelling.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    EffectView(
      content: self,
      effect: ChangeEffect(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Runs an action for each value of a publisher.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    EffectView(content: self, effect: ReceiveEffect(publisher: publisher, action: action))
  }
}
