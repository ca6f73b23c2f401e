extension NotificationCenter {
  /// Has a method of an observer called for notifications.
  ///
  /// On Linux Foundation has closures only. The observer is not kept; once it has gone, the first
  /// notification ends the observation.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObservation(observer as AnyObject, aSelector, center: self)
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) {
      observation.tell($0)
    }
  }
}

/// Calls a method of an observer as long as there is one.
private final class SelectorObservation: @unchecked Sendable {
  private weak var observer: AnyObject?
  private weak var center: NotificationCenter?
  private let selector: Selector
  /// What the centre knows the observation by.
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ selector: Selector, center: NotificationCenter) {
    self.observer = observer
    self.selector = selector
    self.center = center
  }

  func tell(_ notification: Notification) {
    guard let observer else {
      if let token { center?.removeObserver(token) }
      return
    }
    // Apps post what their screens follow on the main thread, as UIKit wants it.
    let told = Told(observer: observer, notification: notification)
    MainActor.assumeIsolated { selector.perform(on: told.observer, sender: told.notification) }
  }

  /// Handed to the main actor, which it is on already.
  private struct Told: @unchecked Sendable {
    let observer: AnyObject
    let notification: Notification
  }
}
