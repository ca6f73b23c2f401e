import ExplorerCore
import Foundation
import SessionProtocol
import SourceModel
import Workspace

/// Does what the explorer's navigator of tests wants: runs tests on hosts of their own beside the
/// open run, and keeps how runs came out.
///
/// It does nothing by itself and never waits: the explorer's loop asks it what there is to tell.
final class TestNavigator {
  /// What a thread has found out about one build of the sources.
  private struct Finding: Sendable {
    let build: Int
    let history: TestHistory
    let sources: TestSources
  }

  /// What is to be told, in order; results wait until it is known of which sources they are.
  private enum Outgoing {
    case news(TestNews)
    case result(test: String, TestRun, build: Int, seconds: Double?)
  }

  /// Tests that run beside the open run.
  private struct Work {
    let batch: RunningBatch
    /// Writes what the tests record, as in Xcode.
    let snapshots: SnapshotWriter?
    let started = ContinuousClock.now
    /// Number of the build.
    let build: Int
    /// The device and what else is not as usual.
    let conditions: String
  }

  private var build: TestBuild
  /// Tells builds of the sources apart.
  private var number = 0
  private var sources: [Int: TestSources] = [:]
  private let keeper: HistoryKeeper?
  private let findings = ThreadInbox<Finding>()
  private var loading = 0
  private var work: Work?
  private var outgoing: [Outgoing] = []

  /// How long hosts that say much are listened to before keys have their turn again.
  private static let turn = Duration.milliseconds(4)

  /// Serves the tests of a project.
  ///
  /// - Parameters:
  ///   - build: What they are run on.
  ///   - installation: Where runs are kept; nil keeps none.
  init(_ build: TestBuild, installation: Installation?) {
    self.build = build
    keeper = installation.map(HistoryKeeper.init)
  }

  /// Readable when there is something to tell.
  var descriptors: [Int32] {
    [findings.descriptor].filter { $0 >= 0 } + (work?.batch.descriptors ?? [])
  }

  /// Whether something is being found out that is shown soon.
  var isLoading: Bool { loading > 0 }

  /// Whether tests run beside the open run.
  var isRunning: Bool { work != nil }

  /// Whether there may be more to tell, though no descriptor says so.
  var hasMore: Bool { work?.batch.hasMore ?? false }

  /// Goes on with sources that were built anew; what runs meanwhile is of those before.
  func replace(_ build: TestBuild) {
    self.build = build
    number += 1
  }

  /// Does one thing.
  func perform(_ wish: TestWish) {
    switch wish {
    case .load: load()
    case .run(let order): start(order)
    case .stop: stopRunning()
    case .keep(let test, let run):
      outgoing.append(.result(test: test, run.dated, build: number, seconds: nil))
    }
  }

  /// What there is to tell since the last time.
  func takeNews() -> [TestNews] {
    for finding in findings.take() {
      loading -= 1
      sources[finding.build] = finding.sources
      // What ran before this was known waits for it, and is not in the history yet.
      if finding.build == number {
        outgoing.insert(.news(.known(finding.history, finding.sources)), at: 0)
      }
    }
    advance()
    return released()
  }

  /// Ends the hosts, and keeps what has come of their runs.
  func stop() {
    work?.batch.stop()
    work = nil
    keeper?.finish()
  }

  // MARK: Sources

  private func load() {
    loading += 1
    let (build, number, keeper, findings) = (build, number, keeper, findings)
    DeepThread.start {
      let history = build.project.flatMap { keeper?.load(for: $0) } ?? TestHistory()
      findings.put(Finding(build: number, history: history, sources: build.findSources()))
    }
  }

  // MARK: Running

  private func start(_ order: TestOrder) {
    work?.batch.stop()
    work?.snapshots?.finish()
    let plan = TestBatch.Plan(
      tests: order.tests, seed: order.seed, device: order.device,
      // The open run has a core of its own.
      jobs: TestBatch.Plan.standardJobs - 1, keepsState: order.keepsState, network: order.network)
    let snapshots = build.project.map { SnapshotWriter(for: $0) }
    // A host takes its first command once it is ready: nobody has to wait for that.
    let batch = RunningBatch(
      plan: plan, startHost: build.startHost,
      onEvent: { (_: String, _: Int, event: Event) -> Void in
        if case .snapshot(let snapshot) = event.content { snapshots?.receive(snapshot) }
      })
    work = Work(
      batch: batch, snapshots: snapshots, build: number, conditions: order.conditions)
    advance()
  }

  private func stopRunning() {
    guard let work else { return }
    work.batch.stop()
    work.snapshots?.finish()
    self.work = nil
    outgoing.append(.news(.done))
  }

  private func advance() {
    guard let work else { return }
    let plan = work.batch.plan
    do {
      for run in work.batch.collect(within: Self.turn) {
        let result = TestRun(run.result, seed: plan.seed, conditions: work.conditions).dated
        outgoing.append(
          .result(
            test: run.job.test, result, build: work.build,
            seconds: (ContinuousClock.now - work.started) / .seconds(1)))
      }
      for job in try work.batch.startRuns() { outgoing.append(.news(.began(test: job.test))) }
    } catch {
      let reason = (error as? HostError)?.message ?? error.localizedDescription
      outgoing.append(.news(.failed(reason)))
      work.batch.stop()
      return self.work = nil
    }
    guard work.batch.isOver else { return }
    work.batch.stop()
    self.work = nil
    work.snapshots?.finish()
    if let failure = work.snapshots?.failure { outgoing.append(.news(.failed(failure.message))) }
    outgoing.append(.news(.done))
  }

  /// What can be told now.
  private func released() -> [TestNews] {
    var news: [TestNews] = []
    var kept: [(test: String, run: TestRun)] = []
    while let next = outgoing.first {
      switch next {
      case .news(let told): news.append(told)
      case .result(let test, let run, let build, let seconds):
        guard let sources = sources[build] else { return keep(kept, telling: news) }
        let stamped = run.stamped(of: test, sources)
        kept.append((test, stamped))
        news.append(
          seconds.map { .ended(test: test, stamped, seconds: $0) } ?? .kept(test: test, stamped))
      }
      outgoing.removeFirst()
    }
    return keep(kept, telling: news)
  }

  private func keep(
    _ runs: [(test: String, run: TestRun)], telling news: [TestNews]
  ) -> [TestNews] {
    if let project = build.project { keeper?.add(runs, of: project) }
    if work == nil { keeper?.write() }
    return news
  }
}

extension TestRun {
  /// The run with the time that it is now.
  fileprivate var dated: TestRun {
    var run = self
    run.date = Date().timeIntervalSince1970
    return run
  }
}
