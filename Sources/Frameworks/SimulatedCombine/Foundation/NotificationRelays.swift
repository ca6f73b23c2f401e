import Foundation

/// Passes notifications on in the order of subscription.
///
/// Foundation keeps the observers of a name in a dictionary, which has no order. One observer a
/// center and name is all that it sees.
enum NotificationRelays {
  /// Where the notifications of one name at one center are passed on.
  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
  }

  private static let lock = NSLock()
  /// Kept for good; there are no more than the program has names of notifications.
  private nonisolated(unsafe) static var relays: [Key: PassthroughSubject<Notification, Never>] =
    [:]

  /// The relay for a name.
  static func relay(
    of name: Notification.Name, from center: NotificationCenter
  ) -> PassthroughSubject<Notification, Never> {
    lock.withLock {
      let key = Key(center: ObjectIdentifier(center), name: name)
      if let known = relays[key] { return known }
      let made = PassthroughSubject<Notification, Never>()
      // The observer keeps its center: another one at the same address would not be heard.
      _ = center.addObserver(forName: name, object: nil, queue: nil) { [center] in
        _ = center
        made.send($0)
      }
      relays[key] = made
      return made
    }
  }
}
