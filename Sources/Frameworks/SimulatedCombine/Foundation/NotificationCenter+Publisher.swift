public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Publishes notifications, to its subscribers in the order in which they subscribed.
  ///
  /// See Apple's documentation of `NotificationCenter.Publisher`.
  public struct Publisher: OpenCombine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// The center that notifications are posted to.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Whose notifications count; nil for everybody's.
    public let object: AnyObject?

    /// Creates a publisher of a center's notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let sender = object
      NotificationRelays.relay(of: name, from: center)
        .filter { sender == nil || $0.object as AnyObject? === sender }
        .receive(subscriber: subscriber)
    }
  }

  /// Makes a publisher of notifications.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: Whose notifications count; nil for everybody's.
  /// - Returns: The publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether two publishers publish the same notifications.
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
