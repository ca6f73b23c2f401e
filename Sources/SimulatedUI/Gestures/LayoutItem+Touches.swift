extension LayoutItem {
  /// What a tap on an item does.
  enum Interaction {
    /// Runs an action.
    case action(() -> Void)
    /// Moves keyboard focus to a text input.
    case input(TextInput)
  }

  /// What a tap on the item does.
  var interaction: Interaction? {
    get { self[InteractionTrait.self] }
    set { self[InteractionTrait.self] = newValue }
  }

  /// The gestures attached to the item.
  var gestures: [AttachedGesture] {
    get { self[GesturesTrait.self] }
    set { self[GesturesTrait.self] = newValue }
  }

  /// Told whether a finger is on the item.
  var onPress: ((Bool) -> Void)? {
    get { self[PressTrait.self] }
    set { self[PressTrait.self] = newValue }
  }
}

private enum InteractionTrait: ItemTrait {
  static var defaultValue: LayoutItem.Interaction? { nil }

  static func touch(_ value: LayoutItem.Interaction?) -> TouchResponse {
    value == nil ? .passes : .reacts
  }
}

private enum GesturesTrait: ItemTrait {
  static var defaultValue: [AttachedGesture] { [] }

  static func touch(_ value: [AttachedGesture]) -> TouchResponse {
    value.isEmpty ? .passes : .reacts
  }
}

private enum PressTrait: ItemTrait { static var defaultValue: ((Bool) -> Void)? { nil } }
