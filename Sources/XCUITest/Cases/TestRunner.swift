import Foundation
package import SessionProtocol
import VirtualTime

/// Runs one test: set-up, the test method, tear-down, in the order XCTest has them.
@MainActor
package final class TestRunner {
  /// A test method, called on its instance.
  package enum Body {
    case synchronous(@MainActor (XCTestCase) throws -> Void)
    case asynchronous(@MainActor (XCTestCase) async throws -> Void)
    /// No method: Swift Testing runs the test.
    case library(LibraryTest)
  }

  let session: TestSession
  private let testCase: XCTestCase
  private let body: Body
  private let runsAsynchronousParts: Bool
  private let suite: XCTestSuite
  /// The run by Swift Testing, of a test of its own.
  let library: LibraryRun?
  private var skip: XCTSkip?
  private var hasBegun = false
  private var hasFinished = false

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - testCase: The instance, made for this run.
  ///   - name: `-[Class method]`.
  ///   - body: The test method.
  ///   - session: The session that the run reports to.
  ///   - runsAsynchronousParts: Whether this process has the executor that they need.
  package init(
    testCase: XCTestCase, name: String, body: Body, session: TestSession,
    runsAsynchronousParts: Bool = true
  ) {
    self.testCase = testCase
    self.body = body
    self.session = session
    self.runsAsynchronousParts = runsAsynchronousParts
    if case .library(let test) = body {
      library = LibraryRun(test, session: session)
    } else {
      library = nil
    }
    suite = XCTestSuite(name: "\(type(of: testCase))")
    suite.addTest(testCase)
    testCase.methodName = name
    session.testCase = testCase
    testCase.invocation = { [unowned self] in self.invoke() }
  }

  /// Runs the test.
  package func run() {
    if let library { return run(library) }
    session.report(.phase(Phase(name: .setUp)))
    let center = XCTestObservationCenter.shared
    center.tell { $0.testBundleWillStart(Bundle.main) }
    center.tell { $0.testSuiteWillStart(suite) }
    session.log(
      Wording.start(at: LogDate.text(secondsSince1970: Date().timeIntervalSince1970)))
    type(of: testCase).setUp()
    center.tell { $0.testCaseWillStart(testCase) }
    testCase.run()
    finish()
  }

  /// Tears down after the test was cut short by a failure.
  package func tearDownAfterFatalFailure() {
    guard library == nil else { return }
    tearDown()
    testCase.testRun?.stop()
    finish()
  }

  /// How the test came out.
  package var outcome: (status: TestStatus, reason: String?) {
    if session.failureCount > 0 { return (.failed, nil) }
    if let skip { return (.skipped, skip.message ?? skip.explanation) }
    return (.passed, nil)
  }

  /// Where the test was skipped, if it was.
  package var skipLocation: SourceFrame? { skip?.location }

  /// What `invokeTest()` stands for; an override may call it again.
  private func invoke() {
    if hasBegun { session.report(.phase(Phase(name: .setUp))) }
    hasBegun = true
    session.isTearingDown = false
    session.logged(Wording.setUp) { setUp() }
    if skip == nil, session.failureCount == 0 || session.continuesAfterFailure {
      session.report(.phase(Phase(name: .test)))
      attempt(body)
    }
    tearDown()
  }

  private func setUp() {
    attempt(
      .asynchronous { testCase in
        nonisolated(unsafe) let testCase = testCase
        try await testCase.setUp()
      })
    attempt(.synchronous { try $0.setUpWithError() })
    let setUp: () -> Void = testCase.setUp
    setUp()
  }

  private func tearDown() {
    guard !session.isTearingDown else { return }
    session.isTearingDown = true
    // A failure may have cut short what the lines stood for.
    session.logDepth = 0
    session.report(.phase(Phase(name: .tearDown)))
    session.logged(Wording.tearDown) { callTearDown() }
    failForUnwaitedExpectations()
    for missed in session.expectedFailures.removeAll() { session.fail(missed) }
  }

  /// Fails a test that made expectations and forgot to wait for them, in Xcode's words.
  ///
  /// One that has failed already may have been cut short before it came to wait.
  private func failForUnwaitedExpectations() {
    guard session.failureCount == 0, skip == nil else { return }
    for expectation in testCase.pendingExpectations where !expectation.hasBeenWaitedFor {
      session.fail(
        Wording.unwaited(expectation.expectationDescription), .waiting, at: expectation.place)
    }
  }

  private func callTearDown() {
    while let block = testCase.teardownBlocks.popLast() {
      switch block {
      case .synchronous(let block): attempt(.synchronous { _ in try block() })
      case .asynchronous(let block): attempt(.asynchronous { _ in try await block() })
      }
    }
    let tearDown: () -> Void = testCase.tearDown
    tearDown()
    attempt(.synchronous { try $0.tearDownWithError() })
    attempt(
      .asynchronous { testCase in
        nonisolated(unsafe) let testCase = testCase
        try await testCase.tearDown()
      })
  }

  /// Ends what is around the test: its class and its suite.
  private func finish() {
    guard !hasFinished else { return }
    hasFinished = true
    // Nothing can be cut short any more; an override may never have called the test.
    session.isTearingDown = true
    TestThread.catchUp()
    let center = XCTestObservationCenter.shared
    center.tell { $0.testCaseDidFinish(testCase) }
    type(of: testCase).tearDown()
    center.tell { $0.testSuiteDidFinish(suite) }
    center.tell { $0.testBundleDidFinish(Bundle.main) }
  }

  /// Calls a part of the test; a thrown error fails it, `XCTSkip` skips the rest.
  private func attempt(_ part: Body) {
    do {
      switch part {
      case .synchronous(let part): try part(testCase)
      case .asynchronous(let part) where runsAsynchronousParts: try runToEnd(part)
      case .asynchronous, .library: break
      }
    } catch let error as XCTSkip {
      skip(error)
    } catch is AssertionHasFailed {
      // The assertion that threw it has reported the failure.
    } catch {
      session.fail(
        Wording.uncaught(ErrorText.describe(error)), .thrownError, type: .thrownError, error: error)
    }
  }

  func skip(_ error: XCTSkip) {
    guard skip == nil else { return }
    skip = error
    testCase.testRun?.skipCount += 1
    session.log(error.summary)
  }

  private func runToEnd(_ part: @escaping @MainActor (XCTestCase) async throws -> Void) throws {
    let testCase = testCase
    guard try session.runToEnd(until: session.deadline, { try await part(testCase) }) else {
      return session.failUnfinished()
    }
  }
}
