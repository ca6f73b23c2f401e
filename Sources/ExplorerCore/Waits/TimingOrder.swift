package import ElementModel
package import SessionProtocol

/// Asks for trials of steps that nothing waited for, in runs beside the open one.
package struct TimingOrder: Hashable, Sendable {
  /// The test, `SignInTests/testSignIn`.
  package var test: String
  /// The schedule.
  package var seed: UInt64
  /// The device.
  package var device: DeviceSettings
  /// The network.
  package var network: NetworkConditions
  /// The steps.
  package var steps: [UnprotectedStep]
}
