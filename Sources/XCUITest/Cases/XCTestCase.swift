public import Foundation
import SessionProtocol
import VirtualTime

/// A test class: subclasses have `test…` methods, each run on an instance of its own in a process
/// of its own.
///
/// See Apple's documentation of `XCTestCase`; not isolated, as there, so that test methods with and
/// without `@MainActor` can stand in one class.
@preconcurrency
open class XCTestCase: XCTest, XCTActivity, XCTWaiterDelegate {
  /// Whether a failed assertion lets the test method go on.
  open var continueAfterFailure: Bool {
    get { MainActor.assumeIsolated { TestSession.current?.continuesAfterFailure ?? true } }
    set { MainActor.assumeIsolated { TestSession.current?.continuesAfterFailure = newValue } }
  }

  /// Virtual seconds after which the test fails; whole minutes, as with Xcode: what is set is
  /// rounded up.
  open var executionTimeAllowance: TimeInterval {
    get { MainActor.assumeIsolated { TestSession.current?.timeAllowance.seconds ?? 600 } }
    set {
      guard newValue.isFinite, newValue < 1e9 else { return }
      let minutes = max(1, (newValue / 60).rounded(.up))
      MainActor.assumeIsolated { TestSession.current?.timeAllowance = .seconds(60 * minutes) }
    }
  }

  /// `-[Class method]`, as Xcode names a test.
  open override var name: String { methodName }

  /// One.
  open override var testCaseCount: Int { 1 }

  /// The class of the objects that say how a test method came out.
  open override var testRunClass: AnyClass? { XCTestCaseRun.self }

  /// All test methods of the class, as far as this process knows them: the one that it runs.
  open class var defaultTestSuite: XCTestSuite {
    let suite = XCTestSuite(name: "\(self)")
    nonisolated(unsafe) var running: XCTestCase?
    MainActor.assumeIsolated { running = TestSession.current?.testCase }
    if let running, type(of: running) == self { suite.addTest(running) }
    return suite
  }

  /// Whether Xcode runs each test once for every appearance and orientation the app supports.
  ///
  /// Projects' launch tests override it. A simulated device has the one configuration that it is
  /// started with, so that each test runs once either way.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// The metrics that ``XCTestCase/measure(_:)`` takes.
  open class var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }

  /// The metrics that are measured when none are given.
  open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// How a block is measured when no options are given.
  open class var defaultMeasureOptions: XCTMeasureOptions { .default }

  var methodName = ""

  /// Calls the test method with what belongs around it; set by who runs the test.
  var invocation: (@MainActor () -> Void)?

  /// What to call after the test method, last one first.
  var teardownBlocks: [TeardownBlock] = []

  /// Expectations that the test made and has not waited for.
  var pendingExpectations: [XCTestExpectation] = []

  /// What is being measured.
  var performanceRun: PerformanceRun?

  /// A closure that runs after the test method.
  enum TeardownBlock {
    case synchronous(@MainActor () throws -> Void)
    case asynchronous(@MainActor @Sendable () async throws -> Void)
  }

  /// Creates an instance for one test method.
  public override init() { super.init() }

  /// Prepares what all tests of the class share; called before each test, as each has a process.
  open class func setUp() {}

  /// Undoes what the class method `setUp()` did.
  open class func tearDown() {}

  // Repeated here, so that `super.setUp()` and overrides read as they do with Apple's class.

  /// Prepares a test; called first, before the variants that do not suspend.
  open override func setUp() async throws {}

  /// Prepares a test; a thrown error fails it, `XCTSkip` skips it.
  open override func setUpWithError() throws {}

  /// Prepares a test.
  open override func setUp() {}

  /// Cleans up after a test.
  open override func tearDown() {}

  /// Cleans up after a test; a thrown error fails it.
  open override func tearDownWithError() throws {}

  /// Cleans up after a test; called last.
  open override func tearDown() async throws {}

  /// Runs the test method, telling an object how it comes out.
  open override func perform(_ run: XCTestRun) {
    run.start()
    invokeTest()
    run.stop()
  }

  /// Calls set-up, the test method and tear-down; an override may do so more than once.
  open func invokeTest() {
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated { test.invocation?() }
  }

  /// Takes everything that goes wrong; an override may change it, keep something along with it, or
  /// drop it by not calling `super`.
  open func record(_ issue: XCTIssue) {
    nonisolated(unsafe) let issue = issue
    TestThread.run { TestSession.current?.record(issue) }
  }

  /// Records a failure at a line of a file.
  ///
  /// - Parameters:
  ///   - description: What went wrong.
  ///   - filePath: The file.
  ///   - lineNumber: The line, from 1.
  ///   - expected: Whether an assertion failed rather than something nobody thought of.
  @available(*, deprecated, message: "Use record(_:) instead.")
  open func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    record(
      XCTIssue(
        type: expected ? .assertionFailure : .uncaughtException, compactDescription: description,
        sourceCodeContext: XCTSourceCodeContext(
          location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber))))
  }

  /// Keeps something with the test.
  open func add(_ attachment: XCTAttachment) {
    nonisolated(unsafe) let attachment = attachment
    TestThread.run { TestSession.current?.keep(attachment) }
  }

  /// Adds a closure to call after the test method and before `tearDown()`, last one first.
  open func addTeardownBlock(_ block: @escaping @MainActor () throws -> Void) {
    teardownBlocks.append(.synchronous(block))
  }

  /// Adds an asynchronous closure to call after the test method, last one first.
  public func addTeardownBlock(_ block: @escaping @MainActor @Sendable () async throws -> Void) {
    teardownBlocks.append(.asynchronous(block))
  }

  // MARK: Waiting with the test as delegate

  /// Fails the test: not all that a waiter waited for happened in time.
  open func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations expectations: [XCTestExpectation]
  ) {
    failWait(waiter)
  }

  /// Fails the test: what a waiter waited for happened in another order.
  open func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {
    failWait(waiter)
  }

  /// Fails the test: what must not happen has happened.
  open func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {
    failWait(waiter)
  }

  /// Fails the test: a wait was cut short by the end of the wait it is in.
  open func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {
    failWait(waiter)
  }

  private func failWait(_ waiter: XCTWaiter) {
    let message = waiter.failure
    MainActor.assumeIsolated {
      if let message { TestSession.current?.fail(message, .waiting) }
    }
  }
}
