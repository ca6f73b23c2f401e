/// A statement of a test that is to be written.
package struct TestStatement: Hashable, Sendable {
  /// What is called, then the calls on it, such as `.tapOtherTab()`; or code of one line.
  package var lines: [String]
  /// Whether it gives a value, which is not used.
  package var givesValue: Bool
  /// Whether it must be marked with `try`.
  package var isThrowing: Bool
  /// Whether it must be marked with `await`.
  package var isAsync: Bool

  /// Creates a statement.
  package init(
    lines: [String], givesValue: Bool = false, isThrowing: Bool = false, isAsync: Bool = false
  ) {
    self.lines = lines
    self.givesValue = givesValue
    self.isThrowing = isThrowing
    self.isAsync = isAsync
  }
}
