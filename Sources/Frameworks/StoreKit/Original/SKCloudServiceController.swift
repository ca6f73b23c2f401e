import DeviceServices
public import Foundation

/// Whether the app may use the person's music.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  /// The cases as StoreKit numbers them.
  case notDetermined, denied, restricted, authorized
}

/// What the person's subscription to music allows.
public struct SKCloudServiceCapability: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To hear it.
  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  /// To subscribe to it.
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  /// To add to it.
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}

/// Asks to use the person's music, to which nobody subscribes on a simulated device.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  /// Whether the app may.
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus {
    switch DeviceServices.shared.permissions.status(of: .mediaLibrary) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    default: .authorized
    }
  }

  /// Asks the person.
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
  ) {
    DeviceServices.shared.permissions.request(.mediaLibrary) {
      completionHandler($0.isGranted ? .authorized : .denied)
    }
  }

  /// Asks the person.
  ///
  /// - Returns: Whether the app may.
  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus {
    await withUnsafeContinuation { continuation in
      requestAuthorization { continuation.resume(returning: $0) }
    }
  }

  /// Tells what the person's subscription allows: nothing.
  open func requestCapabilities(
    completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void
  ) { completionHandler([], nil) }

  /// Tells the country of the person's store, in two letters.
  open func requestStorefrontCountryCode(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    let code = Store.shared.read { $0.settings.storefront }
    completionHandler(StorefrontCountry(code).region.lowercased(), nil)
  }
}
