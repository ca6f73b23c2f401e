package import ElementModel
import SessionProtocol

/// What the next run is to be like: its schedule, device and network, and how fast it is shown.
package struct RunSettings: Sendable {
  /// The schedule it is run under.
  package internal(set) var seed: UInt64
  /// The device it is run on.
  @Stamped package internal(set) var device: DeviceSettings
  /// How the network is, in the words of `--network`; nil for as the project says.
  package var network: String?
  /// How fast a run goes.
  package var speed: RunSpeed
  /// Whether a test finds the files that the one before has left.
  package var keepsState = false

  /// The settings to begin with.
  init(seed: UInt64, device: DeviceSettings, speed: RunSpeed) {
    self.seed = seed
    self.device = device
    self.speed = speed
  }

  /// How the network may be: as the project says, or as `--network` names it.
  static let networkChoices: [String?] = [
    nil, "online", "wifi", "lte", "3g", "edge", "bad", "fail=20%", "offline",
  ]

  /// The network that the next run is to have.
  ///
  /// - Parameter project: What the project says.
  /// - Returns: The one that a person chose, or else the project's.
  func networkConditions(of project: ProjectConditions) -> NetworkConditions {
    guard let network, let conditions = try? NetworkConditions(text: network) else {
      return project.network
    }
    return conditions
  }

  /// What a choice of the network is called on the screen.
  ///
  /// - Parameters:
  ///   - choice: The choice; nil for as the project says.
  ///   - project: What the project says.
  ///   - language: What it is told in.
  /// - Returns: A few words.
  static func title(
    ofNetwork choice: String?, _ project: ProjectConditions, _ language: Language
  ) -> String {
    choice
      ?? language.say(
        "as the project says: \(project.network.text)", ja: "プロジェクトの設定: \(project.network.text)")
  }

  /// Takes over what the project says anew of the device and the network; what it says as before
  /// stays as a person may have chosen it here.
  ///
  /// - Parameters:
  ///   - conditions: What the project says now.
  ///   - former: What it said before.
  ///   - language: What the changes are told in.
  /// - Returns: What has changed, in a person's words; nil when nothing has.
  mutating func adopt(
    _ conditions: ProjectConditions, after former: ProjectConditions, _ language: Language
  ) -> String? {
    var changes: [String] = []
    for setting in DeviceSetting.allCases {
      let value = conditions.device.value(of: setting)
      guard value != former.device.value(of: setting) else { continue }
      // A direction that follows the language has no value of its own to set.
      if setting == .layoutDirection, conditions.device.layoutDirection == nil {
        device.layoutDirection = nil
      } else {
        _ = device.set(setting, to: value)
      }
      changes.append("\(setting.rawValue): \(value)")
    }
    if conditions.network != former.network {
      changes.append(
        network.map { chosen in
          language.say(
            "the network stays \(chosen), as chosen here", ja: "ネットワークはここで選んだ \(chosen) のまま")
        } ?? "network: \(conditions.network.text)")
    }
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
  }
}
