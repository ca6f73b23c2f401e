import ExplorerCore
import Foundation
package import SourceModel
package import Workspace

/// Keeps how the runs of one command came out, for the explorer and later commands.
package final class HistoryRecorder {
  private let project: Project
  private let index: ProjectIndex
  private let installation: Installation
  private let seed: UInt64
  private let conditions: String
  private var runs: [(test: String, run: TestRun)] = []

  /// More runs than this are of many repetitions, of which only the last ones are kept.
  private static let limit = 100_000

  /// Begins with no runs.
  ///
  /// - Parameters:
  ///   - project: The project, as it was read.
  ///   - index: What its sources say.
  ///   - installation: Names the person's cache folder.
  ///   - seed: The schedule of the runs.
  ///   - keepsState: Whether a test finds the files that the one before has left.
  package init(
    project: Project, index: ProjectIndex, installation: Installation, seed: UInt64,
    keepsState: Bool = false
  ) {
    self.project = project
    self.index = index
    self.installation = installation
    self.seed = seed
    conditions = TestRun.conditions(
      device: project.device, network: nil, keepsState: keepsState)
  }

  /// Takes a result.
  package func add(_ result: TestResult) {
    var run = TestRun(result, seed: seed, conditions: conditions)
    run.date = Date().timeIntervalSince1970
    runs.append((result.test, run))
    if runs.count > Self.limit { runs.removeFirst(Self.limit / 2) }
  }

  /// Writes them, with what tells of which sources they were.
  package func save() {
    guard !runs.isEmpty else { return }
    let sources = project.testSources(index)
    let stamped = runs.map { test, run in (test: test, run: run.stamped(of: test, sources)) }
    HistoryStore.add(stamped, for: project, installation)
    runs = []
  }
}
