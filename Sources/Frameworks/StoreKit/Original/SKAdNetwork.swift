public import Foundation

/// Tells advertisers what became of their advertisements, which nobody does on a simulated device.
open class SKAdNetwork: NSObject {
  /// How much a person is worth, roughly.
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Little.
    public static let low = CoarseConversionValue(rawValue: "low")
    /// Neither.
    public static let medium = CoarseConversionValue(rawValue: "medium")
    /// Much.
    public static let high = CoarseConversionValue(rawValue: "high")
  }

  /// Says that the app is in use.
  ///
  /// No visible effect.
  open class func registerAppForAdNetworkAttribution() {}

  /// Says what a person is worth.
  ///
  /// No visible effect.
  open class func updateConversionValue(_ conversionValue: Int) {}

  /// Says what a person is worth.
  ///
  /// No visible effect.
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Says what a person is worth.
  ///
  /// No visible effect.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Says what a person is worth.
  ///
  /// No visible effect.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
