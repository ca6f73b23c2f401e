import Foundation
import OpenCombine

/// The subscription of one subscriber to a subject; it keeps the subject until it ends.
final class SubjectSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var source: SubjectCore<Output, Failure>?
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// Whether the subscriber has the latest value.
  private var isCurrent = false

  init(_ source: SubjectCore<Output, Failure>, _ downstream: AnySubscriber<Output, Failure>) {
    self.source = source
    self.downstream = downstream
  }

  /// Sends a value if one is asked for.
  func offer(_ value: Output) {
    let receiver = lock.withLock {
      isCurrent = demand > 0 && downstream != nil
      guard isCurrent else { return nil as AnySubscriber<Output, Failure>? }
      demand -= 1
      return downstream
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
  }

  /// Ends the subscription for its subscriber.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    end()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let isMissingLatest = lock.withLock {
      guard downstream != nil else { return false }
      self.demand += demand
      return !isCurrent
    }
    let source = lock.withLock { self.source }
    if isMissingLatest, let latest = source?.value { offer(latest) }
    source?.noteDemand()
  }

  func cancel() {
    let source = lock.withLock { self.source }
    _ = end()
    source?.detach(self)
  }

  /// Forgets subject and subscriber.
  ///
  /// - Returns: The subscriber, once.
  private func end() -> AnySubscriber<Output, Failure>? {
    lock.withLock {
      defer {
        downstream = nil
        source = nil
      }
      return downstream
    }
  }
}
