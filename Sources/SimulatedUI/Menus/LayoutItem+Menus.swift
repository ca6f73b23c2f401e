extension LayoutItem {
  /// Opens the context menu.
  var openMenu: (() -> Void)? {
    get { self[OpenMenuTrait.self] }
    set { self[OpenMenuTrait.self] = newValue }
  }

  /// Whether a tap leaves the menu open that the item is part of.
  var staysOpen: Bool {
    get { self[StaysOpenTrait.self] }
    set { self[StaysOpenTrait.self] = newValue }
  }
}

private enum OpenMenuTrait: ItemTrait { static var defaultValue: (() -> Void)? { nil } }

private enum StaysOpenTrait: ItemTrait { static var defaultValue: Bool { false } }

extension LayoutItem {
  /// The item, of those that wrap a row's content, that opens a context menu.
  ///
  /// In a list the whole row opens it (Apple's documentation, `contextMenu(menuItems:)`, shows rows
  /// lifted as one).
  var ownMenu: LayoutItem? {
    var item = self
    while item.openMenu == nil {
      guard item.children.count == 1 else { return nil }
      item = item.children[0]
    }
    return item
  }
}
