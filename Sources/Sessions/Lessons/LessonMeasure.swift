import ExplorerCore
import Lessons
import SessionProtocol
import SourceModel
import Workspace

/// Measures a learner's suite by what the claims of the pattern are about.
struct LessonMeasure {
  /// How many schedules are tried.
  static let schedules = 20

  private let lesson: Lesson
  private let runs: LessonRuns
  private let installation: Installation

  init(
    _ lesson: Lesson, _ built: BuiltProject, _ installation: Installation,
    stop: BatchStop = .never
  ) {
    self.lesson = lesson
    self.installation = installation
    // The learner works meanwhile.
    runs = LessonRuns(built, jobs: 1, stop: stop)
  }

  /// The figures; what cannot be measured is left out.
  func figures() -> LessonFigures {
    var figures = LessonFigures()
    let rename = LessonRename(runs, installation)
    figures.linesToChange = lesson.demands.renames
      .map { rename.plan($0, to: "\($0).renamed").lines.count }.max()
    figures.duplicatedLocators = LessonRules(runs).duplicatedLocators
    guard let whole = try? runs.all(), !whole.results.isEmpty else { return figures }
    let opened = lesson.demands.opens ?? runs.tests.first ?? ""
    if let observation = whole.observations[opened] {
      let types = Set(runs.built.index.pages.map(\.name) + runs.built.index.useCases.map(\.name))
      figures.chainSteps = observation.calls.count { types.contains($0.type) }
    }
    figures.virtualSeconds = whole.results.first { $0.test == opened }?.virtualSeconds
    if let ledger = whole.waits[opened] {
      let check = TimingCheck(plan: runs.plan([opened]), startHost: runs.startHost)
      figures.unprotectedWaits =
        check.summary(of: ledger, test: opened, stop: runs.stop)
        .unprotected.count
    }
    if !lesson.demands.mutants.isEmpty, !whole.results.contains(where: \.hasFailed) {
      figures.mutants = lesson.demands.mutants.count
      figures.mutantsCaught = try? LessonMutants(runs, lesson, installation)
        .caught(lesson.demands.mutants)
    }
    measureSchedules(opened, &figures)
    return figures
  }

  private func measureSchedules(_ opened: String, _ figures: inout LessonFigures) {
    guard runs.tests.contains(opened),
      let found = try? runs.deeds(of: opened, schedules: Self.schedules),
      found.count == Self.schedules
    else { return }
    figures.schedules = Self.schedules
    figures.schedulesSurvived = found.failed == nil ? found.same : 0
  }
}
