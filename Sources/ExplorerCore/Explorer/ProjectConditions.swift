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

extension ExplorerModel {
  /// Takes over what the project says anew of the device and the network; what it says as before
  /// stays as a person may have chosen it here.
  ///
  /// - Parameter conditions: What the project says now.
  /// - Returns: What has changed, in a person's words; nil when nothing has.
  mutating func adopt(_ conditions: ProjectConditions) -> String? {
    var changes: [String] = []
    for setting in DeviceSetting.allCases {
      let value = conditions.device.value(of: setting)
      guard value != projectConditions.device.value(of: setting) else { continue }
      // A direction that follows the language has no value of its own to set.
      if setting == .layoutDirection, conditions.device.layoutDirection == nil {
        device.layoutDirection = nil
      } else {
        _ = device.set(setting, to: value)
      }
      changes.append("\(setting.rawValue): \(value)")
    }
    if conditions.network != projectConditions.network {
      changes.append(
        network.map { chosen in
          language.say(
            "the network stays \(chosen), as chosen here", ja: "ネットワークはここで選んだ \(chosen) のまま")
        } ?? "network: \(conditions.network.text)")
    }
    projectConditions = conditions
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
  }
}
