import ElementModel
import SessionProtocol
import SourceModel

/// The navigator of tests: running tests beside the open run, and keeping how runs came out.
extension ExplorerMind {
  /// The tree of tests, as it is shown now.
  var testTree: TestTree {
    let typed = pages.open.last { $0.id == PageID(TestsPage.Key()) }?.filter
    return memory.testTree(
      project: project, tests: model.$tests, folds: view.folds, isFlat: typed != nil)
  }

  /// What the selected line of the navigator stands for, or what the page of a test is about;
  /// without either, the test of the open run.
  private var testsInView: [String] {
    if let key = pages.front?.id.key as? TestPage.Key { return [key.test] }
    if let row = selectedTestRow { return row.tests }
    return pages.isEmpty ? project.test.map { [$0] } ?? [] : []
  }

  /// The selected line of the navigator, if it is in front.
  var selectedTestRow: TestTree.Row? {
    guard let front = pages.front, front.id == PageID(TestsPage.Key()) else { return nil }
    let rows = testTree.rows
    let document = page(front).document.document.filtered(by: front.filter)
    guard document.shown?.isEmpty != true else { return nil }
    let item = document.item(0, from: front.cursor)
    return rows.indices.contains(item) ? rows[item] : nil
  }

  /// The tests that the navigator shows, those in what is folded included; all without it.
  private var shownTests: [String] {
    guard let front = pages.front, front.id == PageID(TestsPage.Key()) else {
      return project.host.tests
    }
    guard front.filter != nil else { return testTree.tests }
    let rows = testTree.rows
    return currentDocument.shown?.flatMap { rows[$0].tests } ?? []
  }

  // MARK: Running

  /// Runs tests beside the open run: those that a pattern names, or else those that are marked, or
  /// those of the selected line.
  mutating func runTests(_ pattern: String) {
    if !pattern.isEmpty {
      let wanted = TestPattern(pattern)
      let methods = project.index.testClasses.lazy.flatMap(\.methods)
      let named = Set(methods.filter(wanted.matches).map(\.id))
      let found = project.host.tests.filter { named.contains($0) || wanted.matches($0) }
      guard found.isEmpty else { return run(beside: found) }
      notice = language.say("there is no test \"\(pattern)\"", ja: "テスト「\(pattern)」はありません")
      return
    }
    let marked = project.host.tests.filter(tests.marked.contains)
    run(beside: marked.isEmpty ? testsInView : marked)
  }

  /// Runs all tests that are shown.
  mutating func runAllTests() { run(beside: shownTests) }

  /// Runs the tests that failed when they were run last.
  mutating func runFailedTests() { run(beside: project.host.tests.filter(tests.hasFailed)) }

  /// Runs the tests that were not run since something that they depend on was edited.
  mutating func runChangedTests() { run(beside: project.host.tests.filter(tests.isChanged)) }

  private mutating func run(beside wanted: [String]) {
    guard !wanted.isEmpty else {
      notice = language.say("there is no such test to run", ja: "該当するテストがありません")
      return
    }
    tests.ask()
    tests.beside = BesideRun(wanted)
    tests.isStopping = false
    tests.wishes.append(
      .run(
        TestOrder(
          tests: wanted, seed: settings.seed, device: settings.device,
          network: networkConditions, keepsState: settings.keepsState,
          conditions: testConditions)))
  }

  /// What tests are run under now.
  private var testConditions: String {
    TestRun.conditions(
      device: settings.device, network: settings.network, keepsState: settings.keepsState)
  }

  /// Gives up what runs beside the open run.
  mutating func stopTests() {
    guard tests.beside != nil else { return }
    tests.isStopping = true
    tests.wishes.append(.stop)
  }

  /// Takes in what the navigator hears.
  mutating func receive(_ news: TestNews) {
    switch news {
    case .done:
      if let beside = tests.beside {
        notice = beside.summary(isStopped: tests.isStopping, language)
      }
    case .failed(let reason): notice = reason
    case .known, .began, .ended, .kept: break
    }
    keepingTestSelected { $0.tests.receive(news) }
  }

