package import SourceModel

/// What the navigator of tests knows and shows.
package struct TestsState: Sendable {
  /// The last runs of each test.
  package internal(set) var history = TestHistory()
  // What follows from these for each test is kept, as the bar at the bottom asks for it with each key.
  /// Tests that failed when they were run last.
  private var failed: Set<String> = []
  /// Tests of which something was edited since they were run last.
  private var changed: Set<String> = []
  /// Tests that came out well and badly though nothing was changed between.
  private var flaky: Set<String> = []
  /// What tells whether a run was one of the sources as they are; nil while that is not known.
  package internal(set) var sources: TestSources?
  /// What runs beside the open run.
  var beside: BesideRun?
  /// Whether a person has ended it.
  var isStopping = false
  /// Which tests are shown.
  var filter = TestFilter.all
  /// What the tests are grouped by.
  var grouping = TestGrouping.target
  /// Tests that a person has marked, to do something with them together.
  var marked: Set<String> = []
  /// Whether the open run is in the history: to go back and to come to the end again is no new run.
  var isOpenRunKept = false
  /// What is to be done outside.
  var wishes: [TestWish] = []
  /// Whether earlier runs were asked for.
  private var hasAsked = false
  /// Whether earlier runs have come: what was run since is not to be lost when they come again.
  private var isLoaded = false

  /// Asks for what is known of earlier runs, once.
  mutating func ask() {
    guard !hasAsked else { return }
    hasAsked = true
    wishes.append(.load)
  }

  /// The sources were built anew: asks what has changed.
  mutating func askAgain() {
    if hasAsked { wishes.append(.load) }
  }

  /// How a test stands now.
  func standing(of test: String) -> TestStanding {
    TestStanding(
      runs: history[test], isChanged: isChanged(test), isFlaky: isFlaky(test),
      activity: activity(of: test))
  }

  /// What a test is doing beside the open run.
  func activity(of test: String) -> TestStanding.Activity {
    guard let beside else { return .none }
    if beside.running.contains(test) { return .running }
    return beside.waiting.contains(test) ? .waiting : .none
  }

  /// Whether a test failed when it was run last.
  func hasFailed(_ test: String) -> Bool { failed.contains(test) }

  /// Whether something that a test depends on was edited since it was run last.
  func isChanged(_ test: String) -> Bool { changed.contains(test) }

  /// Whether any test failed when it was run last.
  var hasFailures: Bool { !failed.isEmpty }

  /// Whether something was edited of any test since it was run last.
  var hasChanges: Bool { !changed.isEmpty }

  /// Whether a test came out well and badly though nothing was changed between.
  func isFlaky(_ test: String) -> Bool { flaky.contains(test) }

  /// Whether a filter shows a test.
  func isShown(_ test: String, by filter: TestFilter) -> Bool {
    switch filter {
    case .all: true
    case .failed: hasFailed(test)
    case .notRun: history[test].isEmpty
    case .changed: isChanged(test)
    }
  }

  private mutating func add(_ run: TestRun, of test: String) {
    history.add(run, of: test)
    conclude(test)
  }

  /// Finds out what the runs of a test mean now.
  private mutating func conclude(_ test: String) {
    let last = history[test].last
    let now = sources?.tests[test]
    let isChanged = last.map { now != nil && $0.sources != now } ?? false
    Self.set(&failed, test, last?.status.isFailure ?? false)
    Self.set(&changed, test, isChanged)
    Self.set(&flaky, test, history.isFlaky(test))
  }

  private static func set(_ tests: inout Set<String>, _ test: String, _ isIn: Bool) {
    if isIn { tests.insert(test) } else { tests.remove(test) }
  }

  /// Marks tests, or takes the marks away where all have one.
  mutating func toggleMarks(of tests: [String]) {
    if marked.isSuperset(of: tests) { marked.subtract(tests) } else { marked.formUnion(tests) }
  }

  /// Takes in what is heard, but for a sentence that only is to be said.
  mutating func receive(_ news: TestNews) {
    switch news {
    case .known(let history, let sources):
      if !isLoaded { self.history = history }
      isLoaded = true
      self.sources = sources
      for test in self.history.tests.keys { conclude(test) }
    case .began(let test): beside?.begin(test)
    case .ended(let test, let run, let seconds):
      add(run, of: test)
      beside?.end(test, hasFailed: run.status.isFailure, seconds: seconds)
    case .kept(let test, let run): add(run, of: test)
    case .done, .failed:
      beside = nil
      isStopping = false
    }
  }
}
