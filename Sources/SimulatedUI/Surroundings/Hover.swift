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

extension LayoutItem {
  /// Told whether the pointer is over the item.
  var onHover: ((Bool) -> Void)? {
    get { self[HoverTrait.self] }
    set { self[HoverTrait.self] = newValue }
  }
}

private enum HoverTrait: ItemTrait {
  static var defaultValue: ((Bool) -> Void)? { nil }

  static func touch(_ value: ((Bool) -> Void)?) -> TouchResponse {
    value == nil ? .passes : .reacts
  }
}

extension View {
  /// Runs an action when the pointer comes over the view or leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    EffectView(content: self, effect: PointerEffect(action: action))
  }
}

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

extension View {
  /// Runs an action when the pointer comes over the view or leaves it; it is told the upper left
  /// corner, as the simulated pointer goes from view to view.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onHover { action($0 ? .active(.zero) : .ended) }
  }

  /// Told that a pointer comes over the view, moves and goes.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { onHover { action($0 ? .active(.zero) : .ended) } }
}
