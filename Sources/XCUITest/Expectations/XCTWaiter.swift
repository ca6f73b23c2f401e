public import Foundation
import SessionProtocol

/// Waits for expectations without failing the test.
///
/// See Apple's documentation of `XCTWaiter`.
open class XCTWaiter: NSObject {
  /// How a wait ended.
  public enum Result: Int, Sendable {
    /// All expectations were fulfilled.
    case completed = 1
    /// Not all were fulfilled in time.
    case timedOut
    /// They were fulfilled in another order than the required one.
    case incorrectOrder
    /// One that must not be fulfilled was.
    case invertedFulfillment
    /// An outer wait ended first.
    case interrupted
  }

  /// Creates a waiter.
  public override init() { super.init() }

  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: What to wait for.
  ///   - seconds: After how long to give up.
  ///   - enforceOrder: Whether they must be fulfilled in the order in which they are given.
  /// - Returns: How the wait ended.
  @discardableResult
  open func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder: Bool = false
  ) -> Result {
    Self.wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder)
  }

  /// Waits for expectations, as an instance does.
  open class func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder: Bool = false
  ) -> Result {
    let states = ExpectationStates(expectations: expectations, enforcesOrder: enforceOrder)
    return MainActor.assumeIsolated { states.wait(limit: seconds) }
  }

  /// Waits for expectations in an asynchronous test.
  @discardableResult
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) async -> Result {
    let states = ExpectationStates(expectations: expectations, enforcesOrder: enforceOrder)
    return await MainActor.run { states.wait(limit: seconds) }
  }
}
