/// What a view wants to do when it appears and disappears.
@MainActor final class LifecycleMemory {
  var appear: () -> Void = {}
  var disappear: () -> Void = {}
  var task: Task<Void, Never>?
  var taskID: AnyHashable?
  var isVisible = false
}

/// Runs actions when the content appears and disappears.
private struct AppearanceEffect: ViewEffect {
  let appear: () -> Void
  let disappear: () -> Void

  func didUpdate(_ node: ViewNode) {
    let memory = node.memory(LifecycleMemory())
    memory.appear = appear
    memory.disappear = disappear
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    if !items.isEmpty { context.scene.lifecycle.append(node) }
    return items
  }

  // What is done is kept by the node.
  func buildsLike(_ old: Self) -> Bool { true }
}

/// Runs a task while the content is visible.
private struct TaskEffect: ViewEffect {
  let id: AnyHashable?
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void

  func didUpdate(_ node: ViewNode) {
    let memory = node.memory(LifecycleMemory())
    let start: () -> Void = { [action, priority, weak memory] in
      memory?.task = Task(priority: priority) { await action() }
    }
    memory.appear = start
    memory.disappear = { [weak memory] in
      memory?.task?.cancel()
      memory?.task = nil
    }
    let hasChanged = memory.taskID != id
    memory.taskID = id
    guard hasChanged, memory.isVisible else { return }
    node.graph.afterUpdate { [weak memory] in
      memory?.task?.cancel()
      start()
    }
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    if !items.isEmpty { context.scene.lifecycle.append(node) }
    return items
  }

  // What is done is kept by the node.
  func buildsLike(_ old: Self) -> Bool { true }
}

extension View {
  /// Runs an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(
      content: self, effect: AppearanceEffect(appear: action ?? {}, disappear: {}))
  }

  /// Runs an action when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    EffectView(
      content: self, effect: AppearanceEffect(appear: {}, disappear: action ?? {}))
  }

  /// Starts a task when the view appears and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    EffectView(content: self, effect: TaskEffect(id: nil, priority: priority, action: action))
  }

  /// Starts a task when the view appears and anew whenever a value changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    EffectView(
      content: self,
      effect: TaskEffect(
        id: AnyHashable(EquatableBox(value: id)), priority: priority, action: action))
  }
}

/// Makes a value that can only be compared hashable, all with one hash.
struct EquatableBox<Value: Equatable>: Hashable {
  let value: Value

  func hash(into hasher: inout Hasher) {}
}
