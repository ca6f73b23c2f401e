import Synchronization

/// Lets other work run while the running code is blocked, as in `DispatchSemaphore.wait()`.
///
/// There is one thread, so a real wait would stop everything, including what ends the wait.
enum BlockedThread {
  /// How far ahead work is looked for that could end a wait without a limit; if an hour brings
  /// none, the wait is taken to be endless.
  private static let longest: Duration = .seconds(3600)
  private static let report = Mutex<(@MainActor @Sendable (String) -> Void)?>(nil)

  /// Sets what is called with a sentence about a wait that nothing can end.
  static func setReport(_ action: @escaping @MainActor (String) -> Void) {
    report.withLock { $0 = action }
  }

  /// Blocks the calling code until a condition holds, and runs other work meanwhile.
  ///
  /// What can run depends on who waits. If it is the test, or the app's work on a background queue,
  /// all other work can. If it is the app on its main thread, work of the main queue cannot.
  ///
  /// - Parameters:
  ///   - name: What the report calls the wait, such as `DispatchSemaphore.wait()`.
  ///   - delay: The longest time to wait; nil for no limit.
  ///   - condition: Whether the wait is over.
  /// - Returns: Whether the condition held in time.
  static func wait(_ name: String, for delay: Duration?, until condition: () -> Bool) -> Bool {
    withoutActuallyEscaping(condition) { condition in
      nonisolated(unsafe) let condition = condition
      return MainActor.assumeIsolated { waitOnMain(name, for: delay, until: condition) }
    }
  }

  /// Runs one piece of the work that can run while the calling code is blocked.
  ///
  /// - Returns: Whether there was one.
  static func step() -> Bool {
    MainActor.assumeIsolated {
      let scheduler = Scheduler.shared
      return scheduler.runOne(
        whileMainWaits: isMainWaiting, until: scheduler.now + longest)
    }
  }

  /// Whether the running code is the app's, on the main queue.
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
