public import OpenCombine

/// Publishes that an observable object is about to change.
///
/// See Apple's documentation of `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Nothing but the news itself.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    core.attach(subscriber)
  }

  /// Tells the subscribers, in the order in which they subscribed.
  public func send() { core.send(()) }
}
