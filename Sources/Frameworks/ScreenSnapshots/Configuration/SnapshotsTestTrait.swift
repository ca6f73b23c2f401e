public import Testing

/// How snapshots are recorded in a test or suite of Swift Testing's.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// What is in a suite takes it over.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the configuration, and counts its snapshots from one.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await SnapshotCounter.$own.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Snapshots as usual, counted for each test.
  public static var snapshots: Self { snapshots() }

  /// Says how snapshots are recorded.
  ///
  /// - Parameters:
  ///   - record: What is recorded.
  ///   - diffTool: How failures tell where the files are.
  /// - Returns: The trait.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self { snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool)) }

  /// Says how snapshots are recorded.
  ///
  /// - Parameter configuration: What is recorded, and how failures are told.
  /// - Returns: The trait.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
