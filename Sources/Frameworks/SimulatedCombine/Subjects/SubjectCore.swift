import Foundation
import OpenCombine

/// What every subject is made of: its subscribers, in the order in which they came.
///
/// OpenCombine keeps subscribers in a set that is ordered by their addresses. Apple's Combine serves
/// them as they subscribed, and a run must be the same each time.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var subscriptions: [SubjectSubscription<Output, Failure>] = []
  private var upstream: [any Subscription] = []
  private var isWanted: Bool
  private var completion: Subscribers.Completion<Failure>?
  private var latest: Output?

  /// A core that replays nothing and passes on what is sent.
  init() { isWanted = false }

  /// A core whose latest value every new subscriber is sent.
  init(latest: Output) {
    self.latest = latest
    // Such a subject takes values whether anybody looks or not.
    isWanted = true
  }

  deinit { for subscription in upstream { subscription.cancel() } }

  /// The latest value of a core that replays it.
  var value: Output? { lock.withLock { latest } }

  /// Whether values are still sent.
  private var isActive: Bool { completion == nil }

  /// Attaches a subscriber behind those there are.
  func attach<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = SubjectSubscription(self, AnySubscriber(downstream))
    let end = lock.withLock {
      if isActive { subscriptions.append(subscription) }
      return completion
    }
    guard let end else { return downstream.receive(subscription: subscription) }
    downstream.receive(subscription: Subscriptions.empty)
    downstream.receive(completion: end)
  }

  /// Sends a value to all subscribers.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - keepsFirst: Whether it is the latest value already while subscribers are told, or only
  ///     afterwards, as with properties that are about to change.
  func send(_ value: Output, keepsFirst: Bool = true) {
    let receivers = lock.withLock {
      guard isActive else { return [SubjectSubscription<Output, Failure>]() }
      if keepsFirst, latest != nil { latest = value }
      return subscriptions
    }
    for receiver in receivers { receiver.offer(value) }
    guard !keepsFirst else { return }
    lock.withLock { if isActive { latest = value } }
  }

  /// Ends all subscriptions.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let receivers = lock.withLock {
      guard isActive else { return [SubjectSubscription<Output, Failure>]() }
      self.completion = completion
      defer { subscriptions = [] }
      return subscriptions
    }
    for receiver in receivers { receiver.finish(completion) }
  }

  /// Follows a publisher, once somebody wants its values.
  func follow(_ subscription: any Subscription) {
    let starts = lock.withLock {
      upstream.append(subscription)
      return isWanted
    }
    if starts { subscription.request(.unlimited) }
  }

  /// Notes that a subscriber wants values.
  func noteDemand() {
    let waiting = lock.withLock {
      defer { isWanted = true }
      return isWanted ? [] : upstream
    }
    for subscription in waiting { subscription.request(.unlimited) }
  }

  /// Takes a subscriber out.
  func detach(_ subscription: SubjectSubscription<Output, Failure>) {
    lock.withLock { subscriptions.removeAll { $0 === subscription } }
  }
}
