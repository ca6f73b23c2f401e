import Dispatch
import ExplorerCore
import Synchronization
import Workspace

/// Reads and writes the history of a project's tests on a thread of its own, so that no key waits.
final class HistoryKeeper: Sendable {
  /// Runs that are not written yet.
  private struct Backlog {
    var runs: [(test: String, run: TestRun)] = []
    var project: Project?
  }

  private let installation: Installation
  private let backlog = Mutex(Backlog())
  private let queue = DispatchQueue(label: "history of tests")

  /// Runs after which is written without being asked to.
  private static let limit = 500

  /// Keeps runs where an installation says.
  init(_ installation: Installation) { self.installation = installation }

  /// What is kept of earlier runs; waits for what is being written.
  func load(for project: Project) -> TestHistory {
    queue.sync { HistoryStore.load(for: project, installation) }
  }

  /// Takes runs, to be written with others.
  func add(_ runs: [(test: String, run: TestRun)], of project: Project) {
    guard !runs.isEmpty else { return }
    let isMuch = backlog.withLock { backlog in
      backlog.runs += runs
      backlog.project = project
      return backlog.runs.count > Self.limit
    }
    if isMuch { write() }
  }

  /// Writes what is there to write, soon.
  func write() {
    let isNeeded = backlog.withLock { !$0.runs.isEmpty }
    if isNeeded { queue.async { self.writeNow() } }
  }

  /// Writes what is there to write, and returns when it is written.
  func finish() { queue.sync { writeNow() } }

  private func writeNow() {
    let taken = backlog.withLock { backlog in
      defer { backlog.runs = [] }
      return backlog
    }
    guard let project = taken.project else { return }
    HistoryStore.add(taken.runs, for: project, installation)
  }
}
