import ElementModel
package import SessionProtocol
import SimulatedFoundation
import VirtualTime

/// One run of one test: what every assertion and every element talks to.
@MainActor
package final class TestSession {
  /// The run this process is in.
  ///
  /// A process runs one test and then ends.
  package static var current: TestSession? {
    didSet {
      PredicateProblems.tell { message in
        MainActor.assumeIsolated { current?.fail(message) }
      }
    }
  }

  /// The device that the test works with.
  let device: any DeviceDriver
  /// The app under test.
  var driver: any ApplicationDriver { device.target }
  let reporter: TestReporter
  /// Ends the test where it stands, after its tear-down; used when it must not go on.
  private let endTest: @MainActor () -> Never
  /// Virtual time after which the test fails.
  var timeAllowance: Duration
  private let start: Duration
  private var hasExceededAllowance = false
  private var lastWait = 0

  /// What was looked for in vain last, and when.
  var lastMiss: (time: Duration, reference: ElementReference)?
  /// How often a run looks ahead: what is looked for again and again in vain must not take for ever.
  private static let lookLimit = 600
  private var looks = 0
  /// Whether this is a copy of the run that finds something out and reports nothing.
  private var isTrying = false
  /// What was read last, of an element or a query.
  var lastRead: LastRead?
  /// What was narrowly missed last, by what and when.
  var knownMisses: (time: Duration, reference: ElementReference, misses: [NearMiss])?
  /// Handlers of interruptions, in the order of their installation.
  var interruptionMonitors: [InterruptionMonitor] = []
  /// Whether an interruption is being handled, which nothing interrupts.
  var isHandlingInterruption = false
  /// Keys that `XCUIElement.perform(withKeyModifiers:block:)` holds down.
  var heldKeys: KeyModifiers = []

  /// How many things are being done by hand, one within the code of another.
  var handDepth = 0

  /// How many lines of the activity log the next one stands within.
  var logDepth = 0
  /// Whether somebody reads the activity log.
  var wantsLogLines: Bool { reporter.wantsLogLines }

  /// The test that runs.
  weak var testCase: XCTestCase?
  /// What a test of Swift Testing's is called with now, as the library prints it.
  var arguments: String?
  /// The failures that the test expects.
  let expectedFailures = ExpectedFailures()
  /// When the waits that are under way end at the latest, innermost last.
  var waitEnds: [Duration] = []
  /// What the app under test was launched with last.
  var latestLaunch = HandLaunch()
  /// Names of launch arguments and variables that were set after the app had been launched.
  var lateLaunchSettings: [String] = []
  /// How long launches took.
  var launches = LaunchTimes()

  /// How many failures were recorded; expected ones are none.
  package private(set) var failureCount = 0
  /// Whether a failure lets the test go on: `XCTestCase.continueAfterFailure`.
  package var continuesAfterFailure = true
  /// Whether the test's tear-down is under way, which no failure cuts short.
  package var isTearingDown = false

  /// Starts a session.
  ///
  /// - Parameters:
  ///   - device: The device, with the app under test on it.
  ///   - reporter: Where events go.
  ///   - timeAllowance: Virtual time after which the test fails.
  ///   - endTest: Ends the test where it stands.
  package init(
    device: any DeviceDriver, reporter: TestReporter, timeAllowance: Duration,
    endTest: @escaping @MainActor () -> Never
  ) {
    self.device = device
    self.reporter = reporter
    self.timeAllowance = timeAllowance
    self.endTest = endTest
    start = VirtualTime.now
    TestThread.become()
  }

  /// Reports an event.
  package func report(_ content: Event.Content, isStop: Bool = false) {
    guard !isTrying else { return }
    TestThread.catchUp()
    reporter.report(content, isStop)
    checkTimeAllowance()
  }

  /// When the test has had its time; tear-down has as much again.
  var deadline: Duration { (isTearingDown ? VirtualTime.now : start) + timeAllowance }

  /// Finds out how the app would go on if nothing more were done.
  ///
  /// - Parameters:
  ///   - limit: How far to look ahead, in virtual time.
  ///   - check: The condition; it may look at the app, and change nothing.
  /// - Returns: How long after now the condition would hold; `nil` when it would not within the
  ///   limit, or when nobody can tell, as after many a look.
  package func lookAhead(
    _ limit: Duration, _ check: @MainActor () -> Bool
  ) -> Duration? {
    guard looks < Self.lookLimit else { return nil }
    looks += 1
    return reporter.lookAhead(limit) {
      // What is done to find out is no part of the run.
      let wasTrying = isTrying
      isTrying = true
      defer { isTrying = wasTrying }
      return check()
    }
  }

  /// The number of the next wait.
  func nextWaitNumber() -> Int {
    lastWait += 1
    return lastWait
  }

  /// What the app waits for.
  var pendingWork: [Pending] { reporter.pendingWork() }

  /// Lets virtual time pass for a step of the test that nominally takes a while.
  func spend(_ duration: Duration) {
    VirtualTime.run(until: VirtualTime.now + VirtualTime.pace(duration))
  }

  /// Records a failure and ends the test, whatever `continueAfterFailure` says.
  func failForGood(_ message: String, _ reason: FailureReason) {
    continuesAfterFailure = false
    fail(message, reason)
  }

  /// The innermost call in the person's sources, where it is known.
  var currentFrame: SourceFrame? { reporter.currentFrame() }

  /// Counts a failure that was not expected.
  func countFailure() { failureCount += 1 }

  /// Ends the test where it stands.
  func endNow() -> Never {
    logDepth = 0
    endTest()
  }

  /// Fails a test that takes too long, once, in Xcode's words (`executionTimeAllowance`).
  private func checkTimeAllowance() {
    guard handDepth == 0, !hasExceededAllowance, VirtualTime.now - start > timeAllowance else {
      return
    }
    hasExceededAllowance = true
    continuesAfterFailure = false
    fail(Wording.timeAllowance(seconds: timeAllowance.seconds), .timeAllowance)
  }
}
