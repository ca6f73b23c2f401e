import SessionProtocol
import XCUITest

/// Does what a person asks for by hand in a run that is stopped.
@MainActor
final class HandWorker {
  private let session: TestSession
  /// Whether the test has begun, so that there is something to act on.
  var hasBegun = false

  /// Creates a worker for a run.
  init(session: TestSession) { self.session = session }

  /// What an action is called.
  func title(of action: HandAction) -> String { session.titleByHand(of: action) }

  /// Does something.
  ///
  /// - Returns: What came of it.
  func perform(_ action: HandAction) -> HandOutcome {
    guard hasBegun else {
      return HandOutcome(
        problem: "The test has not begun, and its app is not launched: go on to its first step.")
    }
    guard !CrashReporter.isReporting else {
      return HandOutcome(
        problem: "The process has crashed, so nothing can be done in it: go back to before that.")
    }
    return session.performByHand(action) { SnippetLibrary.run($0, in: session) }
  }
}
