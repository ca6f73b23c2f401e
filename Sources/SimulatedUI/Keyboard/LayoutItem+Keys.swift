extension LayoutItem {
  /// Keys that do what a tap does.
  var shortcut: KeyboardShortcut? {
    get { self[ShortcutTrait.self] }
    set { self[ShortcutTrait.self] = newValue }
  }

  /// Takes the item away, as the escape key does.
  var onEscape: (() -> Void)? {
    get { self[EscapeTrait.self] }
    set { self[EscapeTrait.self] = newValue }
  }
}

private enum ShortcutTrait: ItemTrait { static var defaultValue: KeyboardShortcut? { nil } }

private enum EscapeTrait: ItemTrait { static var defaultValue: (() -> Void)? { nil } }
