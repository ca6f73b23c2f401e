/// The value that a layer was made of.
@MainActor private final class LayerMemory<Value> {
  var value: Value?
}

/// A layer that is made of what a view beside it hands up.
private struct PreferenceLayer<Key: PreferenceKey, Content: View>: View, PrimitiveView {
  let content: (Key.Value) -> Content

  func update(_ node: ViewNode) {
    let memory = node.memory(LayerMemory<Key.Value>())
    let invalidator = node.invalidator
    if let source = node.parent?.child(.role(.content)) {
      node.readPreference(Key.self, from: source) { value in
        memory.value = value
        invalidator.invalidate()
      }
    }
    node.updateChild(
      .role(.content), node.making { content(memory.value ?? Key.defaultValue) })
  }
}

extension View {
  /// Puts views in front of this one that are made of what it hands up.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: LayerEffect(
        layer: PreferenceLayer<Key, Content>(content: transform), alignment: alignment,
        isBehind: false))
  }

  /// Puts views behind this one that are made of what it hands up.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: LayerEffect(
        layer: PreferenceLayer<Key, Content>(content: transform), alignment: alignment,
        isBehind: true))
  }
}
