public import Foundation

/// Told how a waiter's waits end, when not as they should.
///
/// See Apple's documentation of `XCTWaiterDelegate`; all members may be left out.
public protocol XCTWaiterDelegate: NSObjectProtocol {
  /// Not all that was waited for happened in time.
  func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations expectations: [XCTestExpectation])
  /// What was waited for happened in another order than the required one.
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
  /// What must not happen has happened.
  func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
  /// A wait within another one was cut short by the other's end.
  func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
}

extension XCTWaiterDelegate {
  /// Does nothing.
  public func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations expectations: [XCTestExpectation]
  ) {}
  /// Does nothing.
  public func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {}
  /// Does nothing.
  public func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {}
  /// Does nothing.
  public func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {}
}
