import Foundation

/// Observers by selector, for as long as they live.
private final class SelectorObservers: @unchecked Sendable {
  struct Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    let name: Notification.Name?
    let token: any NSObjectProtocol
  }

  private var entries: [Entry] = []
  private let lock = NSLock()
  static let shared = SelectorObservers()

  func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

  /// Takes out the entries of an observer, and of those that are gone.
  func take(_ observer: AnyObject, _ name: Notification.Name?) -> [Entry] {
    lock.withLock {
      let taken = entries.filter {
        $0.observer == nil || $0.observer === observer && (name == nil || $0.name == name)
      }
      entries.removeAll { entry in taken.contains { $0.token === entry.token } }
      return taken
    }
  }
}

extension NotificationCenter {
  /// Has a method called when something is posted, until the observer is removed or gone.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    // Told on the thread of whoever posts; the host has one for apps.
    nonisolated(unsafe) weak let weakTarget = target
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        if let weakTarget { selector.perform(on: weakTarget, notification) }
      }
    }
    SelectorObservers.shared.add(
      SelectorObservers.Entry(observer: target, name: name, token: token))
  }

  /// Has an observer told no longer, of anything.
  public func removeObserver(_ observer: AnyObject) { remove(observer, nil) }

  /// Has an observer told no longer of something.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    remove(observer, name)
  }

  private func remove(_ observer: AnyObject, _ name: Notification.Name?) {
    for entry in SelectorObservers.shared.take(observer, name) {
      removeObserver(entry.token as Any)
    }
    if name == nil { removeObserver(observer as Any) }
  }
}
