package import ElementModel

/// A key of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types; for other keys the one that AppKit gives it.
  public let character: Character

  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }

  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// Deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held down while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all = EventModifiers(rawValue: (1 << 6) - 1)

  /// The bits of XCUITest are the same for the four keys that shortcuts use.
  package init(_ modifiers: KeyModifiers) {
    self.init(rawValue: Int(modifiers.rawValue & 0b11110))
  }
}

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

extension EventModifiers: Hashable {}

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
