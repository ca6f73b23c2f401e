/// Hands a value up to the views around.
private struct PreferenceEffect<Key: PreferenceKey>: ViewEffect {
  let value: Key.Value

  func didUpdate(_ node: ViewNode) {
    let value = value
    node.graph.preferences.write(node, key: ObjectIdentifier(Key.self), transforms: false) { _ in
      value
    }
  }
}

/// Changes the value that the views below hand up.
private struct TransformPreferenceEffect<Key: PreferenceKey>: ViewEffect {
  let transform: (inout Key.Value) -> Void

  func didUpdate(_ node: ViewNode) {
    let transform = transform
    node.graph.preferences.write(node, key: ObjectIdentifier(Key.self), transforms: true) { old in
      var value = old as? Key.Value ?? Key.defaultValue
      transform(&value)
      return value
    }
  }
}

/// Hands up a value that is made of a place in the view.
private struct AnchorPreferenceEffect<Key: PreferenceKey, Place>: ViewEffect {
  let source: Anchor<Place>.Source
  let transforms: Bool
  let transform: (inout Key.Value, Anchor<Place>) -> Void

  func didUpdate(_ node: ViewNode) {
    let anchor = source.make(node.memory(AnchorPlace()))
    let transform = transform
    node.graph.followPlacement(of: node)
    node.graph.preferences.write(node, key: ObjectIdentifier(Key.self), transforms: transforms) {
      var value = $0 as? Key.Value ?? Key.defaultValue
      transform(&value, anchor)
      return value
    }
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let first = items.first, first.section == nil else { return items }
    let place = node.memory(AnchorPlace())
    let rule = PlacementRule { place.move(to: $0) }
    return [LayoutItem(id: node.id, rule: rule, children: [first], inheriting: first)]
      + items.dropFirst()
  }
}

/// What a view was told last.
@MainActor private final class PreferenceMemory<Value> {
  var value: Value?
}

/// Runs an action when the value that the views below hand up changes.
private struct PreferenceChangeEffect<Key: PreferenceKey>: ViewEffect
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  func didUpdate(_ node: ViewNode) {
    guard let source = node.child(.role(.content)) else { return }
    let memory = node.memory(PreferenceMemory<Key.Value>())
    let action = action
    node.readPreference(Key.self, from: source) { value in
      guard value != memory.value else { return }
      memory.value = value
      action(value)
    }
  }
}

extension ViewNode {
  /// Has the node told what another one and those below it hand up.
  func readPreference<Key: PreferenceKey>(
    _ key: Key.Type, from source: ViewNode, told: @escaping (Key.Value) -> Void
  ) {
    graph.preferences.read(
      self, from: source, key: ObjectIdentifier(key),
      reduce: { first, next in
        guard var value = first as? Key.Value, let next = next as? Key.Value else { return first }
        Key.reduce(value: &value) { next }
        return value
      },
      told: { told($0 as? Key.Value ?? Key.defaultValue) })
  }
}

extension View {
  /// Hands a value up to the views around; it takes the place of what views below hand up.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    EffectView(content: self, effect: PreferenceEffect<Key>(value: value))
  }

  /// Changes the value that the views below hand up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    EffectView(content: self, effect: TransformPreferenceEffect<Key>(transform: callback))
  }

  /// Hands up a value that is made of a place in the view.
  public func anchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> some View {
    EffectView(
      content: self,
      effect: AnchorPreferenceEffect<Key, Place>(source: value, transforms: false) {
        $0 = transform($1)
      })
  }

  /// Changes the value that the views below hand up, by a place in the view.
  public func transformAnchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
  ) -> some View {
    EffectView(
      content: self,
      effect: AnchorPreferenceEffect<Key, Place>(
        source: value, transforms: true, transform: transform))
  }

  /// Runs an action when the value that the views below hand up changes.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    EffectView(content: self, effect: PreferenceChangeEffect<Key>(action: action))
  }
}
