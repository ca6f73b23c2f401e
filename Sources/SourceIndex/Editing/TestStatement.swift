/// A statement of a test that is to be written.
public struct TestStatement: Hashable, Sendable {
  /// What is called, then the calls on it, such as `.tapOtherTab()`; or code of one line.
  public var lines: [String]
  /// Whether it gives a value, which is not used.
  public var givesValue: Bool
  /// Whether it must be marked with `try`.
  public var isThrowing: Bool
  /// Whether it must be marked with `await`.
  public var isAsync: Bool

  /// Creates a statement.
  public init(
    lines: [String], givesValue: Bool = false, isThrowing: Bool = false, isAsync: Bool = false
  ) {
    self.lines = lines
    self.givesValue = givesValue
    self.isThrowing = isThrowing
    self.isAsync = isAsync
  }
}
