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
  case unspecified = -1, phone, pad, tv, carPlay
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
  public let systemVersion = "18.0"
  /// What kind of device interfaces are for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { name.hasPrefix("iPad") ? .pad : .phone }
  /// How the device is held.
  public package(set) var orientation = UIDeviceOrientation.portrait
  /// An identity of the device for the app's maker, always the same one.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-4000-8000-000000000000")

  private init() {}
}
