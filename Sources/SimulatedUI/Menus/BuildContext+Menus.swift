private enum IsInMenuKey: FeatureKey { static var defaultValue: Bool { false } }

private enum CloseMenusKey: FeatureKey { static var defaultValue: () -> Void { {} } }

extension BuildContext {
  /// Whether the items are rows of a menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }

  /// Closes the menus around.
  var closeMenus: () -> Void {
    get { self[CloseMenusKey.self] }
    set { self[CloseMenusKey.self] = newValue }
  }
}
