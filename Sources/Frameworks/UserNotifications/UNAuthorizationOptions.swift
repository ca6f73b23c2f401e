@_exported public import Foundation

/// How the app wants to notify the person.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits, as UserNotifications has them.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Text on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Text in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// A sound even when the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button to the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quietly, without being asked.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// How a notification is shown while the app is on the screen.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits, as UserNotifications has them.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Text on the screen, in the older form.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Text on the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Whether the app may notify the person.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The cases as UserNotifications numbers them.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a way of notifying is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The cases as UserNotifications numbers them.
  case notSupported, disabled, enabled
}

/// How the person lets the app notify them.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether it may show text.
  public var alertSetting: UNNotificationSetting { setting }
  /// Whether it may play sounds.
  public var soundSetting: UNNotificationSetting { setting }
  /// Whether it may put a number on its icon.
  public var badgeSetting: UNNotificationSetting { setting }

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }
}
