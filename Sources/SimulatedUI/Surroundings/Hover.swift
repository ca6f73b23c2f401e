/// Tells an app whether the pointer is over a view.
private struct PointerEffect: ViewEffect {
  let action: (Bool) -> Void

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    items.map { item in
      item.mapRows { row in
        let wrapper = LayoutItem(
          id: node.id, rule: PassthroughRule(), children: [row], inheriting: row)
        wrapper.onHover = action
        return wrapper
      }
    }
  }
}

extension View {
  /// Runs an action when the pointer comes over the view or leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    EffectView(content: self, effect: PointerEffect(action: action))
  }
}
