import Synchronization

/// A wait of the code that runs, while everything else goes on.
enum BlockedThread {
  /// Virtual time after which a wait without a limit of its own counts as one for ever.
  private static let longest: Duration = .seconds(3600)
  private static let report = Mutex<(@MainActor @Sendable (String) -> Void)?>(nil)

  /// Sets who is told of a wait that nothing can end.
  static func setReport(_ action: @escaping @MainActor (String) -> Void) {
    report.withLock { $0 = action }
  }

  /// Waits until a condition holds.
  ///
  /// In a test the whole app goes on meanwhile. In the app's own main thread only other queues and
  /// tasks do; in work of another queue all else.
  ///
  /// - Parameters:
  ///   - name: What waits, for the report, such as `DispatchSemaphore.wait()`.
  ///   - delay: For how long at most; nil for ever.
  ///   - condition: Whether the wait is over.
  /// - Returns: Whether the condition held in time.
  static func wait(_ name: String, for delay: Duration?, until condition: () -> Bool) -> Bool {
    withoutActuallyEscaping(condition) { condition in
      nonisolated(unsafe) let condition = condition
      return MainActor.assumeIsolated { waitOnMain(name, for: delay, until: condition) }
    }
  }

  /// Does one piece of what goes on while the code that runs waits.
  ///
  /// - Returns: Whether there was any.
  static func step() -> Bool {
    MainActor.assumeIsolated {
      let scheduler = Scheduler.shared
      return scheduler.runOne(
        whileMainWaits: isMainWaiting, until: scheduler.now + longest)
    }
  }

  /// Whether the code that runs is the app's on its main thread.
  private static var isMainWaiting: Bool {
    Scheduler.shared.isRunningAppWork && !DispatchBlock.isInBackground
  }

  @MainActor
  private static func waitOnMain(
    _ name: String, for delay: Duration?, until condition: () -> Bool
  ) -> Bool {
    let scheduler = Scheduler.shared
    let isMain = isMainWaiting
    let limit = scheduler.now + (delay ?? longest)
    while !condition() {
      if scheduler.runOne(whileMainWaits: isMain, until: limit) { continue }
      guard delay == nil else {
        scheduler.block(for: limit - scheduler.now)
        return condition()
      }
      fail(name, isMain: isMain)
    }
    return true
  }

  @MainActor
  private static func fail(_ name: String, isMain: Bool) -> Never {
    let sentence =
      "\(name) can never end: "
      + (isMain
        ? "nothing outside the main queue is under way, and the main queue waits itself."
        : "nothing that is under way ends it.")
    report.withLock { $0 }?(sentence)
    fatalError(sentence)
  }
}