  // MARK: The open run

  /// Keeps how the open run came out, once; not what it came to after a person has acted in it.
  mutating func keepOpenRun(
    _ status: TestStatus, seconds: Double, reason: String? = nil, cases: [CaseOutcome] = []
  ) {
    guard !tests.isOpenRunKept, run.interventions.isEmpty, let test = project.test,
      project.host.tests.contains(test)
    else { return }
    tests.ask()
    tests.isOpenRunKept = true
    let failure: Failure? =
      if case .failure(let failure)? = run.state.failure?.content { failure } else { nil }
    var kept = TestRun(
      status: status, seconds: seconds, seed: settings.seed,
      device: testConditions, message: reason ?? failure?.message,
      location: failure.map { SourceLocation($0.location) })
    kept.keep(cases)
    tests.wishes.append(.keep(test: test, kept))
  }

  /// What is to be done outside for the navigator.
  mutating func takeTestWishes() -> [ExplorerEffect] {
    // To look must not change the model, which all that is drawn is compared by.
    guard !model.tests.wishes.isEmpty else { return [] }
    defer { tests.wishes = [] }
    return tests.wishes.map { .tests($0) }
  }

  // MARK: Moving

  /// Opens the navigator.
  mutating func showTests() {
    tests.ask()
    open(TestsPage.Key())
  }

  /// Shows only the failed tests, only those not run, only those changed, or all.
  mutating func filterTests() {
    keepingTestSelected { $0.tests.filter = $0.tests.filter.next }
  }

  /// Groups the tests by their targets or by their tags.
  mutating func groupTests() {
    keepingTestSelected { $0.tests.grouping = $0.tests.grouping.next }
  }

  /// Selects the next or the previous failed test, unfolding what it lies in.
  mutating func goToFailedTest(forward: Bool) {
    let tree = testTree
    let failed = tree.tests.indices.filter { tree.state.hasFailed(tree.tests[$0]) }
    guard !failed.isEmpty else { return }
    let row = selectedTestRow
    let here = row?.tests.first.flatMap { tree.tests.firstIndex(of: $0) } ?? 0
    let isTest = if case .test? = row?.kind { true } else { false }
    let next =
      forward
      ? failed.first { isTest ? $0 > here : $0 >= here } ?? failed[0]
      : failed.last { $0 < here } ?? failed[failed.count - 1]
    selectTest(tree.tests[next])
  }

  private mutating func selectTest(_ test: String) {
    while let item = testTree.row(of: test), testTree.rows[item].kind != .test(test),
      let fold = testTree.rows[item].fold
    {
      view.folds[fold] = true
    }
    if let item = testTree.row(of: test) { moveTo(item) }
  }

  /// Opens the page of the selected test; without the navigator, of the test of the open run.
  mutating func showTest() {
    tests.ask()
    if case .test(let test)? = selectedTestRow?.kind { return open(TestPage.Key(test: test)) }
    if pages.front?.id != PageID(TestsPage.Key()), let test = project.test {
      return open(TestPage.Key(test: test))
    }
    notice = language.say("no test is selected", ja: "テストが選択されていません")
  }

  /// Runs a test in the explorer up to its failure: the selected one, or that of the page.
  mutating func openTestFailure() -> [ExplorerEffect] {
    guard let test = testsInView.first(where: tests.hasFailed) else {
      notice = language.say(
        "the test did not fail when it was run last", ja: "前回の実行では失敗していません")
      return []
    }
    let effects = start(test: test)
    run.aim(at: .failure)
    return effects
  }

  /// Changes something by which lines of the navigator come and go, and keeps the same one selected.
  mutating func keepingTestSelected(_ change: (inout ExplorerMind) -> Void) {
    let held = selectedTestRow
    change(&self)
    guard let held, let front = pages.front else { return }
    let tree = testTree
    let same = tree.rows.firstIndex { $0.kind == held.kind }
    let near = same ?? held.tests.lazy.compactMap(tree.row).first
    pages.select(near ?? min(front.cursor, max(0, tree.rows.count - 1)))
  }
}
