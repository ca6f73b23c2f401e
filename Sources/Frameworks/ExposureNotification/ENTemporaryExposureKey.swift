public import Foundation

/// A key from which a device has derived what it sent for a day.
open class ENTemporaryExposureKey: NSObject, @unchecked Sendable {
  /// The key: 16 bytes.
  open var keyData = Data()
  /// For how many ten-minute periods it counts: 144 in a day.
  open var rollingPeriod: ENIntervalNumber = 144
  /// The period from which it counts.
  open var rollingStartNumber: ENIntervalNumber = 0
  /// How infectious the person was.
  open var transmissionRiskLevel: ENRiskLevel = 0

  /// Creates an empty key.
  public override init() { super.init() }
}
