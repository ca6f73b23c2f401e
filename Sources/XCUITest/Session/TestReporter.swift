package import SessionProtocol
package import VirtualTime

/// Where a test's events go, and what is known about the code that causes them.
///
/// Closures rather than a protocol, so that tests can put in their own.
package struct TestReporter: Sendable {
  /// Takes an event; returns once the explorer, if there is one, says go on.
  package var report: @MainActor (Event.Content, _ isStop: Bool) -> Void
  /// The innermost call in the person's sources.
  package var currentFrame: @MainActor () -> SourceFrame?
  /// Whether a file is one of the person's sources.
  package var isOwnSource: @MainActor (_ file: String) -> Bool
  /// The calls in the person's sources that led to an error, innermost first; none if nobody knows.
  package var throwingCalls: @MainActor (any Error) -> [SourceFrame]
  /// The calls in the person's sources that led to what a library tells of just now, innermost first: those
  /// under way, or, where that is an error which it has caught, those that led to the latest error.
  package var callsBehindLibrary: @MainActor (_ isThrown: Bool) -> [SourceFrame]
  /// Told before a failure goes through the person's `record(_:)`, and after: the failure's calls
  /// are those that led to it, which are given or else the present ones, not those that record it.
  package var holdsStack: @MainActor (Bool, _ calls: [SourceFrame]) -> Void
  /// What the app waits for.
  package var pendingWork: @MainActor () -> [Pending]
  /// Describes work of the app that has run; `nil` in batch runs, which nobody looks into.
  package var describe: @MainActor (PendingWork) -> Pending?
  /// How long after now a condition would become true if nothing more were done, without changing
  /// the run; `nil` when it would not within a limit of virtual time.
  package var lookAhead: @MainActor (_ limit: Duration, _ check: @MainActor () -> Bool) -> Duration?
  /// Whether the activity log is read; if not, its lines are not made.
  package var wantsLogLines: Bool

  /// Creates a reporter.
  package init(
    report: @escaping @MainActor (Event.Content, _ isStop: Bool) -> Void,
    currentFrame: @escaping @MainActor () -> SourceFrame? = { nil },
    isOwnSource: @escaping @MainActor (_ file: String) -> Bool = { _ in true },
    pendingWork: @escaping @MainActor () -> [Pending] = { [] },
    describe: @escaping @MainActor (PendingWork) -> Pending? = { _ in nil },
    throwingCalls: @escaping @MainActor (any Error) -> [SourceFrame] = { _ in [] },
    callsBehindLibrary: @escaping @MainActor (Bool) -> [SourceFrame] = { _ in [] },
    holdsStack: @escaping @MainActor (Bool, [SourceFrame]) -> Void = { _, _ in },
    lookAhead: @escaping @MainActor (Duration, @MainActor () -> Bool) -> Duration? = { _, _ in
      nil
    },
    wantsLogLines: Bool = true
  ) {
    self.report = report
    self.currentFrame = currentFrame
    self.isOwnSource = isOwnSource
    self.pendingWork = pendingWork
    self.describe = describe
    self.throwingCalls = throwingCalls
    self.callsBehindLibrary = callsBehindLibrary
    self.holdsStack = holdsStack
    self.lookAhead = lookAhead
    self.wantsLogLines = wantsLogLines
  }
}
