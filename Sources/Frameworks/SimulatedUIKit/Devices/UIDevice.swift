import DeviceServices
/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// The ways, as UIKit numbers them.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kinds, as UIKit numbers them.
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// The device the app runs on.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  /// The name its owner has given it.
  public package(set) var name = "iPhone 15"
  /// The kind of device in general terms.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system.
  public let systemName = "iOS"
  /// The version of the system.
  public var systemVersion: String { "\(DeviceServices.shared.system.version)" }
  /// What kind of device interfaces are for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { name.hasPrefix("iPad") ? .pad : .phone }
  /// How the device is held.
  public package(set) var orientation = UIDeviceOrientation.portrait
  /// Whether changes of ``orientation`` are posted; asked for as often as it was begun.
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  private var orientationListeners = 0
  /// Whether the device knows how charged it is.
  public var isBatteryMonitoringEnabled = false
  /// How charged the device is, from 0 to 1; -1 when nobody asked to know.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// The kind of device in general terms, in the person's language.
  public var localizedModel: String { model }
  /// Whether the device can do several things at once.
  public let isMultitaskingSupported = true
  /// An identity of the device for the app's maker, always the same one.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-4000-8000-000000000000")

  private init() {}

  /// Begins to post changes of ``orientation``.
  public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Ends to post changes of ``orientation``, once for each beginning.
  public func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Turns the device, and tells whoever asked to know.
  package func turn(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

extension UIDevice {
  /// The device has been turned.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The device is charged more or less than before; never posted here.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}
