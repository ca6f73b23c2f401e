import DeviceServices
import Synchronization

/// The activities of the app that runs, of all kinds.
final class ActivityRecords: Sendable {
  /// Those of the device.
  static let shared = ActivityRecords()

  private struct Entry: @unchecked Sendable {
    let id: String
    let app: String
    let activity: AnyObject
  }

  private struct State {
    var entries: [Entry] = []
    var listeners: [ObjectIdentifier: any Sendable] = [:]
  }

  private let state = Mutex(State())

  private init() {}

  private var app: String { DeviceServices.shared.permissions.currentApp }

  /// The app's activities of a kind; they outlive the app's launches, as on a device.
  func all<Attributes>() -> [Activity<Attributes>] {
    let app = app
    let entries = state.withLock { $0.entries }
    return entries.filter { $0.app == app }.compactMap { $0.activity as? Activity<Attributes> }
  }

  /// Takes note of an activity that begins.
  func add<Attributes>(_ activity: Activity<Attributes>) {
    let entry = Entry(id: activity.id, app: app, activity: activity)
    state.withLock { $0.entries.append(entry) }
    listeners(of: Attributes.self).send(activity)
  }

  /// Forgets an activity.
  func remove(id: String) { state.withLock { $0.entries.removeAll { $0.id == id } } }

  /// Each activity of a kind that begins.
  func beginnings<Attributes>() -> AsyncStream<Activity<Attributes>> {
    listeners(of: Attributes.self).stream()
  }

  private func listeners<Attributes>(
    of attributes: Attributes.Type
  ) -> ActivityListeners<Activity<Attributes>> {
    let key = ObjectIdentifier(attributes)
    return state.withLock { state in
      if let known = state.listeners[key] as? ActivityListeners<Activity<Attributes>> {
        return known
      }
      let made = ActivityListeners<Activity<Attributes>>()
      state.listeners[key] = made
      return made
    }
  }
}
