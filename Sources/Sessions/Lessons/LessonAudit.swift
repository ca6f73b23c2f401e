package import ExplorerCore
package import Lessons
package import Workspace

/// Proves that a lesson can be taken: that its start does not hold what is asked, its solutions do, other
/// right ones are taken and wrong ones refused.
package struct LessonAudit {
  /// How much is tried.
  package enum Extent: Hashable, Sendable {
    /// The texts and, played in the explorer, the solutions.
    case played
    /// Besides, the start and all variants.
    case whole
  }

  /// Plays a lesson in an explorer by its own solutions.
  ///
  /// It is given the learner's folder as at the beginning, and gives the explorer's lesson as it was left.
  package typealias Play = (LessonFolder) throws -> LessonState

  private let lesson: Lesson
  private let folder: LessonFolder
  private let installation: Installation

  /// Prepares a proof.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - base: A folder for what is tried; lessons of one app share a project there, so that the app is
  ///     compiled once.
  ///   - installation: Where the host library and the apps are.
  package init(_ lesson: Lesson, in base: String, _ installation: Installation) {
    self.lesson = lesson
    folder = LessonFolder(lesson, at: "\(base)/\(lesson.app ?? lesson.name)")
    self.installation = installation
  }

  /// What is wrong with its texts.
  package var textProblems: [LessonProblem] {
    var problems: [LessonProblem] = []
    if lesson.japanese == nil { problems.append(.notTranslated) }
    for (language, text) in [(Language.english, lesson.english), (.japanese, lesson.japanese)] {
      guard let text else { continue }
      for (place, step) in text.steps.enumerated() {
        let rows = LessonTextSize.rows(ofStep: place, in: text)
        if rows > LessonTextSize.limit {
          problems.append(.long(step: step.name, language: language, rows: rows))
        }
        if step.text.hints.count != 2 {
          problems.append(.hints(step: step.name, step.text.hints.count))
        }
      }
    }
    return problems
  }

  /// Has the lesson played from its beginning.
  ///
  /// - Parameters:
  ///   - size: The terminal's size, for what is told.
  ///   - language: The language, likewise.
  ///   - play: Plays it.
  /// - Returns: The steps that were not done.
  /// - Throws: What playing throws, and ``LessonFolderError``.
  package func played(
    size: String, _ language: Language, by play: Play
  ) throws -> [LessonProblem] {
    try folder.set(lesson.start, installation)
    let end = try play(folder)
    return lesson.steps.map(\.name).filter { !end.entry.done.contains($0) }.map {
      .notPlayed(step: $0, size: size, language: language, end.findings)
    }
  }

  /// Looks at the start of each step, its solution and all variants.
  ///
  /// - Throws: ``LessonFolderError``, and `WorkspaceError` where the app is missing.
  package func variantProblems() throws -> [LessonProblem] {
    var problems: [LessonProblem] = []
    var refused: Set<LessonCheck> = []
    for (place, step) in lesson.steps.enumerated() where step.isEdited {
      // What does not compile yet does not hold what is asked either.
      if let start = try? checker(lesson.files(after: place - 1)) {
        let open = refusals(of: step.checks, by: start)
        refused.formUnion(open.telling)
        if open.all.isEmpty, !step.checks.contains(where: \.isOfExplorer) {
          problems.append(.holdsAlready(step: step.name))
        }
      }
      problems += try findings(in: lesson.files(after: place), step.checks, after: step.name).map {
        .unsolved(step: step.name, check: $0.check, $0.finding)
      }
    }
    for variant in lesson.demands.variants {
      do {
        problems += try self.problems(of: variant, &refused)
      } catch let error as LessonError {
        problems.append(.unreadable(error.message))
      }
    }
    return problems + missingVariants(refused)
  }

  private func problems(
    of variant: LessonVariant, _ refused: inout Set<LessonCheck>
  ) throws -> [LessonProblem] {
    let own = try LessonReader.files(of: variant, lesson)
    let place = lesson.steps.firstIndex { $0.name == variant.step } ?? lesson.steps.count - 1
    let files = lesson.files(after: place).laid(under: own)
    guard let kind = variant.refusedBy else {
      let checks = lesson.steps.filter(\.isEdited).flatMap(\.checks)
      return try findings(in: files, checks, after: variant.name).map {
        .refused(variant: variant.name, check: $0.check, $0.finding)
      }
    }
    let checker: LessonChecker
    do {
      checker = try self.checker(files)
    } catch let error as WorkspaceError {
      if kind == "compiles" { return [] }
      return [.notBuilt(after: variant.name, error.message)]
    }
    let found = refusals(of: lesson.steps[place].checks, by: checker)
    refused.formUnion(found.telling)
    return found.telling.contains { $0.name == kind }
      ? [] : [.taken(variant: variant.name, by: kind)]
  }

  /// The checks that refuse a solution, and those of them that tell something by it: that tests which
  /// fail anyway notice no wrong app says nothing about looking for wrong apps.
  private func refusals(
    of checks: [LessonCheck], by checker: LessonChecker
  ) -> (all: Set<LessonCheck>, telling: Set<LessonCheck>) {
    let all = Set(checks.filter { !$0.isOfExplorer && checker.finding($0) != nil })
    let isPassing = !all.contains { $0.name == "passes" }
    return (all, isPassing ? all : all.filter { !$0.asksPassingTests })
  }

  /// Checks of edited steps that no wrong solution is refused by, be it a variant or what the step
  /// begins with, and whether there are enough right ones.
  private func missingVariants(_ refused: Set<LessonCheck>) -> [LessonProblem] {
    guard lesson.steps.contains(where: \.isEdited) else { return [] }
    var problems: [LessonProblem] = []
    let right = lesson.demands.variants.count { $0.refusedBy == nil }
    if right < 2 { problems.append(.fewRight(right)) }
    for step in lesson.steps where step.isEdited {
      for check in step.checks where !check.isOfExplorer && !refused.contains(check) {
        problems.append(.noWrong(check: "\(check.name): \(check.text.english)", step: step.name))
      }
    }
    return problems
  }

  private func findings(
    in files: LessonFiles, _ checks: [LessonCheck], after name: String
  ) throws -> [(check: String, finding: CheckFinding)] {
    let checker: LessonChecker
    do {
      checker = try self.checker(files)
    } catch let error as WorkspaceError {
      return [("compiles", .notBuilt(BuildProblem.problems(in: error)[0]))]
    }
    return checks.filter { !$0.isOfExplorer }.compactMap { check in
      checker.finding(check).map { (check.text.english, $0) }
    }
  }

  private func checker(_ files: LessonFiles) throws -> LessonChecker {
    try folder.set(files, installation)
    let project = try Project(
      .folder(folder.path), installation: installation, currentFolder: folder.path)
    let built = try BuiltProject(
      project, index: project.index(installation), installation: installation)
    return LessonChecker(lesson, built, installation)
  }
}
