public import Foundation
import SimulatedUIKit

/// Compares a value with its reference on disk.
///
/// See the documentation of `verifySnapshot` in swift-snapshot-testing.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it is made into what is compared.
///   - name: What the snapshot is called; a number where `nil`.
///   - record: What is recorded; as around where `nil`.
///   - snapshotDirectory: Where the reference lies; `nil` for the folder beside the tests.
///   - timeout: Seconds that it may take.
///   - fileID: The file of the call.
///   - filePath: The path of that file.
///   - testName: The function of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What differs; `nil` where nothing does.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let record = record ?? SnapshotTestingConfiguration.record
  return withSnapshotTesting(record: record) { () -> String? in
    do {
      let file = try SnapshotFile(
        file: "\(filePath)", test: testName, name: name, directory: snapshotDirectory,
        pathExtension: snapshotting.pathExtension, isPicture: Format.self == UIImage.self)
      let value = try value()
      let module = "\(fileID)".split(separator: "/").first.map(String.init)
      return SnapshotVerification(
        strategy: snapshotting, file: file, name: name,
        subject: SubjectName(of: value, testModule: module).text, record: record, timeout: timeout
      ).failure(of: value)
    } catch let problem as SnapshotFile.NameProblem {
      return problem.text
    } catch {
      return error.localizedDescription
    }
  }
}
