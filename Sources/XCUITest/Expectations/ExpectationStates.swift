import ElementModel
import Foundation
import SessionProtocol
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
    let descriptions = expectations.map(\.expectationDescription)
    let criterion = WaitCriterion.expectations(
      descriptions: descriptions, properties: properties)
    let limit = min(max(0, limit), Self.longestWait)
    // A wait within a wait ends with the outer one at the latest.
    let ownEnd = VirtualTime.now + .seconds(limit)
    let outerEnd = session.waitEnds.min() ?? ownEnd
    session.waitEnds.append(ownEnd)
    defer { session.waitEnds.removeLast() }
    let isCut = outerEnd < ownEnd
    _ = session.wait(
      for: criterion, limit: isCut ? (outerEnd - VirtualTime.now).seconds : limit, query: query,
      isOver: {
        for expectation in expectations where expectation.isWatchedClosely { expectation.check() }
        return result(isAtDeadline: false) != nil
      },
      check: {
        for expectation in expectations { expectation.check() }
        guard result(isAtDeadline: false) == nil else { return (nil, nil) }
        return (unmet(since: descriptions), nil)
      })
    let outcome = result(isAtDeadline: true) ?? .timedOut
    return isCut && outcome == .timedOut ? .interrupted : outcome
  }

  /// The query of the first element that a predicate is waited for to hold for.
  private var query: ElementQuery? {
    for case let expectation as XCTNSPredicateExpectation in expectations {
      switch expectation.object {
      case let element as XCUIElement: return element.reference.query
      case let query as XCUIElementQuery: return query.query
      default: continue
      }
    }
    return nil
  }

  /// The properties of elements that predicates read.
  @MainActor private var properties: [String] {
    expectations.flatMap { ($0 as? XCTNSPredicateExpectation)?.properties ?? [] }
  }

  /// Notes that the expectations are waited for, which each can be once, and of which some never
  /// can.
  ///
  /// - Returns: Whether there is something to wait for; otherwise the test has failed.
  @MainActor func begin() -> Bool {
    guard let session = TestSession.current else { return false }
    let again = expectations.filter { !$0.beginWait() }.map(\.expectationDescription)
    if !again.isEmpty {
      session.fail(
        "API violation - expectations can only be waited on once, "
          + "`\(again.joined(separator: "`, `"))` have already been waited on.")
      return false
    }
    if let obstacle = expectations.lazy.compactMap(\.obstacle).first {
      session.fail(obstacle)
      return false
    }
    return true
  }

  /// What is missing, for people who watch.
  ///
  /// A predicate may say what it misses by giving its expectation another description, which is
  /// then all there is to say.
  ///
  /// - Parameter descriptions: What the expectations were called when the wait began.
  /// - Returns: What is missing.
  private func unmet(since descriptions: [String]) -> String {
    let told = zip(expectations, descriptions).compactMap { expectation, old in
      let now = expectation.expectationDescription
      return expectation.fulfilledAt == nil && now != old ? now : nil
    }
    guard told.isEmpty else { return told.joined(separator: ", ") }
    let missing = Self.list(unfulfilled)
    return missing.isEmpty
      ? "waiting whether what must not happen happens" : "not fulfilled: \(missing)"
  }

  /// What is still to happen.
  var unfulfilled: [XCTestExpectation] {
    expectations.filter { !$0.isInverted && $0.fulfilledAt == nil }
  }

  /// What happened although it must not.
  var fulfilledInverted: [XCTestExpectation] {
    expectations.filter { $0.isInverted && $0.fulfilledAt != nil }
  }

  /// What happened, in its order.
  var fulfilled: [XCTestExpectation] {
    expectations.filter { $0.fulfilledAt != nil }
      .sorted { ($0.fulfilledAt ?? .max) < ($1.fulfilledAt ?? .max) }
  }

  /// The first place at which the order is not the required one.
  var violation: (required: XCTestExpectation, actual: XCTestExpectation)? {
    let expected = expectations.filter { !$0.isInverted }
    let actual = expected.sorted { ($0.fulfilledAt ?? .max) < ($1.fulfilledAt ?? .max) }
    return zip(expected, actual).first { $0 !== $1 }.map { ($0.0, $0.1) }
  }

  /// Why the test fails, in Xcode's words; `nil` if it does not.
  func failure(for result: XCTWaiter.Result, limit: TimeInterval) -> String? {
    switch result {
    case .completed: return nil
    case .timedOut:
      let seconds = String(format: "%g", limit)
      return Wording.waitFailed(
        "Exceeded timeout of \(seconds) seconds, with unfulfilled expectations: "
          + "\(Self.list(unfulfilled)).")
    case .invertedFulfillment:
      return Wording.waitFailed(
        "Fulfilled inverted expectation \(Self.list(fulfilledInverted)).")
    case .incorrectOrder:
      return violation.map { required, actual in
        Wording.wrongOrder(
          required: required.expectationDescription, actual: actual.expectationDescription)
      }
    case .interrupted: return Wording.waitFailed("Interrupted.")
    }
  }

  /// Expectations as Xcode lists them.
  private static func list(_ expectations: [XCTestExpectation]) -> String {
    expectations.map { "\"\($0.expectationDescription)\"" }.joined(separator: ", ")
  }
}
