import Foundation
import VirtualTime

/// Decides from the state of several expectations how a wait for them ends.
struct ExpectationStates: Sendable {
  /// The longest wait, an hour: what has not happened by then will not.
  private static let longestWait = 3600.0

  let expectations: [XCTestExpectation]
  let enforcesOrder: Bool

  /// How the wait ends now; `nil` while it goes on.
  func result(isAtDeadline: Bool) -> XCTWaiter.Result? {
    if expectations.contains(where: { $0.isInverted && $0.fulfilledAt != nil }) {
      return .invertedFulfillment
    }
    let expected = expectations.filter { !$0.isInverted }
    if enforcesOrder {
      // One that is not fulfilled yet comes after all that are.
      let order = expected.map { $0.fulfilledAt ?? .max }
      if order != order.sorted() { return .incorrectOrder }
    }
    let isFulfilled = expected.allSatisfy { $0.fulfilledAt != nil }
    // That something does not happen is known only at the end.
    if isFulfilled, isAtDeadline || expected.count == expectations.count { return .completed }
    return isAtDeadline ? .timedOut : nil
  }

  /// Waits until the result is known.
  @MainActor func wait(limit: TimeInterval) -> XCTWaiter.Result {
    guard let session = TestSession.current else { return .interrupted }
    let criterion = expectations.map(\.expectationDescription).joined(separator: ", ")
    _ = session.wait(
      for: criterion, limit: min(max(0, limit), Self.longestWait),
      isOver: { result(isAtDeadline: false) != nil },
      check: {
        for expectation in expectations { expectation.check() }
        guard result(isAtDeadline: false) == nil else { return (nil, nil) }
        return (unmet, nil)
      })
    return result(isAtDeadline: true) ?? .timedOut
  }

  /// What is missing, for people who watch.
  private var unmet: String {
    let missing = unfulfilled
    return missing.isEmpty
      ? "waiting whether what must not happen happens" : "not fulfilled: \(missing)"
  }

  /// The unfulfilled expectations, as Xcode lists them.
  private var unfulfilled: String {
    expectations.filter { !$0.isInverted && $0.fulfilledAt == nil }
      .map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
  }

  /// Why the test fails, in Xcode's words; `nil` if it does not.
  func failure(for result: XCTWaiter.Result, limit: TimeInterval) -> String? {
    switch result {
    case .completed: return nil
    case .timedOut:
      let seconds = String(format: "%g", limit)
      return
        "Asynchronous wait failed: Exceeded timeout of \(seconds) seconds, "
        + "with unfulfilled expectations: \(unfulfilled)."
    case .invertedFulfillment:
      let names = expectations.filter { $0.isInverted && $0.fulfilledAt != nil }
        .map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
      return "Asynchronous wait failed: Fulfilled inverted expectation \(names)."
    case .incorrectOrder:
      let expected = expectations.filter { !$0.isInverted }
      let actual = expected.sorted { ($0.fulfilledAt ?? .max) < ($1.fulfilledAt ?? .max) }
      // The first that is out of its place; there is one, or the order would be right.
      guard let wrong = zip(expected, actual).first(where: { $0 !== $1 }) else { return nil }
      return
        "Failed due to expectation fulfilled in incorrect order: requires "
        + "'\(wrong.0.expectationDescription)', actually fulfilled "
        + "'\(wrong.1.expectationDescription)'."
    case .interrupted: return "Asynchronous wait failed: Interrupted."
    }
  }
}
