import DeviceServices

/// The app's location managers, as far as they are alive: told when the device moves and when the
/// person answers.
final class LocationManagers: @unchecked Sendable {
  /// The managers of this process, whose apps run on one thread.
  static let shared = LocationManagers()

  private struct Entry {
    weak var manager: CLLocationManager?
    /// What it knows of the person's answer; another app's may be another one.
    var status: CLAuthorizationStatus
  }

  private var entries: [Entry] = []

  private init() {
    DeviceServices.shared.location.observe { LocationManagers.shared.deviceDidMove() }
    DeviceServices.shared.permissions.observe { LocationManagers.shared.answerDidChange() }
  }

  /// Takes note of a new manager.
  func add(_ manager: CLLocationManager) {
    entries.removeAll { $0.manager == nil }
    entries.append(Entry(manager: manager, status: CLLocationManager.authorizationStatus()))
  }

  private var managers: [CLLocationManager] { entries.compactMap(\.manager) }

  private func deviceDidMove() {
    for manager in managers { manager.deliver() }
  }

  private func answerDidChange() {
    let status = CLLocationManager.authorizationStatus()
    for index in entries.indices where entries[index].status != status {
      entries[index].status = status
      entries[index].manager?.announceAuthorization()
    }
  }
}
