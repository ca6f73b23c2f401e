public import Foundation

extension ProcessInfo {
  /// Whether an app for iPad runs on a Mac: the simulated device is none.
  public var isMacCatalystApp: Bool { false }

  /// Whether an app for iOS runs on a Mac: the simulated device is none.
  public var isiOSAppOnMac: Bool { false }
}
