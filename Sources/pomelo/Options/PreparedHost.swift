import Foundation
import SourceModel
import Workspace

/// A project that has been read and built, ready to be started any number of times.
struct PreparedHost {
  let project: Project
  let index: ProjectIndex
  let executable: String
  let environment: [String: String]

  /// Reads and builds a project, telling on standard error what takes time.
  init(_ arguments: ProjectArguments) throws {
    let installation = Installation.current
    project = try arguments.open(installation)
    index = project.index(installation)
    let builder = HostBuilder(project: project, index: index, installation: installation)
    let built = try builder.build { progress in
      if let text = Self.text(of: progress) { Console.report(text) }
    }
    for warning in built.warnings { Console.report("pomelo: warning: \(warning)") }
    executable = built.executable
    environment = installation.environment
  }

  /// Starts a host.
  func start() throws -> HostProcess {
    try HostProcess(executable: executable, environment: environment)
  }

  /// The tests of the index that names on the command line mean, in order; all without names.
  ///
  /// A name is `Class/method`, `Class`, or either with `*` in it.
  func tests(named names: [String]) throws -> [String] {
    let all = index.testClasses.flatMap(\.methods).map(\.id)
    guard !names.isEmpty else { return all }
    let patterns = names.map(TestPattern.init)
    for (name, pattern) in zip(names, patterns) where !all.contains(where: pattern.matches) {
      throw CommandError.usage(
        "There is no test \"\(name)\". A test is named Class/method; see pomelo list."
          + Self.suggestion(for: name, among: all))
    }
    return all.filter { id in patterns.contains { $0.matches(id) } }
  }

  private static func suggestion(for name: String, among all: [String]) -> String {
    let parts = name.lowercased().split(separator: "/")
    let close = all.filter { id in parts.contains { id.lowercased().contains($0) } }
    let shown = (close.isEmpty ? all : close).prefix(5)
    return shown.isEmpty ? "" : "\nThere are: " + shown.joined(separator: ", ")
  }

  private static func text(of progress: BuildProgress) -> String? {
    switch progress {
    case .waiting: "Waiting for another pomelo that builds the same project …"
    case .compilingApp(let files): "Compiling the app (\(files) files) …"
    case .compilingTests(let files): "Compiling the tests (\(files) files) …"
    case .linking: "Linking the host …"
    case .upToDate: nil
    }
  }
}
