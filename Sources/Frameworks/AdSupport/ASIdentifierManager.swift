public import Foundation

/// Tells advertisers one device from others: not here, as on devices that do not let apps follow
/// them.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()

  /// The only one.
  open class func shared() -> ASIdentifierManager { manager }

  /// What tells the device from others: zeros.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Whether the person lets apps follow them: no.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
