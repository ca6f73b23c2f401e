import Foundation
import Synchronization
import Testing

/// What is set for the whole process, where nothing nearer says otherwise.
private struct Defaults {
  var record: SnapshotTestingConfiguration.Record
  var diffTool = SnapshotTestingConfiguration.DiffTool.default
}

private let defaults = Mutex(Defaults(record: .usual))

extension SnapshotTestingConfiguration.Record {
  /// What is recorded where no test says so: what the environment names, or what is missing; nothing
  /// on a server, where nobody would keep it.
  fileprivate static var usual: Self {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["SNAPSHOT_TESTING_RECORD"].flatMap(Self.init(rawValue:)) {
      return named
    }
    return ["", "0", "false"].contains(environment["CI"] ?? "") ? .missing : .never
  }
}

extension SnapshotTestingConfiguration {
  /// What is recorded here, where the call does not say.
  package static var record: Record {
    current?.record ?? traits.lazy.compactMap(\.record).first ?? defaults.withLock { $0.record }
  }

  /// How failures tell where the files are.
  static var diffTool: DiffTool {
    current?.diffTool ?? traits.lazy.compactMap(\.diffTool).first
      ?? defaults.withLock { $0.diffTool }
  }

  /// What the traits of the running test of Swift Testing's say, innermost first.
  private static var traits: [SnapshotTestingConfiguration] {
    (Test.current?.traits ?? []).reversed().compactMap {
      ($0 as? _SnapshotsTestTrait)?.configuration
    }
  }
}

/// Whether everything is recorded.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to set the record mode.")
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.record == .all }
  set { defaults.withLock { $0.record = newValue ? .all : .missing } }
}

/// Whether everything is recorded; the name of early versions.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { SnapshotTestingConfiguration.record == .all }
  set { defaults.withLock { $0.record = newValue ? .all : .missing } }
}

/// How failures tell where the files are.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to set the diff tool.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.diffTool }
  set { defaults.withLock { $0.diffTool = newValue } }
}

/// Sets how snapshots are recorded while something runs.
///
/// - Parameters:
///   - record: What is recorded; as around where `nil`.
///   - diffTool: How failures tell where the files are.
///   - operation: What runs.
/// - Returns: What it returns.
/// - Throws: What it throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(
      record: record ?? SnapshotTestingConfiguration.record,
      diffTool: diffTool ?? SnapshotTestingConfiguration.diffTool), operation: operation)
}

/// Sets how snapshots are recorded while something runs that waits.
///
/// - Parameters:
///   - record: What is recorded; as around where `nil`.
///   - diffTool: How failures tell where the files are.
///   - operation: What runs.
/// - Returns: What it returns.
/// - Throws: What it throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(
      record: record ?? SnapshotTestingConfiguration.record,
      diffTool: diffTool ?? SnapshotTestingConfiguration.diffTool), operation: operation)
}
