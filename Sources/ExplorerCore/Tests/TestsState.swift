package import SourceModel

/// What the navigator of tests knows and shows.
package struct TestsState: Sendable {
  /// The last runs of each test.
  package internal(set) var history = TestHistory()
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
      runs: history[test], isChanged: isChanged(test), isFlaky: flaky.contains(test),
      activity: activity(of: test))
  }

  /// What a test is doing beside the open run.
  func activity(of test: String) -> TestStanding.Activity {
    guard let beside else { return .none }
    if beside.running.contains(test) { return .running }
    return beside.waiting.contains(test) ? .waiting : .none
  }

  /// Whether a test failed when it was run last.
  func hasFailed(_ test: String) -> Bool { history[test].last?.status.isFailure ?? false }

  /// Whether something that a test depends on was edited since it was run last.
  func isChanged(_ test: String) -> Bool {
    guard let last = history[test].last, let now = sources?.tests[test] else { return false }
    return last.sources != now
  }

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
    if history.isFlaky(test) { flaky.insert(test) } else { flaky.remove(test) }
  }

  /// Marks tests, or takes the marks away where all have one.
  mutating func toggleMarks(of tests: [String]) {
    if marked.isSuperset(of: tests) { marked.subtract(tests) } else { marked.formUnion(tests) }
  }

  /// Takes in what is heard, but for a sentence that only is to be said.
  mutating func receive(_ news: TestNews) {
    switch news {
    case .known(let history, let sources):
      if !isLoaded {
        self.history = history
        flaky = Set(history.tests.keys.filter(history.isFlaky))
      }
      isLoaded = true
      self.sources = sources
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
