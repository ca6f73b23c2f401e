package import SourceIndex

/// The body of a test that does what was recorded.
package struct RecordedTest: Hashable, Sendable {
  /// Whether the app is launched by its class or by its first statement.
  package var isLaunched: Bool
  /// What it does.
  package var statements: [TestStatement]
  /// The statement that each part of the recording stands in.
  package var places: [Int]
}
