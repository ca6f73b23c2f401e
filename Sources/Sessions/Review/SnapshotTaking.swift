import ExplorerCore
import SourceModel
import Synchronization
import Workspace

/// A run of all tests, or only one, for their snapshots; what is new or changed waits beside its reference then.
final class SnapshotTaking: Sendable {
  private let built: BuiltProject
  private let test: String?
  /// Readable once the run is to end.
  private let ending = ThreadInbox<Bool>()
  private let isEnding = Atomic(false)

  /// Prepares a run.
  init(_ built: BuiltProject, only test: String? = nil) {
    self.built = built
    self.test = test
  }

  /// Ends the run; from any thread.
  func stop() {
    isEnding.store(true, ordering: .releasing)
    ending.put(true)
  }

  /// Runs the tests.
  ///
  /// - Parameter tell: Told how far it is.
  /// - Returns: What came of it.
  func run(_ tell: (ReviewNews) -> Void) -> ReviewNews {
    let tests = test.map { [$0] } ?? built.index.testClasses.flatMap(\.methods).map(\.id)
    let plan = TestBatch.Plan(
      tests: tests, device: built.project.device, jobs: TestBatch.Plan.standardJobs)
    let survey: SnapshotSurvey
    var told = -1
    do {
      let (found, interruption) = try SnapshotSurvey.run(
        plan, of: built.project,
        startHost: { [built] in
          let starting = try built.start(adding: SnapshotSurvey.variables)
          _ = try starting.wait()
          return starting.process
        },
        stop: BatchStop(descriptor: ending.descriptor) { [self] in
          isEnding.load(ordering: .acquiring)
        },
        progress: { progress in
          guard progress.done != told else { return }
          told = progress.done
          tell(.progress(done: progress.done, of: progress.total))
        })
      guard interruption == nil else { return .stopped }
      survey = found
    } catch {
      return .failed((error as? HostError)?.message ?? "\(error)")
    }
    // What waited before is looked up first: it is told as it is where its test was not run.
    let waiting = test == nil ? [] : SnapshotFolders(of: built.project).candidates
    let entries = survey.all(of: tests, isWhole: test == nil)
    do throws(SnapshotWriteError) {
      let writer = SnapshotWriter(for: built.project)
      for entry in entries { _ = try SnapshotKeeper.record(entry, overwriting: false, by: writer) }
    } catch {
      tell(.failed(error.message))
    }
    let items = entries.compactMap(ReviewItem.init)
    guard test != nil else {
      return .found(items, equal: entries.count { $0.state == .equal })
    }
    let taken = Set(entries.map(\.path))
    return .found(
      items + waiting.map(ReviewItem.init(waiting:)).filter { !taken.contains($0.path) }, equal: nil
    )
  }
}
