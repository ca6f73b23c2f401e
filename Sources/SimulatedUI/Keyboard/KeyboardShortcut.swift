/// Keys that do what a button does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held down meanwhile.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the button that does what is usually wanted.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that leaves everything as it is.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Gives a button keys that do what it does.
private struct ShortcutEffect: ViewEffect {
  let shortcut: KeyboardShortcut

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    items.first?.shortcut = shortcut
    return items
  }
}

extension View {
  /// Gives a control keys that do what a tap on it does.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives a control keys that do what a tap on it does.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    EffectView(content: self, effect: ShortcutEffect(shortcut: shortcut))
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keyboard shortcut of a control.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
