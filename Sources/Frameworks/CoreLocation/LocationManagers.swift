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
  private var listeners: [Int: () -> Void] = [:]
  private var lastListener = 0

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
    for manager in managers {
      manager.deliver()
      manager.watchRegions()
    }
    tellListeners()
  }

  private func answerDidChange() {
    let status = CLLocationManager.authorizationStatus()
    for index in entries.indices where entries[index].status != status {
      entries[index].status = status
      entries[index].manager?.announceAuthorization()
    }
    tellListeners()
  }

  private func tellListeners() {
    for (_, tell) in listeners.sorted(by: { $0.key < $1.key }) { tell() }
  }

  /// Has something done after each move of the device and each answer of the person.
  ///
  /// - Parameter tell: What is done.
  /// - Returns: By which it is forgotten.
  func listen(_ tell: @escaping () -> Void) -> Int {
    lastListener += 1
    listeners[lastListener] = tell
    return lastListener
  }

  /// Has it done no more.
  func forget(_ listener: Int) { listeners[listener] = nil }
}
