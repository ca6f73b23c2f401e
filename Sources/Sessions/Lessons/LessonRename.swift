import ExplorerCore
import SessionProtocol
import SourceIndex
import SourceModel
import Workspace

/// Renames an identifier in the running app and in the tests' sources, and looks whether the tests
/// still pass: what a page object is for.
struct LessonRename {
  private let runs: LessonRuns
  private let installation: Installation

  init(_ runs: LessonRuns, _ installation: Installation) {
    self.runs = runs
    self.installation = installation
  }

  /// What the tests' part of a rename comes to.
  struct Plan {
    var changes: [FileChange]
    /// The lines that change.
    var lines: [SourceLocation]
    /// Where no edit is safe.
    var open: SourceLocation?
  }

  /// Plans the tests' part of a rename.
  func plan(_ identifier: String, to new: String) -> Plan {
    let project = runs.built.project
    let files = (project.allAppFiles + project.allTestFiles).map {
      SourceText(path: $0.path, text: $0.text)
    }
    let tests = Set(project.allTestFiles.map(\.path))
    guard let plan = try? RenamePlan(identifier, to: new, index: runs.built.index, files: files)
    else { return Plan(changes: [], lines: [], open: nil) }
    let changes = plan.changes.filter { tests.contains($0.path) }
    let open = plan.open.first { tests.contains($0.location.file) }?.location
    return Plan(changes: changes, lines: changes.flatMap(\.changedLines), open: open)
  }

  /// What keeps a rename from being a matter of so many lines.
  ///
  /// - Throws: What starting a host throws.
  func finding(_ identifier: String, lines most: Int) throws -> CheckFinding? {
    let new = "\(identifier).renamed"
    let plan = plan(identifier, to: new)
    if let open = plan.open { return .putTogether(identifier, open) }
    guard !plan.lines.isEmpty else { return .notLookedFor(identifier) }
    guard plan.lines.count <= most else {
      return .manyLines(identifier, plan.lines, most: most)
    }
    let project = runs.built.project.with(plan.changes, asTrial: true)
    let renamed: BuiltProject
    do throws(WorkspaceError) {
      renamed = try BuiltProject(
        project, index: project.index(installation), installation: installation)
    } catch {
      return .notBuilt(BuildProblem.problems(in: error)[0])
    }
    var batch = runs.plan(runs.tests)
    batch.faults = [AppFault(.identifier(new), on: identifier)]
    return try runs.firstFailure(batch, of: renamed).map {
      .failsRenamed(identifier, test: $0.test, message: $0.firstMessage)
    }
  }
}

extension FileChange {
  /// The lines that are others after it, where none comes or goes.
  fileprivate var changedLines: [SourceLocation] {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return zip(lines(before ?? ""), lines(after)).enumerated().filter {
      $0.element.0 != $0.element.1
    }
    .map { SourceLocation(file: path, line: $0.offset + 1) }
  }
}
