public import Foundation

extension NotificationCenter {
  /// Notifications one after the other, each from when somebody waits for them.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// What is posted.
    public typealias Element = Notification
    /// Nothing goes wrong.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    /// Whether only what one object posts counts.
    private let hasObject: Bool

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      self.center = center
      self.name = name
      self.object = object
      hasObject = object != nil
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      Iterator(Listener(center, name, hasObject ? object ?? Gone() : nil))
    }

    /// Stands for an object that is there no more, and so posts nothing.
    private final class Gone {}

    /// Hands out notifications.
    public struct Iterator: AsyncIteratorProtocol {
      private let listener: Listener
      private var notifications: AsyncStream<Handover>.Iterator

      fileprivate init(_ listener: Listener) {
        self.listener = listener
        notifications = listener.notifications.makeAsyncIterator()
      }

      /// The next one; `nil` once the task is cancelled.
      public mutating func next() async -> Notification? {
        await notifications.next()?.notification
      }

      /// The next one; `nil` once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await notifications.next(isolation: actor)?.notification
      }
    }
  }

  /// The notifications of a name, for a task to wait for.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who posts them; `nil` for anybody.
  /// - Returns: Those that are posted while somebody goes through them.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }
}

/// Takes a notification from who posts it to who waits for it.
private struct Handover: @unchecked Sendable {
  let notification: Notification
}

/// Listens for as long as somebody holds it.
private final class Listener: @unchecked Sendable {
  let notifications: AsyncStream<Handover>
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    let (stream, continuation) = AsyncStream<Handover>.makeStream()
    notifications = stream
    self.center = center
    token = center.addObserver(forName: name, object: object, queue: nil) {
      continuation.yield(Handover(notification: $0))
    }
  }

  deinit { center.removeObserver(token) }
}
