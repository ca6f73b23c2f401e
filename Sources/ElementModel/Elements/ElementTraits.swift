/// What an element is besides its type: hints for drawing it in a terminal and for explaining it.
///
/// Public, as the compiler inlines nothing that is `package` into other modules: sets of these are
/// made thousands of times in a run.
public struct ElementTraits: OptionSet, Codable, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text that heads a screen or a section.
  public static let header = ElementTraits(rawValue: 1 << 0)
  /// A button that leads back in a navigation stack.
  public static let backButton = ElementTraits(rawValue: 1 << 1)
  /// A row or button that opens another screen; drawn with a chevron.
  public static let disclosure = ElementTraits(rawValue: 1 << 2)
  /// A button of destructive role.
  public static let destructive = ElementTraits(rawValue: 1 << 3)
  /// A button of cancelling role.
  public static let cancel = ElementTraits(rawValue: 1 << 4)
  /// A button drawn filled or bordered.
  public static let prominent = ElementTraits(rawValue: 1 << 5)
  /// A container that covers what is under it: an alert, a sheet.
  public static let modal = ElementTraits(rawValue: 1 << 6)
  /// The app's main window.
  public static let mainWindow = ElementTraits(rawValue: 1 << 7)
  /// Secondary, footnote-like text.
  public static let secondary = ElementTraits(rawValue: 1 << 8)
  /// Text set in a large size, such as a large navigation title.
  public static let large = ElementTraits(rawValue: 1 << 9)
  /// An opaque backing: whatever lies below it is not seen.
  public static let opaque = ElementTraits(rawValue: 1 << 10)
}
