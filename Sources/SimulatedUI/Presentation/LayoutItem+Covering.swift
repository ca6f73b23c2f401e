extension LayoutItem {
  /// Whether the item is a layer that hides all layers below it.
  var coversScreen: Bool {
    get { self[CoversScreenTrait.self] }
    set { self[CoversScreenTrait.self] = newValue }
  }
}

private enum CoversScreenTrait: ItemTrait {
  static var defaultValue: Bool { false }

  static var isUse: Bool { false }
}
