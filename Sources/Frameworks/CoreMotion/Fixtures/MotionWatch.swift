import VirtualTime

/// Something that is told again and again in virtual time, until nobody wants it any more.
final class MotionWatch: @unchecked Sendable {
  private var work: ScheduledWork?
  /// Virtual time at which it began.
  private let start = VirtualTime.now

  /// Seconds since it began.
  var time: Double {
    let passed = (VirtualTime.now - start).components
    return Double(passed.seconds) + Double(passed.attoseconds) / 1e18
  }

  /// Takes the time only.
  init() {}

  /// Tells something every so often.
  ///
  /// - Parameters:
  ///   - interval: Seconds between; a hundredth at least.
  ///   - action: Tells it; given the seconds since the beginning.
  init(every interval: Double, _ action: @escaping (Double) -> Void) {
    repeated(max(interval, 0.01), action)
  }

  /// Tells each line of a table at its time.
  init(_ table: MotionTable, _ action: @escaping (MotionTable.Row) -> Void) {
    follow(table.rows[...], action)
  }

  /// Tells no more.
  func stop() {
    work?.cancel()
    work = nil
  }

  private func repeated(_ interval: Double, _ action: @escaping (Double) -> Void) {
    // All of it happens on the main thread, under the virtual clock.
    nonisolated(unsafe) let action = action
    work = VirtualTime.schedule(
      after: .seconds(interval), kind: .timer, label: "sensor"
    ) { [weak self] in
      guard let self else { return }
      action(self.time)
      if self.work != nil { self.repeated(interval, action) }
    }
  }

  private func follow(
    _ rows: ArraySlice<MotionTable.Row>, _ action: @escaping (MotionTable.Row) -> Void
  ) {
    guard let row = rows.first else { return }
    nonisolated(unsafe) let action = action
    let delay = max(0, row.time - time)
    work = VirtualTime.schedule(
      after: .seconds(delay), kind: .timer, label: "sensor"
    ) { [weak self] in
      guard let self else { return }
      action(row)
      if self.work != nil { self.follow(rows.dropFirst(), action) }
    }
  }
}
