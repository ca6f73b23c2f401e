public import SimulatedCombine

/// Lets a view tell a focused value while it is there.
private struct FocusedEffect: ViewEffect {
  let change: (inout FocusedValues) -> Void

  func didUpdate(_ node: ViewNode) {
    let store = FocusedStore.of(node)
    _ = node.memory(FocusedSource(id: node.id, store: store))
    store.set(node.id, change)
  }
}

/// Ends with its view.
private final class FocusedSource {
  private let id: Int
  private let store: FocusedStore

  init(id: Int, store: FocusedStore) {
    self.id = id
    self.store = store
  }

  deinit { store.remove(id) }
}

extension View {
  /// Tells a value while the view is there.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    EffectView(content: self, effect: FocusedEffect { $0[keyPath: keyPath] = value })
  }

  /// Tells a value while the view is there; nil tells nothing.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    EffectView(
      content: self, effect: FocusedEffect { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Tells a value while the view's scene is in front.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, value)
  }

  /// Tells a value while the view's scene is in front; nil tells nothing.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValue(keyPath, value)
  }

  /// Tells an object while the view is there.
  public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View {
    EffectView(content: self, effect: FocusedEffect { $0[object: Object.self] = object })
  }

  /// Tells an object while the view is there; nil tells nothing.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    EffectView(
      content: self,
      effect: FocusedEffect { if let object { $0[object: Object.self] = object } })
  }

  /// Tells an object while the view's scene is in front.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View {
    focusedObject(object)
  }

  /// Tells an object while the view's scene is in front; nil tells nothing.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    focusedObject(object)
  }
}
