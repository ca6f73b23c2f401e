public import Foundation
public import ScreenSnapshots

/// Asserts that a value equals the text that stands behind the call.
///
/// See the documentation of `assertInlineSnapshot` in swift-snapshot-testing.
///
/// - Parameters:
///   - value: The value; a call with `nil` has no text.
///   - snapshotting: How it is made into a text.
///   - message: What is said where they differ, instead of the usual words.
///   - record: What is recorded; as around where `nil`.
///   - timeout: Seconds that it may take.
///   - syntaxDescriptor: Where the text stands in a call of a helper around this one.
///   - expected: Gives the text; what is recorded is written as this closure.
///   - fileID: The file of the call.
///   - filePath: The path of that file.
///   - function: The function of the call.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let record = record ?? SnapshotTestingConfiguration.record
  let verification = InlineSnapshotVerification(
    call: InlineSnapshotCall(
      fileID: fileID, filePath: filePath, function: function, line: line, column: column,
      descriptor: syntaxDescriptor),
    record: record)
  withSnapshotTesting(record: record) {
    do {
      verification.verify(
        try value(), as: snapshotting, within: timeout, expected: expected?(), message: message)
    } catch {
      verification.call.fail("Threw error: \(error)")
    }
  }
}
