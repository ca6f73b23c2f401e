public import Foundation
import Testing
import XCUITest

/// Asserts that a value equals its reference on disk.
///
/// See the documentation of `assertSnapshot` in swift-snapshot-testing.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it is made into what is compared.
///   - name: What the snapshot is called; a number where `nil`.
///   - record: What is recorded; as around where `nil`.
///   - timeout: Seconds that it may take.
///   - fileID: The file of the call.
///   - filePath: The path of that file.
///   - testName: The function of the call.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value equals its references on disk, one for each name.
///
/// - Parameters:
///   - value: The value.
///   - strategies: How it is made into what is compared, by the names of the snapshots.
///   - record: What is recorded; as around where `nil`.
///   - timeout: Seconds that each may take.
///   - fileID: The file of the call.
///   - filePath: The path of that file.
///   - testName: The function of the call.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  // By name, so that every run is the same.
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value equals its references on disk, numbered in their order.
///
/// - Parameters:
///   - value: The value.
///   - strategies: How it is made into what is compared.
///   - record: What is recorded; as around where `nil`.
///   - timeout: Seconds that each may take.
///   - fileID: The file of the call.
///   - filePath: The path of that file.
///   - testName: The function of the call.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Fails the running test, of XCTest's or of Swift Testing's.
package func recordIssue(
  _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column)))
}
