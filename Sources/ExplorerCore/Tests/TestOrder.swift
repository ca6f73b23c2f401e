package import ElementModel
package import SessionProtocol

/// Tests that are to be run beside the open run, and how.
package struct TestOrder: Hashable, Sendable {
  /// The tests, in order.
  package var tests: [String]
  /// The schedule.
  package var seed: UInt64
  /// The device.
  package var device: DeviceSettings
  /// How the network is.
  package var network: NetworkConditions
  /// Whether a test finds the files that the one before has left.
  package var keepsState: Bool
  /// The device and what else is not as usual, in a few words: runs that differ in it are not alike.
  package var conditions: String

  /// Asks for tests.
  ///
  /// - Parameters:
  ///   - tests: The tests, in order.
  ///   - seed: The schedule.
  ///   - device: The device.
  ///   - network: How the network is.
  ///   - keepsState: Whether a test finds the files that the one before has left.
  ///   - conditions: The device and what else is not as usual, in a few words.
  package init(
    tests: [String], seed: UInt64, device: DeviceSettings, network: NetworkConditions,
    keepsState: Bool, conditions: String
  ) {
    self.tests = tests
    self.seed = seed
    self.device = device
    self.network = network
    self.keepsState = keepsState
    self.conditions = conditions
  }
}
