import XCTest

/// Waiting and failing, for page objects of every kind.
@preconcurrency @MainActor
public enum Utility {
  /// Polls an expression until it has nothing to complain of any more.
  ///
  /// The expression is evaluated at once, and then about once a second, as `XCTWaiter` does it. It
  /// should look and answer without waiting itself. While it is unmet, its answer is the description
  /// of the expectation that is waited for, so that whoever watches the test sees it.
  ///
  /// - Parameters:
  ///   - expression: What is unmet, as a sentence; `nil` once all is as it should be.
  ///   - timeout: Seconds after which to give up.
  ///   - purpose: What the wait is for, as logs show it.
  /// - Returns: `nil` if the expression became `nil` in time; otherwise its last answer.
  public static func waitForExpression(
    _ expression: @autoclosure @escaping @MainActor () -> String?, timeout: TimeInterval,
    purpose: String = "Expression to be met"
  ) -> String? {
    guard expression() != nil else { return nil }
    let criterion = PolledCriterion(expression)
    let predicate = NSPredicate { _, _ in MainActor.assumeIsolated { criterion.isMet() } }
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: nil)
    expectation.expectationDescription = purpose
    criterion.expectation = expectation
    if XCTWaiter.wait(for: [expectation], timeout: timeout) == .completed { return nil }
    // The last look may be a second old.
    return expression()
  }

  /// Fails the test, and names the alert that is in the way, if one is.
  ///
  /// Alerts of the app are looked for first, then those of the system.
  ///
  /// - Parameters:
  ///   - message: What went wrong.
  ///   - app: The app whose alerts are looked for; `nil` for the one under test.
  public static func failWithAlertCheck(_ message: String, app: XCUIApplication? = nil) {
    guard let alert = alertInTheWay(of: app ?? XCUIApplication()) else { return XCTFail(message) }
    XCTFail("\(message) (alert in the way: '\(alert)')")
  }

  /// The title of the alert that covers an app, or the first of its texts when it has no title.
  ///
  /// - Parameter app: The app.
  /// - Returns: The title; `nil` when no alert is shown.
  public static func alertInTheWay(of app: XCUIApplication) -> String? {
    let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    for owner in [app, home] where owner === home || owner.state == .runningForeground {
      let alert = owner.alerts.firstMatch
      guard alert.exists else { continue }
      let title = alert.label
      guard title.isEmpty else { return title }
      let text = alert.staticTexts.firstMatch
      return text.exists ? text.label : "untitled"
    }
    return nil
  }
}
