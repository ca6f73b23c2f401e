/// Keys that are held down while another is pressed; the bits are those of
/// `XCUIElement.KeyModifierFlags`.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = KeyModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 2)
  /// Option.
  public static let option = KeyModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = KeyModifiers(rawValue: 1 << 4)
  /// The function key.
  public static let function = KeyModifiers(rawValue: 1 << 5)
}
