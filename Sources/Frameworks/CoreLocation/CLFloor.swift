/// The floor of a building, which the simulated device never knows.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The floor, of which the ground is 0.
  public let level: Int

  init(level: Int) { self.level = level }
}

/// What a location comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether a program has made it up: true of the simulated device.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory has told it.
  public let isProducedByAccessory: Bool

  /// Creates what says where a location comes from.
  ///
  /// - Parameters:
  ///   - isSimulated: Whether a program has made it up.
  ///   - isProducedByAccessory: Whether an accessory has told it.
  public init(
    softwareSimulationState isSimulated: Bool, andExternalAccessoryState isProducedByAccessory: Bool
  ) {
    isSimulatedBySoftware = isSimulated
    self.isProducedByAccessory = isProducedByAccessory
  }
}
