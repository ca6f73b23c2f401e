import ExplorerCore
import SessionProtocol
import SourceModel
import TerminalModel
import Workspace

/// The runs of a learner's tests that checks look at, each made once and only when it is asked for.
final class LessonRuns {
  /// What one run of all tests has shown.
  struct Whole {
    /// How each test came out, in order.
    var results: [TestResult] = []
    /// What each test was seen to do.
    var observations: [String: TestObservation] = [:]
    /// Arguments and variables that the app was launched with for the first time, by test.
    var launches: [String: Set<String>] = [:]
    /// The waits of each test.
    var waits: [String: WaitLedger] = [:]
  }

  let built: BuiltProject
  let stop: BatchStop
  private let jobs: Int
  private var whole: Whole?
  /// The suite as rules look at it.
  private(set) lazy var suite = ReviewedSuite(built.project, index: built.index)

  /// Prepares runs.
  ///
  /// - Parameters:
  ///   - built: The learner's project as it is built now.
  ///   - jobs: How many run side by side.
  ///   - stop: Gives up what is under way.
  init(
    _ built: BuiltProject, jobs: Int = TestBatch.Plan.standardJobs, stop: BatchStop
  ) {
    self.jobs = jobs
    self.built = built
    self.stop = stop
  }

  /// All tests, in the order of the sources.
  var tests: [String] { built.index.testClasses.flatMap(\.methods).map(\.id) }

  /// The tests that are meant by names of tests and classes; all without any.
  func tests(named names: [String]) -> [String] {
    names.isEmpty
      ? tests : tests.filter { test in names.contains { test == $0 || test.hasPrefix("\($0)/") } }
  }

  /// A plan for tests of the project.
  func plan(_ tests: [String]) -> TestBatch.Plan {
    TestBatch.Plan(
      tests: tests, device: built.project.device, jobs: jobs,
      network: built.project.network)
  }

  /// Nobody writes what a check's runs would record, so that no test may say that it did.
  private static let recordingNothing = ["SNAPSHOT_TESTING_RECORD": "never"]

  /// Starts a host.
  func startHost() throws -> HostProcess { try Self.startHost(of: built) }

  private static func startHost(of built: BuiltProject) throws -> HostProcess {
    try built.start(adding: recordingNothing).process
  }

  /// One run of all tests, as they are.
  ///
  /// - Throws: What starting a host throws.
  func all() throws -> Whole {
    if let whole { return whole }
    var plan = plan(tests)
    plan.detail = .full
    var made = Whole()
    var observers: [String: TestObserver] = [:]
    try TestBatch(
      plan: plan, startHost: startHost,
      onEvent: { (test: String, _: Int, event: Event) -> Void in
        observers[test, default: TestObserver(test: test)].receive(event)
        made.waits[test, default: WaitLedger()].receive(event)
        guard case .application(let change) = event.content, change.change == .launched else {
          return
        }
        // What a test begins with; a launch that comes later is too late for it.
        if made.launches[test] == nil {
          made.launches[test] = Set(change.arguments + (change.environment ?? []))
        }
      }
    ).run(stop: stop) { made.results.append($0) }
    made.observations = observers.mapValues(\.observation)
    whole = made
    return made
  }

  /// What came of a test on several schedules.
  struct Schedules {
    /// The run on the nominal schedule, where it failed.
    var failed: TestResult?
    /// The first schedule on which it did something else.
    var other: Int?
    /// How many were run besides the nominal one, and on how many it did the same.
    var (count, same) = (0, 0)
  }

  /// Runs a test on the nominal schedule and on others, and compares what it does.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - count: How many others.
  ///   - stopsAtOther: Whether the first schedule that shows a difference is enough.
  /// - Returns: What came of it.
  /// - Throws: What starting a host throws.
  func deeds(
    of test: String, schedules count: Int, stoppingAtOther stopsAtOther: Bool = false
  ) throws -> Schedules {
    var plan = plan([test])
    (plan.seed, plan.repetitions, plan.variesSchedule) = (0, count + 1, true)
    plan.detail = .events
    var runs: [Int: RunDeeds] = [:]
    var first: RunDeeds?
    var found = Schedules()
    let stop = BatchStop(descriptor: stop.descriptor) { [stop] in
      stopsAtOther && (found.failed != nil || found.other != nil) || stop.isWanted()
    }
    try TestBatch(
      plan: plan, startHost: startHost,
      onEvent: { (_: String, iteration: Int, event: Event) -> Void in
        runs[iteration, default: RunDeeds()].receive(event)
      }
    ).run(stop: stop) { result in
      let own = runs.removeValue(forKey: result.iteration)
      guard let known = first else {
        first = own
        if result.hasFailed { found.failed = result }
        return
      }
      found.count += 1
      if own == known { found.same += 1 } else { found.other = found.other ?? found.count }
    }
    return found
  }

  /// Runs tests, and gives the first that fails.
  ///
  /// - Throws: What starting a host throws.
  func firstFailure(_ plan: TestBatch.Plan, of built: BuiltProject? = nil) throws -> TestResult? {
    var failed: TestResult?
    let stop = BatchStop(descriptor: stop.descriptor) { [stop] in failed != nil || stop.isWanted() }
    try TestBatch(plan: plan, startHost: { try Self.startHost(of: built ?? self.built) })
      .run(stop: stop) { result in
        if failed == nil, result.hasFailed { failed = result }
      }
    return failed
  }
}
