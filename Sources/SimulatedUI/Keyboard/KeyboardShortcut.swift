/// Keys that do what a button does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held down meanwhile.
  public var modifiers: EventModifiers
  /// How the keys change with the keyboard; here there is one keyboard.
  public var localization: Localization

  /// How keys change with the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As the system sees fit.
    public static let automatic = Localization(name: "automatic")
    /// But for keys that stand the other way round where text runs from right to left.
    public static let withoutMirroring = Localization(name: "without mirroring")
    /// Not at all.
    public static let custom = Localization(name: "custom")
  }

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for the button that does what is usually wanted.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that leaves everything as it is.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Gives a button keys that do what it does.
private struct ShortcutEffect: ViewEffect {
  let shortcut: KeyboardShortcut?

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

  /// Gives a control keys that do what a tap on it does; none when nil.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EffectView(content: self, effect: ShortcutEffect(shortcut: shortcut))
  }

  /// Gives a control keys that do what a tap on it does.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
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
