import ExplorerCore
import Foundation
import Lessons
import SessionProtocol
import SourceIndex
import TerminalModel
import Workspace

/// Runs the tests with wrong apps, and looks which of these nobody notices.
struct LessonMutants {
  private let runs: LessonRuns
  private let lesson: Lesson
  private let installation: Installation

  init(_ runs: LessonRuns, _ lesson: Lesson, _ installation: Installation) {
    self.runs = runs
    self.lesson = lesson
    self.installation = installation
  }

  /// The wrong apps that all tests pass with.
  ///
  /// - Throws: What starting a host throws.
  func finding(_ mutants: [LessonMutant]) throws -> CheckFinding? {
    // Tests that fail as it is would notice everything.
    if let failed = try runs.all().results.first(where: \.hasFailed) {
      return .failed(test: failed.test, message: failed.firstMessage, failed.firstPlace)
    }
    var missed: [String] = []
    for mutant in mutants {
      switch try failure(of: runs.tests, with: mutant) {
      case .success(.some): break
      case .success(nil): missed.append(mutant.title)
      case .failure(let problem): return .noMutant(mutant.title, reason: problem.reason)
      }
    }
    return missed.isEmpty ? nil : .notNoticed(mutants: missed, of: mutants.count)
  }

  /// How many of the wrong apps are noticed.
  ///
  /// - Throws: What starting a host throws.
  func caught(_ mutants: [LessonMutant]) throws -> Int {
    try mutants.count { mutant in
      if case .success(.some) = try failure(of: runs.tests, with: mutant) { true } else { false }
    }
  }

  /// The first test that passes as it is, and fails with an app that is otherwise, but not wrong.
  ///
  /// - Throws: What starting a host throws.
  func failing(with apps: [LessonMutant]) throws -> CheckFinding? {
    let results = try runs.all().results
    let passing = runs.tests.filter { test in
      results.contains { $0.test == test && !$0.hasFailed }
    }
    guard !passing.isEmpty else {
      return results.first(where: \.hasFailed).map {
        .failed(test: $0.test, message: $0.firstMessage, $0.firstPlace)
      }
    }
    for app in apps {
      switch try failure(of: passing, with: app) {
      case .success(let failed?):
        return .notWithstood(app.title, test: failed.test, message: failed.firstMessage)
      case .success(nil): break
      case .failure(let problem): return .noMutant(app.title, reason: problem.reason)
      }
    }
    return nil
  }

  private struct Problem: Error {
    var reason: String
  }

  /// The first test that fails with an app.
  private func failure(
    of tests: [String], with mutant: LessonMutant
  ) throws -> Result<TestResult?, Problem> {
    var plan = runs.plan(tests)
    switch mutant {
    case .fault(let text):
      guard let fault = AppFault(text) else {
        return .failure(Problem(reason: "This is no fault."))
      }
      plan.faults = [fault]
      return .success(try runs.firstFailure(plan))
    case .edit(let file, let old, let new):
      let found = runs.built.project.allAppFiles.first { $0.path.hasSuffix("/\(file)") }
      guard let source = found, source.text.contains(old) else {
        return .failure(Problem(reason: "There is no such text in the app's sources."))
      }
      let change = FileChange(
        path: source.path, before: source.text, after: source.text.replacing(old, with: new))
      let project = runs.built.project.withApp(change)
      let built: BuiltProject
      do throws(WorkspaceError) {
        built = try BuiltProject(
          project, index: project.index(installation), installation: installation)
      } catch {
        return .failure(Problem(reason: error.message.terminalSafe))
      }
      return .success(try runs.firstFailure(plan, of: built))
    }
  }
}

extension Project {
  /// The project with another text of a file of the app, which is built as if its file had it.
  fileprivate func withApp(_ change: FileChange) -> Project {
    var project = with([change], asTrial: true)
    for place in project.appFiles.indices where project.appFiles[place].path == change.path {
      project.appFiles[place].text = change.after
      project.appFiles[place].isTrial = true
    }
    return project
  }
}
