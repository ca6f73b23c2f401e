import DeviceServices
import Foundation
import Synchronization

/// What searches find of each app.
final class SearchRecords: Sendable {
  /// Those of the device.
  static let shared = SearchRecords()

  private let items = Mutex<[String: [CSSearchableItem]]>([:])

  private init() {}

  private var app: String { DeviceServices.shared.permissions.currentApp }

  /// Adds things of the app that runs, in the place of those that it calls the same.
  func add(_ added: [CSSearchableItem]) {
    let app = app
    items.withLock { items in
      for item in added {
        items[app, default: []].removeAll { $0.uniqueIdentifier == item.uniqueIdentifier }
        items[app, default: []].append(item)
      }
    }
  }

  /// Takes things of the app that runs away.
  func remove(where isRemoved: (CSSearchableItem) -> Bool) {
    let app = app
    items.withLock { $0[app]?.removeAll(where: isRemoved) }
  }

  /// What there is of the app that runs, and has not expired; in the order in which it came.
  var all: [CSSearchableItem] {
    let (app, now) = (app, Date.now)
    return items.withLock { $0[app] ?? [] }.filter { ($0.expirationDate ?? .distantFuture) > now }
  }
}
