import ScreenSnapshots

/// Says where the text stands in a call of a helper around `assertInlineSnapshot`.
///
/// See its documentation in swift-snapshot-testing.
public struct InlineSnapshotSyntaxDescriptor: Hashable {
  /// What the closure is called in calls of `assertInlineSnapshot`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Names that the closure has had; one of these is replaced by the name of now.
  public var deprecatedTrailingClosureLabels: [String]
  /// What the closure is called.
  public var trailingClosureLabel: String
  /// Which of the closures at the end of the call it is, from 0.
  public var trailingClosureOffset: Int

  /// Describes the closure.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: Names that it has had.
  ///   - trailingClosureLabel: What it is called.
  ///   - trailingClosureOffset: Which of the closures at the end of the call it is, from 0.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at the line of the closure, or of the call where it has none.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - fileID: The file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString,
    file filePath: StaticString, line: UInt, column: UInt
  ) {
    let finder = ClosureFinder(path: "\(filePath)", line: Int(line), column: Int(column))
    let closureLine = finder?.lines.dropFirst(trailingClosureOffset).first
    recordIssue(
      message(), fileID: fileID, filePath: filePath, line: closureLine.map(UInt.init) ?? line,
      column: column)
  }
}
