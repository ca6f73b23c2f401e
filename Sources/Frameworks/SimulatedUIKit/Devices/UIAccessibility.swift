/// What assistive technologies are told, and what the person has set for them.
public enum UIAccessibility {
  /// What an assistive technology is to know.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something is to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// Parts of the screen have changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The screen has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the device.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether motion is to be reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are to be darkened.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the device is kept to one app.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Tells assistive technologies something; nobody listens here.
  public static func post(notification: Notification, argument: Any?) {}
}
