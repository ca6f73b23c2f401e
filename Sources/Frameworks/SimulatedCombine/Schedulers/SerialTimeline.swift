import VirtualTime

/// What waits for its moment on one scheduler, in the order in which it is due.
///
/// Under a schedule that delays wake-ups each wake-up comes late by a time of its own. Work of one
/// run loop or queue still runs in the order of its moments, as on a device: `delay` would otherwise
/// let the end of a publisher overtake its last value.
final class SerialTimeline: @unchecked Sendable {
  private struct Work {
    let due: Duration
    let action: () -> Void
  }

  /// The timelines of schedulers that have work waiting; the host's one thread alone uses them.
  nonisolated(unsafe) private static var waiting: [ObjectIdentifier: SerialTimeline] = [:]

  private var works: [Work] = []
  /// Lives as long as its work waits, so that no other object takes its key.
  private let scheduler: AnyObject

  private init(_ scheduler: AnyObject) { self.scheduler = scheduler }

  /// Runs an action of a scheduler after a delay.
  ///
  /// - Parameters:
  ///   - delay: Virtual time until the action is due.
  ///   - scheduler: Whose work it is.
  ///   - isBackground: Whether it goes on while the main thread is blocked.
  ///   - action: The work.
  static func schedule(
    after delay: Duration, on scheduler: AnyObject, isBackground: Bool,
    _ action: @escaping () -> Void
  ) {
    let key = ObjectIdentifier(scheduler)
    let timeline = waiting[key] ?? SerialTimeline(scheduler)
    waiting[key] = timeline
    let due = VirtualTime.now + delay
    let place = timeline.works.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
    timeline.works.insert(Work(due: due, action: action), at: place)
    VirtualTime.schedule(
      after: delay, kind: .timer, label: "Combine scheduler", isBackground: isBackground
    ) {
      timeline.run(until: due, key: key)
    }
  }

  /// Runs what is due by a moment and has not run yet.
  private func run(until due: Duration, key: ObjectIdentifier) {
    while let first = works.first, first.due <= due {
      works.removeFirst()
      first.action()
    }
    if works.isEmpty { Self.waiting[key] = nil }
  }
}
