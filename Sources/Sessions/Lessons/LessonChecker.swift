package import ExplorerCore
package import Lessons
import SessionProtocol
import SourceIndex
import SourceModel
import TerminalModel
package import Workspace

/// Looks whether what a step of a lesson asks of the sources holds: by what they say, and by runs.
package struct LessonChecker {
  private let lesson: Lesson
  private let runs: LessonRuns
  private let installation: Installation

  /// Prepares checks.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - built: The learner's project as it is built now.
  ///   - installation: Where the host library is, for builds that try something.
  ///   - stop: Gives up.
  package init(
    _ lesson: Lesson, _ built: BuiltProject, _ installation: Installation,
    stop: BatchStop = .never
  ) {
    self.lesson = lesson
    self.installation = installation
    runs = LessonRuns(built, stop: stop)
  }

  private var index: ProjectIndex { runs.built.index }
  private var opened: String? { lesson.demands.opens ?? runs.tests.first }

  /// What is wrong with something that is asked of the sources; `nil` where it holds.
  package func finding(_ check: LessonCheck) -> CheckFinding? {
    do {
      return try look(check)
    } catch {
      return .notRun(((error as? HostError)?.message ?? "\(error)").terminalSafe)
    }
  }

  private func look(_ check: LessonCheck) throws -> CheckFinding? {
    switch check {
    case .passes(let names): try passes(names)
    case .fails(let names): try fails(names)
    case .rules(let names): try LessonRules(runs).finding(names)
    case .rename(let identifier, let lines):
      try LessonRename(runs, installation).finding(identifier, lines: lines)
    case .mutants(let mutants): try LessonMutants(runs, lesson, installation).finding(mutants)
    case .withstands(let apps): try LessonMutants(runs, lesson, installation).failing(with: apps)
    case .schedules(let count): try schedules(count)
    case .places(let text, let most): places(text, most: most)
    case .through(let called, let isOfAll): try through(called, ofAll: isOfAll)
    case .flow(let flow): self.flow(flow)
    case .launch(let launched): try launch(launched)
    case .declares(let declared): declares(declared)
    case .anyOrder: try anyOrder()
    case .virtualSeconds(let most): try virtualSeconds(most: most)
    case .layers(let counts): layers(counts)
    case .snapshots(let least): try snapshots(least)
    case .answer, .did, .at, .shows, .selected: nil
    }
  }

  // MARK: Tests

  private func passes(_ names: [String]) throws -> CheckFinding? {
    for name in names where runs.tests(named: [name]).isEmpty { return .noTest(name) }
    let tests = runs.tests(named: names)
    if tests.isEmpty { return .noTest("") }
    let results = try runs.all().results.filter { tests.contains($0.test) }
    return results.first(where: \.hasFailed).map {
      .failed(test: $0.test, message: $0.firstMessage, $0.firstPlace)
    }
  }

  private func fails(_ names: [String]) throws -> CheckFinding? {
    for name in names where runs.tests(named: [name]).isEmpty { return .noTest(name) }
    let tests = runs.tests(named: names)
    return try runs.all().results.first { tests.contains($0.test) && !$0.hasFailed }.map {
      .passed(test: $0.test)
    }
  }

  private func schedules(_ count: Int) throws -> CheckFinding? {
    guard let opened else { return .noTest("") }
    guard runs.tests.contains(opened) else { return .noTest(opened) }
    let deeds = try runs.deeds(of: opened, schedules: count, stoppingAtOther: true)
    if let failed = deeds.failed {
      return .failed(test: opened, message: failed.firstMessage, failed.firstPlace)
    }
    return deeds.other.map { .differs(test: opened, schedule: UInt64($0), of: count) }
  }

  private func anyOrder() throws -> CheckFinding? {
    for tests in [runs.tests, runs.tests.reversed()] {
      var plan = runs.plan(tests)
      (plan.keepsState, plan.jobs) = (true, 1)
      var failed: TestResult?
      try TestBatch(plan: plan, startHost: runs.startHost).run(stop: runs.stop) { result in
        if failed == nil, result.hasFailed { failed = result }
      }
      guard let failed else { continue }
      let others = Array(tests.prefix { $0 != failed.test })
      return others.isEmpty
        ? .failed(test: failed.test, message: failed.firstMessage, failed.firstPlace)
        : .failsAfter(test: failed.test, others: others, message: failed.firstMessage)
    }
    return nil
  }

  private func virtualSeconds(most: Double) throws -> CheckFinding? {
    guard let opened, let result = try runs.all().results.first(where: { $0.test == opened })
    else { return .noTest(self.opened ?? "") }
    return result.virtualSeconds > most ? .slow(result.virtualSeconds, most: most) : nil
  }

  private func snapshots(_ least: Int) throws -> CheckFinding? {
    let (survey, _) = try SnapshotSurvey.run(
      runs.plan(runs.tests), of: runs.built.project,
      startHost: { [runs] in try runs.built.start(adding: SnapshotSurvey.variables).process },
      stop: runs.stop, progress: { _ in })
    let equal = survey.all(of: runs.tests, isWhole: true).count { $0.state == .equal }
    return equal < least ? .fewSnapshots(equal, least: least) : nil
  }

  // MARK: What a run goes through

  private func through(_ called: LessonCheck.Called, ofAll: Bool) throws -> CheckFinding? {
    guard let opened, runs.tests.contains(opened) else { return .noTest(self.opened ?? "") }
    let observations = try runs.all().observations
    for test in ofAll ? runs.tests : [opened] {
      let types = Set((observations[test]?.calls ?? []).map(\.type))
      let missing: CheckFinding?
      switch called {
      case .types(let names):
        missing = names.first { !types.contains($0) }.map { .notThrough($0, test: test) }
      case .pages(let least):
        let count = types.intersection(index.pages.map(\.name)).count
        missing = count < least ? .fewCalled(.pages, count, least: least, test: test) : nil
      case .useCases(let least):
        let count = types.intersection(index.useCases.map(\.name)).count
        missing = count < least ? .fewCalled(.useCases, count, least: least, test: test) : nil
      }
      if let missing { return missing }
    }
    return nil
  }

  private func launch(_ launched: LessonCheck.Launched) throws -> CheckFinding? {
    guard let opened, runs.tests.contains(opened) else { return .noTest(self.opened ?? "") }
    let given = try runs.all().launches[opened] ?? []
    switch launched {
    case .argument(let text): return given.contains(text) ? nil : .notLaunched(with: text)
    case .environment(let name):
      return given.contains { $0.hasPrefix("\(name)=") } ? nil : .notLaunched(with: name)
    }
  }

  // MARK: What the sources say

  private func places(_ text: String, most: Int) -> CheckFinding? {
    let literal = "\"\(text)\""
    let places = runs.built.project.allTestFiles.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.element.drop { $0 == " " }.hasPrefix("//") }
        .flatMap { number, line in
          (0..<line.ranges(of: literal).count).map { _ in
            SourceLocation(file: file.path, line: number + 1)
          }
        }
    }
    return places.count > most ? .written(text, places, most: most) : nil
  }

  private func flow(_ limit: LessonCheck.Flow) -> CheckFinding? {
    for flow in runs.suite.facts.flows {
      switch limit {
      case .made(let most) where flow.made.count > most:
        return .manyMade(test: flow.test, flow.made.map(\.location), most: most)
      case .statements(let most) where flow.calls.count > most:
        return .manyStatements(test: flow.test, flow.calls.map(\.location), most: most)
      default: continue
      }
    }
    return nil
  }

  private func declares(_ declared: LessonCheck.Declared) -> CheckFinding? {
    switch declared {
    case .pages(let least):
      let count = index.pages.count
      return count < least ? .fewDeclared(.pages, count, least: least) : nil
    case .useCases(let least):
      let count = index.useCases.count
      return count < least ? .fewDeclared(.useCases, count, least: least) : nil
    case .page(let name, let kind):
      guard let page = index.pages.first(where: { $0.name == name }) else {
        return .declared(name, as: nil, wanted: kind, nil)
      }
      return page.kind.rawValue == kind
        ? nil : .declared(name, as: page.kind.rawValue, wanted: kind, page.location)
    }
  }

  private func layers(_ counts: [LessonCheck.LayerCount]) -> CheckFinding? {
    let levels = TestPyramid(index: index).levels
    for count in counts {
      switch count {
      case .least(let name, let least):
        guard let level = levels.first(where: { $0.layer.rawValue == name }) else { continue }
        if level.count < least { return .layer(level.layer, level.count, least: least, most: nil) }
      case .most(let name, let most):
        guard let level = levels.first(where: { $0.layer.rawValue == name }) else { continue }
        if level.count > most { return .layer(level.layer, level.count, least: nil, most: most) }
      }
    }
    return nil
  }
}
