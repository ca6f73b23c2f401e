import Dispatch
import Foundation
public import OpenCombine
import VirtualTime

/// Options of a scheduler; the virtual clock knows none.
public struct VirtualSchedulerOptions: Sendable {}

/// A scheduler of Combine whose work waits on the virtual clock.
///
/// It is an object, whose work runs in the order in which it is due.
public protocol VirtualScheduling: AnyObject, Scheduler
where
  SchedulerTimeType == VirtualSchedulerTime, SchedulerOptions == VirtualSchedulerOptions
{}

extension VirtualScheduling {
  /// The current moment.
  public var now: VirtualSchedulerTime { .now }

  /// The shortest time by which work can be put off.
  public var minimumTolerance: VirtualSchedulerTime.Stride { .nanoseconds(0) }

  /// Runs an action as soon as the clock allows.
  public func schedule(options: VirtualSchedulerOptions?, _ action: @escaping () -> Void) {
    after(.zero, action)
  }

  /// Runs an action at a moment.
  public func schedule(
    after date: VirtualSchedulerTime, tolerance: VirtualSchedulerTime.Stride,
    options: VirtualSchedulerOptions?, _ action: @escaping () -> Void
  ) {
    after(.nanoseconds(now.distance(to: date).magnitude), action)
  }

  /// Runs an action at a moment and again and again.
  public func schedule(
    after date: VirtualSchedulerTime, interval: VirtualSchedulerTime.Stride,
    tolerance: VirtualSchedulerTime.Stride, options: VirtualSchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(
      interval: .nanoseconds(interval.magnitude), isBackground: isBackground, action: action)
    repetition.schedule(after: .nanoseconds(now.distance(to: date).magnitude))
    return repetition
  }

  private func after(_ delay: Duration, _ action: @escaping () -> Void) {
    SerialTimeline.schedule(after: delay, on: self, isBackground: isBackground, action)
  }

  /// Whether its work goes on while the main thread is blocked.
  private var isBackground: Bool {
    switch self {
    case let queue as DispatchQueue: queue !== DispatchQueue.main
    case let queue as OperationQueue: queue !== OperationQueue.main
    default: false
    }
  }
}

/// Work that is scheduled anew each time it has run.
private final class Repetition: Cancellable, @unchecked Sendable {
  private let interval: Duration
  private let isBackground: Bool
  private let action: () -> Void
  private var work: ScheduledWork?
  private var isCancelled = false

  init(interval: Duration, isBackground: Bool, action: @escaping () -> Void) {
    self.isBackground = isBackground
    // An interval of nothing would never let the clock go on.
    self.interval = max(interval, .milliseconds(1))
    self.action = action
  }

  /// Runs the action after a delay, and from then on at the interval.
  func schedule(after delay: Duration) {
    work = VirtualTime.schedule(
      after: delay, kind: .timer, label: "Combine timer", isBackground: isBackground
    ) {
      guard !self.isCancelled else { return }
      self.action()
      if !self.isCancelled { self.schedule(after: self.interval) }
    }
  }

  /// Ends the repetition.
  func cancel() {
    isCancelled = true
    work?.cancel()
  }
}
