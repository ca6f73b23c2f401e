import SessionProtocol
import SourceModel
import TerminalModel

@testable import ExplorerCore

extension ExplorerHarness {
  /// The tests of ``navigating(_:)``.
  static let navigated = [
    SignInRun.test, "SignInTests/testSignOut", "SignInTests/testWrongPassword",
    "HomeTests/testGreeting", "HomeTests/testTabs",
  ]

  /// A run of a test with sources of a name.
  static func run(
    _ status: TestStatus, sources: String = "new", seconds: Double = 2
  ) -> TestRun {
    var run = TestRun(status: status, seconds: seconds, seed: 0, device: "iPhone 15")
    run.sources = sources
    run.build = sources
    return run
  }

  /// An explorer with the navigator open at a test that failed, among tests that stand differently.
  static func navigating(_ language: Language = .english) -> ExplorerHarness {
    var harness = ExplorerHarness([SignInRun.passing], tests: navigated)
    harness.model.preferences.language = language
    harness.act(.started)
    var history = TestHistory()
    for status in [TestStatus.passed, .failed, .passed] {
      history.add(run(status), of: SignInRun.test)
    }
    history.add(run(.passed, sources: "old", seconds: 12.5), of: "SignInTests/testSignOut")
    var failed = run(.failed)
    failed.message = "XCTAssertTrue failed - the message is not shown"
    failed.location = SourceLocation(file: SignInSources.testsFile, line: 12)
    history.add(run(.passed, sources: "older"), of: "SignInTests/testWrongPassword")
    history.add(failed, of: "SignInTests/testWrongPassword")
    history.add(run(.skipped, seconds: 0), of: "HomeTests/testTabs")
    let sources = TestSources(
      build: "new", tests: Dictionary(uniqueKeysWithValues: navigated.map { ($0, "new") }))
    harness.act(.tests(.known(history, sources)))
    harness.type("T")
    harness.press(.control("n"))
    return harness
  }

  /// The line that is selected in the page in front.
  var selectedLine: String? {
    guard let front = model.pages.front else { return nil }
    let document = model.page(front).document.document.filtered(by: front.filter)
    return document.text(of: document.item(0, from: front.cursor))
  }

  /// The tests that were last asked to be run beside the open run.
  var orderedTests: [String]? {
    for case .tests(.run(let order)) in effects.reversed() { return order.tests }
    return nil
  }
}
