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

  /// Told how waits end.
  open weak var delegate: (any XCTWaiterDelegate)?
  /// The expectations of the latest wait that were fulfilled, in the order in which they were.
  open private(set) var fulfilledExpectations: [XCTestExpectation] = []
  /// Why a test whose wait this was fails, in Xcode's words.
  private(set) var failure: String?
  /// The waiters that are at work, the innermost last.
  @MainActor private static var atWork: [XCTWaiter] = []

  /// Creates a waiter that nobody is told of.
  public override convenience init() { self.init(delegate: nil) }

  /// Creates a waiter.
  ///
  /// - Parameter delegate: Told how waits end.
  public init(delegate: (any XCTWaiterDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: What to wait for.
  ///   - seconds: After how long to give up; without it, once nothing can happen any more.
  ///   - enforceOrder: Whether they must be fulfilled in the order in which they are given.
  /// - Returns: How the wait ended.
  @discardableResult
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  open func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) -> Result {
    let states = ExpectationStates(expectations: expectations, enforcesOrder: enforceOrder)
    nonisolated(unsafe) let waiter = self
    return MainActor.assumeIsolated { waiter.wait(states, limit: seconds) }
  }

  /// Waits for expectations, as an instance does.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  open class func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder)
  }

  /// Waits for expectations in an asynchronous test.
  @discardableResult
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) async -> Result {
    let states = ExpectationStates(expectations: expectations, enforcesOrder: enforceOrder)
    nonisolated(unsafe) let waiter = self
    return await MainActor.run { waiter.wait(states, limit: seconds) }
  }

  /// Waits for expectations in an asynchronous test, as an instance does.
  public class func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) async -> Result {
    await XCTWaiter().fulfillment(
      of: expectations, timeout: seconds, enforceOrder: enforceOrder)
  }

  /// Waits, and tells the delegate how it ended.
  @MainActor func wait(_ states: ExpectationStates, limit: TimeInterval) -> Result {
    guard states.begin() else { return .interrupted }
    let outer = Self.atWork.last
    Self.atWork.append(self)
    let result = states.wait(limit: limit)
    Self.atWork.removeLast()
    fulfilledExpectations = states.fulfilled
    failure = states.failure(for: result, limit: limit)
    switch result {
    case .completed: break
    case .timedOut:
      delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: states.unfulfilled)
    case .invertedFulfillment:
      if let first = states.fulfilledInverted.first {
        delegate?.waiter(self, didFulfillInvertedExpectation: first)
      }
    case .incorrectOrder:
      if let (required, actual) = states.violation {
        delegate?.waiter(
          self, fulfillmentDidViolateOrderingConstraintsFor: actual, requiredExpectation: required)
      }
    case .interrupted:
      if let outer { delegate?.nestedWaiter(self, wasInterruptedByTimedOutWaiter: outer) }
    }
    return result
  }
}
