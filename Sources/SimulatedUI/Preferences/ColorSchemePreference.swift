/// Notes on what a view shows that it asks for a light or dark screen.
struct ColorSchemePreference: ViewEffect {
  let scheme: ColorScheme?

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    if let scheme { for item in items { item.preferredColorScheme = scheme } }
    return items
  }
}

private enum PreferredColorSchemeTrait: ItemTrait {
  static var defaultValue: ColorScheme? { nil }
  static var isUse: Bool { false }
}

extension LayoutItem {
  /// Light or dark, where the item asks for one of the screen that it is on.
  var preferredColorScheme: ColorScheme? {
    get { self[PreferredColorSchemeTrait.self] }
    set { self[PreferredColorSchemeTrait.self] = newValue }
  }
}
