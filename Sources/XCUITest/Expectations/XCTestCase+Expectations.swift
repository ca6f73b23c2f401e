public import Foundation

/// Told how `waitForExpectations(timeout:handler:)` ended; the error is `nil` on success.
public typealias XCWaitCompletionHandler = ((any Error)?) -> Void

/// Why a wait for expectations failed, as its handler is told.
public enum XCTestError: Error, Sendable {
  /// Not all expectations were fulfilled in time.
  case timeoutWhileWaiting
  /// Another failure, which the test's failures describe.
  case failureWhileWaiting
}

extension XCTestCase {
  /// Makes an expectation that `waitForExpectations(timeout:handler:)` waits for.
  ///
  /// - Parameter description: What messages call it.
  /// - Returns: The expectation.
  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectation.assertForOverFulfill = true
    pendingExpectations.append(expectation)
    return expectation
  }

  /// Makes an expectation that a predicate holds for an object.
  ///
  /// - Parameters:
  ///   - predicate: What must hold.
  ///   - object: What it must hold for.
  ///   - handler: Asked when it holds; the expectation is fulfilled if it agrees.
  /// - Returns: The expectation.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    pendingExpectations.append(expectation)
    return expectation
  }

  /// Waits for expectations; the test fails if they are not fulfilled.
  ///
  /// - Parameters:
  ///   - expectations: What to wait for.
  ///   - seconds: After how long to give up.
  ///   - enforceOrder: Whether they must be fulfilled in the order in which they are given.
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) {
    let states = ExpectationStates(expectations: expectations, enforcesOrder: enforceOrder)
    pendingExpectations.removeAll { pending in expectations.contains { $0 === pending } }
    MainActor.assumeIsolated { states.waitOrFail(limit: seconds) }
  }

  /// Waits for expectations in an asynchronous test, which fails if they are not fulfilled.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) async {
    let states = ExpectationStates(expectations: expectations, enforcesOrder: enforceOrder)
    pendingExpectations.removeAll { pending in expectations.contains { $0 === pending } }
    await MainActor.run { states.waitOrFail(limit: seconds) }
  }

  /// Waits for all expectations that this test made and has not waited for.
  ///
  /// - Parameters:
  ///   - timeout: Seconds after which to give up.
  ///   - handler: Told how it ended, before the test fails.
  public func waitForExpectations(
    timeout: TimeInterval, handler: XCWaitCompletionHandler? = nil
  ) {
    let states = ExpectationStates(expectations: pendingExpectations, enforcesOrder: false)
    pendingExpectations = []
    let result = MainActor.assumeIsolated {
      guard !states.expectations.isEmpty else {
        TestSession.current?.fail(
          "API violation - call made to wait without any expectations having been set.")
        return XCTWaiter.Result.completed
      }
      return states.wait(limit: timeout)
    }
    switch result {
    case .completed: handler?(nil)
    case .timedOut: handler?(XCTestError.timeoutWhileWaiting)
    default: handler?(XCTestError.failureWhileWaiting)
    }
    MainActor.assumeIsolated { states.failUnlessCompleted(result, limit: timeout) }
  }
}

extension ExpectationStates {
  /// Waits, and fails the test unless all went as expected.
  @MainActor func waitOrFail(limit: TimeInterval) {
    failUnlessCompleted(wait(limit: limit), limit: limit)
  }

  /// Fails the test unless the wait ended as expected.
  @MainActor func failUnlessCompleted(_ result: XCTWaiter.Result, limit: TimeInterval) {
    if let failure = failure(for: result, limit: limit) { TestSession.current?.fail(failure) }
  }
}
