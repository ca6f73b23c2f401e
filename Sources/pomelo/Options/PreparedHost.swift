import Foundation
import SessionProtocol
import Sessions
import SourceModel
import TerminalModel
import Workspace

/// A project that has been read and built, ready to be started any number of times.
struct PreparedHost {
  /// Where the project is read from.
  let source: ProjectSource
  /// The project and what it was built to.
  let built: BuiltProject
  /// The tests that were asked for.
  let tests: [String]
  private let warnings = HostWarnings()

  var project: Project { built.project }
  var index: ProjectIndex { built.index }

  /// Reads and builds a project, telling on standard error what takes time.
  ///
  /// - Parameters:
  ///   - arguments: Which project.
  ///   - names: Which of its tests; all without names. Checked before anything is built.
  /// - Throws: `CommandError` and `WorkspaceError`.
  init(_ arguments: ProjectArguments, only names: [String]) throws {
    let installation = Installation.current
    let project = try arguments.open(installation)
    try self.init(
      arguments, opened: project, index: arguments.index(of: project, installation), only: names)
  }

  /// Builds a project that has been read, telling on standard error what takes time.
  ///
  /// - Parameters:
  ///   - arguments: Which project.
  ///   - project: The project, as it was opened.
  ///   - index: What its sources say.
  ///   - names: Which of its tests; all without names. Checked before anything is built.
  /// - Throws: `CommandError` and `WorkspaceError`.
  init(
    _ arguments: ProjectArguments, opened project: Project, index: ProjectIndex,
    only names: [String]
  ) throws {
    let installation = Installation.current
    source = try arguments.source()
    tests = try Self.tests(of: index, named: names)
    let steps = BuildSteps(of: project)
    built = try BuiltProject(project, index: index, installation: installation) { progress in
      if Console.showsProgress {
        if let step = steps.progress(of: progress) { Console.show(step) }
      } else if let text = progress.text {
        Console.report(TerminalText(text))
      }
    }
    for warning in built.warnings { Console.report("pomelo: warning: \(warning)") }
  }

  /// The test to open with: the one that the project names, else the first.
  var firstTest: String? {
    project.firstTest.flatMap { tests.contains($0) ? $0 : nil } ?? tests.first
  }

  /// Starts a host and waits until it is ready, which takes some 30 ms.
  ///
  /// - Parameters:
  ///   - early: A host that was started before; it is taken if it is the right one.
  ///   - configuration: How the tests are run; `nil` for the first way of the project.
  ///   - variables: What its environment has besides.
  /// - Returns: The host, and what it says of itself.
  /// - Throws: `CommandError.host`.
  func start(
    insteadOf early: EarlyHost? = nil, as configuration: RunConfiguration? = nil,
    adding variables: [String: String] = [:]
  ) throws(CommandError) -> (process: HostProcess, description: HostDescription) {
    let starting: StartingHost
    do {
      starting = try built.start(insteadOf: early, as: configuration, adding: variables)
    } catch {
      throw .host(error.message)
    }
    do {
      let description = try starting.wait()
      warnings.report(description.isolation)
      return (starting.process, description)
    } catch {
      // Whoever has ended for a reason of its own has mostly said which.
      if case .gone = error, !starting.said.isEmpty { throw .host(starting.said) }
      throw .host(error.message)
    }
  }

  /// The tests of the index that names on the command line mean, in order; all without names.
  ///
  /// A name is `Class/method`, `Class`, or either with `*` in it, or `tag:` and a tag.
  private static func tests(of index: ProjectIndex, named names: [String]) throws -> [String] {
    let all = index.testClasses.flatMap(\.methods)
    guard !names.isEmpty else { return all.map(\.id) }
    let patterns = names.map(TestPattern.init)
    for (name, pattern) in zip(names, patterns) where !all.contains(where: pattern.matches) {
      throw CommandError.usage(
        "There is no test \"\(name)\". A test is named Class/method; see pomelo list."
          + suggestion(for: name, among: all.map(\.id)))
    }
    return all.filter { test in patterns.contains { $0.matches(test) } }.map(\.id)
  }

  private static func suggestion(for name: String, among all: [String]) -> String {
    let parts = name.lowercased().split(separator: "/")
    let close = all.filter { id in parts.contains { id.lowercased().contains($0) } }
    let shown = (close.isEmpty ? all : close).prefix(5)
    return shown.isEmpty ? "" : "\nThere are: " + shown.joined(separator: ", ")
  }
}
