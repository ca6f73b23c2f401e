public import OpenCombine

/// A subject that passes values on to its subscribers, in the order in which they subscribed.
///
/// See Apple's documentation of `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core = SubjectCore<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Attaches a publisher whose values the subject is to pass on.
  public func send(subscription: any Subscription) { core.follow(subscription) }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Output == Downstream.Input, Failure == Downstream.Failure {
    core.attach(subscriber)
  }

  /// Sends a value to the subscribers.
  public func send(_ input: Output) { core.send(input) }

  /// Tells the subscribers that no more values come.
  public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
}
