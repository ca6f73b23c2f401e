import XCTest

/// An expression that an expectation polls, and that says in it what is unmet.
@MainActor
final class PolledCriterion {
  private let expression: @MainActor () -> String?
  /// What is waited for; it holds the predicate that holds this.
  weak var expectation: XCTestExpectation?

  /// Creates a criterion.
  ///
  /// - Parameter expression: What is unmet; `nil` once nothing is.
  init(_ expression: @escaping @MainActor () -> String?) {
    self.expression = expression
  }

  /// Evaluates the expression once.
  func isMet() -> Bool {
    guard let unmet = expression() else { return true }
    expectation?.expectationDescription = unmet
    return false
  }
}
