import ElementModel
package import SessionProtocol
import VirtualTime

/// One run of one test: what every assertion and every element talks to.
@MainActor
package final class TestSession {
  /// The run this process is in.
  ///
  /// A process runs one test and then ends.
  package static var current: TestSession?

  /// The device that the test works with.
  let device: any DeviceDriver
  /// The app under test.
  var driver: any ApplicationDriver { device.target }
  private let reporter: TestReporter
  /// Ends the test where it stands, after its tear-down; used when it must not go on.
  private let endTest: @MainActor () -> Never
  private let timeAllowance: Duration
  private let start: Duration
  private var hasExceededAllowance = false
  private var lastWait = 0

  /// What was looked for in vain last, and when.
  var lastMiss: (time: Duration, reference: ElementReference)?
  /// Handlers of interruptions, in the order of their installation.
  var interruptionMonitors: [InterruptionMonitor] = []
  /// Whether an interruption is being handled, which nothing interrupts.
  var isHandlingInterruption = false
  /// Keys that `XCUIElement.perform(withKeyModifiers:block:)` holds down.
  var heldKeys: KeyModifiers = []

  /// How many lines of the activity log the next one stands within.
  var logDepth = 0
  /// Whether somebody reads the activity log.
  var wantsLogLines: Bool { reporter.wantsLogLines }

  /// How many failures were recorded.
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
  }

  /// Reports an event.
  package func report(_ content: Event.Content, isStop: Bool = false) {
    reporter.report(content, isStop)
    checkTimeAllowance()
  }

  /// When the test has had its time; tear-down has as much again.
  var deadline: Duration { (isTearingDown ? VirtualTime.now : start) + timeAllowance }

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

  /// Records a failure; does not return when the test must not go on.
  ///
  /// - Parameters:
  ///   - message: As Xcode words it.
  ///   - location: Where it is shown; `nil` for the innermost call in the person's sources.
  package func fail(_ message: String, at location: SourceFrame? = nil) {
    // An assertion that fails right after a search in vain is about that search.
    let miss = lastMiss.flatMap { $0.time == VirtualTime.now ? $0.reference : nil }
    fail(message, at: location, missing: miss)
  }

  /// Records a failure and ends the test, whatever `continueAfterFailure` says.
  func failForGood(_ message: String) {
    continuesAfterFailure = false
    fail(message)
  }

  /// Records a failure; does not return when the test must not go on.
  ///
  /// - Parameters:
  ///   - message: As Xcode words it.
  ///   - location: Where it is shown; `nil` for the innermost call in the person's sources.
  ///   - reference: The element that was looked for in vain, if that is the reason.
  func fail(
    _ message: String, at location: SourceFrame? = nil, missing reference: ElementReference?
  ) {
    failureCount += 1
    let frame =
      location ?? reporter.currentFrame() ?? SourceFrame(function: "", file: "", line: 0)
    let isFatal = !continuesAfterFailure && !isTearingDown
    let nearMisses = reference.map(nearMisses(for:)) ?? []
    report(
      .failure(
        Failure(
          message: message, location: frame, pending: pendingWork, isFatal: isFatal,
          nearMisses: nearMisses.isEmpty ? nil : nearMisses)),
      isStop: true)
    if isFatal {
      logDepth = 0
      endTest()
    }
  }

  /// Fails a test that takes too long, once, in Xcode's words (`executionTimeAllowance`).
  private func checkTimeAllowance() {
    guard !hasExceededAllowance, VirtualTime.now - start > timeAllowance else { return }
    hasExceededAllowance = true
    continuesAfterFailure = false
    fail("Test exceeded execution time allowance of \(Self.words(for: timeAllowance))")
  }

  /// Whole minutes as Xcode words them, other times in seconds.
  private static func words(for allowance: Duration) -> String {
    let minutes = allowance / .seconds(60)
    guard minutes >= 1, minutes == minutes.rounded() else { return "\(allowance.seconds) seconds" }
    return minutes == 1 ? "1 minute" : "\(Int(minutes)) minutes"
  }
}
