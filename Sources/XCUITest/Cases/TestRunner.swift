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
  }

  private let session: TestSession
  private let testCase: XCTestCase
  private let body: Body
  private let runsAsynchronousParts: Bool
  private var skip: XCTSkip?

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
    testCase.name = name
  }

  /// Runs the test.
  package func run() {
    setUp()
    if skip == nil, session.failureCount == 0 || session.continuesAfterFailure {
      session.report(.phase(Phase(name: .test)))
      attempt(body)
    }
    tearDown()
  }

  /// Tears down after the test was cut short by a failure.
  package func tearDownAfterFatalFailure() { tearDown() }

  /// How the test came out.
  package var outcome: (status: TestStatus, reason: String?) {
    if session.failureCount > 0 { return (.failed, nil) }
    if let skip { return (.skipped, skip.message) }
    return (.passed, nil)
  }

  private func setUp() {
    session.report(.phase(Phase(name: .setUp)))
    let type = type(of: testCase)
    type.setUp()
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
    session.report(.phase(Phase(name: .tearDown)))
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
    type(of: testCase).tearDown()
  }

  /// Calls a part of the test; a thrown error fails it, `XCTSkip` skips the rest.
  private func attempt(_ part: Body) {
    do {
      switch part {
      case .synchronous(let part): try part(testCase)
      case .asynchronous(let part) where runsAsynchronousParts: try runToEnd(part)
      case .asynchronous: break
      }
    } catch let error as XCTSkip {
      skip = skip ?? error
    } catch is AssertionHasFailed {
      // The assertion that threw it has reported the failure.
    } catch {
      session.fail("failed: caught error: \"\(ErrorText.describe(error))\"")
    }
  }

  /// Runs an asynchronous part on the virtual clock until it is done.
  private func runToEnd(_ part: @escaping @MainActor (XCTestCase) async throws -> Void) throws {
    var result: Result<Void, any Error>?
    let testCase = testCase
    Task { @MainActor in
      do {
        try await VirtualTime.runAsTest { try await part(testCase) }
        result = .success(())
      } catch {
        result = .failure(error)
      }
    }
    // The app's timers may go on for ever; what the test waits for need not come.
    let deadline = VirtualTime.now + session.timeAllowance
    guard VirtualTime.run(until: deadline, condition: { result != nil }) else {
      return session.fail(
        "Asynchronous test never finished: it waits for something that will not happen")
    }
    try result?.get()
  }
}
