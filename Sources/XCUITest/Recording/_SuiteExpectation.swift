import SessionProtocol

/// An expectation of Swift Testing's, as code tells of it that pomelo puts behind it when it compiles a
/// suite: the library itself tells only of those that do not hold.
public enum _SuiteExpectation {
  /// The test has come past an expectation.
  ///
  /// - Parameters:
  ///   - name: `#expect` or `#require`.
  ///   - expression: What was expected, as written.
  ///   - line: The line where it stands, from 1.
  ///   - file: Path of the file.
  public static func passed(
    _ name: StaticString, _ expression: StaticString, _ line: Int, file: StaticString = #filePath
  ) {
    TestThread.run {
      LibraryRun.current?.noteExpectation(
        "\(name)", "\(expression)", at: SourceFrame(function: "", file: "\(file)", line: line))
    }
  }
}
