public import OpenCombine

/// A subject that has a value, sends it to whoever subscribes, and sends every change, to its
/// subscribers in the order in which they subscribed.
///
/// See Apple's documentation of `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core: SubjectCore<Output, Failure>
  private let first: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    first = value
    core = SubjectCore(latest: value)
  }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { core.value ?? first }
    set { core.send(newValue) }
  }

  /// Attaches a publisher whose values the subject is to send.
  public func send(subscription: any Subscription) { core.follow(subscription) }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Output == Downstream.Input, Failure == Downstream.Failure {
    core.attach(subscriber)
  }

  /// Sends a value to the subscribers and keeps it.
  public func send(_ input: Output) { core.send(input) }

  /// Tells the subscribers that no more values come.
  public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
}
