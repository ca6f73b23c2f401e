package import ElementModel

/// Keys that are held down while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
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
