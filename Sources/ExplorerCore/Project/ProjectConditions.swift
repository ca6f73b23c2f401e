package import ElementModel
package import SessionProtocol

/// What a project says of the device and the network that its tests run on.
package struct ProjectConditions: Hashable, Sendable {
  /// The device.
  package var device: DeviceSettings
  /// How the network is.
  package var network: NetworkConditions

  /// Creates conditions.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - network: How the network is; nil for one in good order.
  package init(device: DeviceSettings, network: NetworkConditions?) {
    self.device = device
    self.network = network ?? NetworkConditions()
  }
}
