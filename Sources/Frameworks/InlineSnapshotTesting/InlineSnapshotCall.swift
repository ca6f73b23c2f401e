import ScreenSnapshots

/// A call of `assertInlineSnapshot`, or of a helper around it.
struct InlineSnapshotCall {
  let fileID: StaticString
  let filePath: StaticString
  let function: StaticString
  let line: UInt
  let column: UInt
  let descriptor: InlineSnapshotSyntaxDescriptor

  /// Fails the test, at the call.
  func fail(_ message: String) {
    recordIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test, at the closure with the text.
  func failAtText(_ message: String) {
    descriptor.fail(message, fileID: fileID, file: filePath, line: line, column: column)
  }
}
