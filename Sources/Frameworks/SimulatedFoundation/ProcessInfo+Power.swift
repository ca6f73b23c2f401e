public import Foundation

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    /// The cases as Foundation numbers them.
    case nominal, fair, serious, critical
  }

  /// Told where how warm the device is has changed, which it does not.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// How warm the device is: the simulated one is cool.
  public var thermalState: ThermalState { .nominal }

  /// Whether the device saves power: the simulated one has enough.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// Told where whether the device saves power has changed, which it does not.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
