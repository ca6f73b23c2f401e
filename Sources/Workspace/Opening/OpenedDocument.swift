package import ElementModel
import XcodeProjects

/// What of a project of Xcode's, or the like, was opened.
package struct OpenedDocument: Hashable, Sendable {
  /// The document: a folder or file.
  package var path: String
  /// The app's target.
  package var app: String
  /// The targets of its tests.
  package var tests: [String]
  /// What code imports the app by.
  package var appModule: String
  /// What the tests' module is called; `nil` where there are no tests.
  package var testModule: String?
  /// Macros that the sources use, of packages.
  package var macros: [MacroTarget]
  /// Whether the person has allowed what the project brings along to be run while it is built.
  package var allowsScripts: Bool
  /// The scheme that was followed.
  package var scheme: String?
  /// The plan that was followed.
  package var testPlan: String?
  /// The configuration of the plan that was followed.
  package var configuration: String?
  /// The ways in which the tests are run, those of the plan in its order.
  package var configurations: [RunConfiguration] = []
  /// The oldest version of iOS that the app runs on; `nil` where nothing says it.
  package var minimumSystem: SystemVersion?
  /// Whether the person says which language and region the device has.
  package var ignoresLocales = false
  /// Which tests that runs; `nil` for all.
  package var selection: TestSelection?
  /// The file that says what the store sells, as the scheme names it; `nil` where it names none.
  package var storeConfiguration: String?
  /// What is left out.
  package var problems: [OpeningProblem]

  /// Which scripts were not run though they could be, in one line; `nil` for none.
  package var scriptsLeftOut: String? {
    let names = problems.compactMap { problem -> String? in
      guard case .script(let name, let target, let kind) = problem, kind.canBeRun else {
        return nil
      }
      return "\(name.quoted) of \(target.quoted)"
    }
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(3).joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return names.count == 1
      ? "1 build script was not run: \(shown); --allow-scripts runs it"
      : "\(names.count) build scripts were not run: \(shown)\(more); --allow-scripts runs them"
  }

  /// Which source files the project names that are not there, in one line; `nil` for none.
  ///
  /// Xcode does not build such a project. What those files declare is missing from the rest, so that
  /// the compiler's complaints mislead who does not know.
  package var sourcesMissing: String? {
    let paths = problems.compactMap { problem -> String? in
      guard case .document(.missingFile(let path, _)) = problem, path.hasSuffix(".swift") else {
        return nil
      }
      return path
    }
    guard !paths.isEmpty else { return nil }
    let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return paths.count == 1
      ? "the project names a source file that is missing: \(paths.quotedList)"
      : "the project names \(paths.count) source files that are missing: "
        + paths.prefix(3).quotedList + more
  }

  /// What was chosen, in one line.
  package var summary: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var parts = [
      "app \(app)", tests.isEmpty ? "no UI tests" : "tests \(tests.joined(separator: ", "))",
    ]
    if let scheme { parts.append("scheme \(scheme)") }
    if let testPlan { parts.append("test plan \(testPlan)") }
    if let configuration { parts.append("configuration \(configuration)") }
    return "\(name): \(parts.joined(separator: ", "))"
  }
}
