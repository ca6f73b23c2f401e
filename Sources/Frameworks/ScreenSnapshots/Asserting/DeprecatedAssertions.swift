public import Foundation
public import XCUITest

/// Asserts that a value equals its reference on disk; the form with a flag for recording.
@available(
  *, deprecated, message: "Use overload with 'record: SnapshotTestingConfiguration.Record?'"
)
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value equals its references on disk; the form with a flag for recording.
@available(
  *, deprecated, message: "Use overload with 'record: SnapshotTestingConfiguration.Record?'"
)
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: mode(recording), timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value equals its references on disk; the form with a flag for recording.
@available(
  *, deprecated, message: "Use overload with 'record: SnapshotTestingConfiguration.Record?'"
)
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: mode(recording), timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with its reference on disk; the form with a flag for recording.
@available(
  *, deprecated, message: "Use overload with 'record: SnapshotTestingConfiguration.Record?'"
)
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Asserts that a value equals its reference on disk; the form of versions before 1.12.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(recording), timeout: timeout,
    file: file, testName: testName, line: line)
}

/// Asserts that a value equals its references on disk; the form of versions before 1.12.
@available(
  *, deprecated, renamed: "assertSnapshots(of:as:named:record:timeout:file:testName:line:)"
)
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: mode(recording), timeout: timeout, file: file,
    testName: testName, line: line)
}

/// Asserts that a value equals its references on disk; the form of versions before 1.12.
@available(
  *, deprecated, renamed: "assertSnapshots(of:as:named:record:timeout:file:testName:line:)"
)
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: mode(recording), timeout: timeout, file: file,
    testName: testName, line: line)
}

/// Compares a value with its reference on disk; the form of versions before 1.12.
@available(
  *, deprecated,
  renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)"
)
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, file: file, testName: testName,
    line: line)
}

/// Another name of `XCTestCase`, of early versions.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

/// The mode that a flag stands for.
private func mode(_ recording: Bool?) -> SnapshotTestingConfiguration.Record? {
  recording.map { $0 ? .all : .missing }
}
