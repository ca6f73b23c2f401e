public import Foundation

/// Told how `waitForExpectations(timeout:handler:)` ended; the error is `nil` on success.
public typealias XCWaitCompletionHandler = ((any Error)?) -> Void

extension XCTestCase {
  /// Notes an expectation that the test made and has to wait for, and where it did.
  func willWait(for expectation: XCTestExpectation) {
    pendingExpectations.append(expectation)
    TestThread.run { expectation.place = TestSession.current?.currentFrame }
  }

  /// Makes an expectation that `waitForExpectations(timeout:handler:)` waits for.
  ///
  /// - Parameter description: What messages call it.
  /// - Returns: The expectation.
  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectation.assertForOverFulfill = true
    willWait(for: expectation)
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
    willWait(for: expectation)
    return expectation
  }

  /// Waits for expectations; the test fails if they are not fulfilled.
  ///
  /// - Parameters:
  ///   - expectations: What to wait for.
  ///   - seconds: After how long to give up; without it, once nothing can happen any more.
  ///   - enforceOrder: Whether they must be fulfilled in the order in which they are given.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) {
    pendingExpectations.removeAll { pending in expectations.contains { $0 === pending } }
    XCTWaiter(delegate: self).wait(
      for: expectations, timeout: seconds, enforceOrder: enforceOrder)
  }

  /// Waits for expectations in an asynchronous test, which fails if they are not fulfilled.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) async {
    pendingExpectations.removeAll { pending in expectations.contains { $0 === pending } }
    let waiter = XCTWaiter(delegate: self)
    await waiter.fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrder)
  }

  /// Waits for all expectations that this test made and has not waited for.
  ///
  /// - Parameters:
  ///   - timeout: Seconds after which to give up.
  ///   - handler: Told how it ended, before the test fails.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func waitForExpectations(
    timeout: TimeInterval, handler: XCWaitCompletionHandler? = nil
  ) {
    let expectations = pendingExpectations
    pendingExpectations = []
    guard !expectations.isEmpty else {
      return MainActor.assumeIsolated {
        TestSession.current?.fail(
          "API violation - call made to wait without any expectations having been set.")
      }
    }
    let reporter = WaitReporter(handler: handler, test: self)
    XCTWaiter(delegate: reporter).wait(for: expectations, timeout: timeout)
    reporter.complete()
  }
}

/// Tells a handler how a wait ended before the test is told.
private final class WaitReporter: NSObject, XCTWaiterDelegate {
  private var handler: XCWaitCompletionHandler?
  private let test: XCTestCase

  init(handler: XCWaitCompletionHandler?, test: XCTestCase) {
    self.handler = handler
    self.test = test
  }

  /// Tells the handler, unless it has been told, that all went well.
  func complete() { tell(nil) }

  func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations expectations: [XCTestExpectation]
  ) {
    tell(XCTestError(.timeoutWhileWaiting))
    test.waiter(waiter, didTimeoutWithUnfulfilledExpectations: expectations)
  }

  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {
    tell(XCTestError(.failureWhileWaiting))
    test.waiter(
      waiter, fulfillmentDidViolateOrderingConstraintsFor: expectation,
      requiredExpectation: requiredExpectation)
  }

  func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {
    tell(XCTestError(.failureWhileWaiting))
    test.waiter(waiter, didFulfillInvertedExpectation: expectation)
  }

  func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {
    tell(XCTestError(.failureWhileWaiting))
    test.nestedWaiter(waiter, wasInterruptedByTimedOutWaiter: outerWaiter)
  }

  private func tell(_ error: (any Error)?) {
    let handler = handler
    self.handler = nil
    handler?(error)
  }
}
