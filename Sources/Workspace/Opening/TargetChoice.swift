import XcodeProjects

/// Which of a project's targets are opened: an app, and the tests that drive it.
struct TargetChoice: Hashable, Sendable {
  /// The app.
  var app: ProjectTarget
  /// Its tests, the ones to name the test module after first; empty where there are none.
  var tests: [ProjectTarget]
  /// The scheme that says how app and tests are started; `nil` for none.
  var scheme: ProjectScheme?
  /// The plan that says which tests are run; `nil` for none.
  var plan: TestPlan?
  /// The plan's configurations that say how, each of which is run.
  var configurations: [TestConfiguration] = []
  /// The configuration that the explorer takes.
  var configuration: TestConfiguration? { configurations.first }

  /// Chooses by what the person says, and by what the project itself makes plain.
  ///
  /// - Parameters:
  ///   - definition: The project.
  ///   - wishes: What the person says.
  /// - Throws: ``OpeningError``, naming all that would fit.
  init(
    in definition: ProjectDefinition, by wishes: TargetWishes
  ) throws(WorkspaceError) {
    let scheme = try wishes.scheme.map { name throws(WorkspaceError) in
      guard let scheme = definition.scheme(named: name) else {
        throw .opening(.unknownScheme(name, known: definition.schemes.map(\.name)))
      }
      return scheme
    }
    (app, tests) = try Self.targets(definition, wishes.target, scheme)
    self.scheme = scheme ?? Self.scheme(of: app, tests, in: definition)
    plan = try Self.plan(wishes.testPlan, self.scheme, definition)
    configurations = try Self.configurations(wishes.configuration, plan)
    if let chosen = plan?.testables.filter({ !$0.isSkipped }).map(\.target.id), !chosen.isEmpty {
      var planned = tests.filter { chosen.contains($0.id) }
      // A plan that is named has its unit tests run too.
      if wishes.testPlan != nil {
        planned += chosen.compactMap(definition.target).filter { target in
          target.kind == .unitTests && [app.id, nil].contains(target.testHost)
            && !planned.contains { $0.id == target.id }
        }
      }
      if !planned.isEmpty { tests = planned }
    }
  }

  /// The app and the tests that a name, a scheme or the project itself leads to.
  private static func targets(
    _ definition: ProjectDefinition, _ name: String?, _ scheme: ProjectScheme?
  ) throws(WorkspaceError) -> (app: ProjectTarget, tests: [ProjectTarget]) {
    let candidates = candidates(definition)
    if let name {
      guard let target = definition.target(named: name) else {
        let known = candidates.apps.map(\.name) + candidates.tests.map(\.tests.name)
        throw .opening(.unknownTarget(name, known: known))
      }
      guard target.kind.isTests else { return (target, candidates.tests(of: target)) }
      let app = target.testHost.flatMap(definition.target) ?? candidates.apps.first
      guard let app else { throw .opening(.noApplication(document: definition.document.path)) }
      return (app, [target])
    }
    if let scheme, let found = candidates.chosen(by: scheme, in: definition) { return found }
    // Those that tests drive are meant rather than others.
    let tested = candidates.apps.filter { !candidates.tests(of: $0).isEmpty }
    let apps = tested.isEmpty ? candidates.apps : tested
    guard let first = apps.first else {
      throw .opening(.noApplication(document: definition.document.path))
    }
    let named = apps.first { $0.name == definition.name }
    guard apps.count == 1 || named != nil else {
      throw .opening(.severalApplications(apps.map(\.name)))
    }
    let app = named ?? first
    return (app, candidates.tests(of: app))
  }

  /// What may be opened.
  private struct Candidates {
    var apps: [ProjectTarget]
    var tests: [(tests: ProjectTarget, application: ProjectTarget?)]

    /// The tests that drive an app; of a project with one app, also those that name none.
    func tests(of app: ProjectTarget) -> [ProjectTarget] {
      tests.filter { $0.application == nil ? apps.count == 1 : $0.application?.id == app.id }
        .map(\.tests)
    }

    /// What a scheme tests, or else runs.
    func chosen(
      by scheme: ProjectScheme, in definition: ProjectDefinition
    ) -> (app: ProjectTarget, tests: [ProjectTarget])? {
      let plan = (scheme.test.defaultTestPlan ?? scheme.test.testPlans.first)
        .flatMap(definition.testPlan)
      let testables = (plan?.testables ?? scheme.test.testables).filter { !$0.isSkipped }
      // Whoever names a scheme means its unit tests too; those that drive the app come first.
      let all = testables.compactMap { definition.target($0.target.id) }.filter(\.kind.isTests)
      let tested = all.filter { $0.kind == .uiTests } + all.filter { $0.kind != .uiTests }
      let host = tested.lazy.compactMap { $0.testHost.flatMap(definition.target) }.first
      let run = scheme.launch.target.flatMap { definition.target($0.id) }
      guard let app = host ?? run ?? (apps.count == 1 ? apps.first : nil) else { return nil }
      // Unit tests of another app would not find what they test.
      let ofApp = tested.filter { $0.kind == .uiTests || [app.id, nil].contains($0.testHost) }
      return (app, ofApp.isEmpty ? tests(of: app) : ofApp)
    }
  }

  private static func candidates(_ definition: ProjectDefinition) -> Candidates {
    let apps = definition.applications.filter { $0.settings().isForPhones }
    return Candidates(
      apps: apps.isEmpty ? definition.applications : apps, tests: definition.uiTests)
  }

  /// The scheme that people would use: one that tests or runs what was chosen, shared ones first.
  private static func scheme(
    of app: ProjectTarget, _ tests: [ProjectTarget], in definition: ProjectDefinition
  ) -> ProjectScheme? {
    let ids = Set(tests.map(\.id))
    let testing = definition.schemes.filter { scheme in
      let plans = scheme.test.testPlans.compactMap(definition.testPlan)
      return (scheme.test.testables + plans.flatMap(\.testables)).contains {
        ids.contains($0.target.id)
      }
    }
    let running = definition.schemes.filter { $0.launch.target?.id == app.id }
    let best = testing.isEmpty ? running : testing
    return best.first { $0.name == app.name } ?? best.first
  }

  /// What the scheme or the plan says of the tests' targets.
  var testables: [TestAction.Testable] { plan?.testables ?? scheme?.test.testables ?? [] }

  /// What app and tests are started with.
  var launch: LaunchOptions { configuration?.launch ?? scheme?.test.options ?? LaunchOptions() }

  private static func configurations(
    _ name: String?, _ plan: TestPlan?
  ) throws(WorkspaceError) -> [TestConfiguration] {
    guard let name else { return plan?.configurations.filter(\.isEnabled) ?? [] }
    guard let configuration = plan?.configurations.first(where: { $0.name == name }) else {
      throw .opening(
        .unknownConfiguration(name, known: plan?.configurations.map(\.name) ?? []))
    }
    return [configuration]
  }

  private static func plan(
    _ name: String?, _ scheme: ProjectScheme?, _ definition: ProjectDefinition
  ) throws(WorkspaceError) -> TestPlan? {
    guard let name else {
      return (scheme?.test.defaultTestPlan ?? scheme?.test.testPlans.first)
        .flatMap(definition.testPlan)
    }
    guard let plan = definition.testPlans.first(where: { $0.name == name }) else {
      throw .opening(.unknownTestPlan(name, known: definition.testPlans.map(\.name)))
    }
    return plan
  }
}
