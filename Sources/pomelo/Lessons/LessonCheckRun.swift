import ArgumentParser
import ExplorerCore
import Foundation
import HeadlessDriver
import Lessons
import Sessions
import TerminalModel
import Workspace

/// `pomelo learn --check`: proves lessons.
struct LessonCheckRun {
  let folder: String?
  let isQuick: Bool

  /// Where lessons are played.
  private static let sizes = ["80x24", "120x40", "200x60"]

  func run() throws {
    let installation = Installation.current
    guard let place = folder ?? installation.courses else {
      throw CommandError.usage("The lessons are missing from this installation of pomelo.")
    }
    let path = URL(fileURLWithPath: place).standardizedFileURL.path
    let lessons: [Lesson]
    do throws(LessonError) {
      lessons = try LessonReader.courses(in: path).flatMap(\.lessons)
    } catch {
      throw CommandError.lesson(error)
    }
    let base =
      Installation.cacheFolder(environment: installation.environment) + "/lessons/\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: base) }
    var wrong = 0
    for (number, lesson) in lessons.enumerated() {
      Console.show(
        TaskProgress(
          LocalizedText("lessons", ja: "レッスン"), done: number, of: lessons.count,
          detail: LocalizedText(lesson.name, ja: lesson.name), parts: .steps))
      let problems = try problems(of: lesson, in: base, installation)
      Console.print(TerminalText("\(problems.isEmpty ? "✓" : "✗") \(lesson.name)"))
      for problem in problems { Console.print(TerminalText(lines: "    \(problem.message)")) }
      wrong += problems.isEmpty ? 0 : 1
    }
    Console.endProgress()
    Console.print(TerminalText("\(lessons.count - wrong) of \(lessons.count) lessons hold."))
    if wrong > 0 { throw ExitCode(1) }
  }

  private func problems(
    of lesson: Lesson, in base: String, _ installation: Installation
  ) throws -> [LessonProblem] {
    let audit = LessonAudit(lesson, in: base, installation)
    var problems = audit.textProblems
    let languages = isQuick ? [Language.english] : Language.allCases
    for size in isQuick ? ["120x40"] : Self.sizes {
      for language in languages {
        problems += try audit.played(size: size, language) { folder in
          try play(lesson, folder, TerminalSize(option: "--headless", size), language)
        }
      }
    }
    return isQuick ? problems : problems + (try audit.variantProblems())
  }

  /// Plays a lesson by its own solutions.
  private func play(
    _ lesson: Lesson, _ folder: LessonFolder, _ size: TerminalSize, _ language: Language
  ) throws -> LessonState {
    let prepared: PreparedHost
    do {
      prepared = try PreparedHost(try ProjectArguments.parse([folder.path]), only: [])
    } catch CommandError.workspace(let error) {
      Console.report(TerminalText(lines: error.message))
      return LessonState()
    }
    let (host, description) = try prepared.start()
    var model = ExplorerMind(
      host: description, index: prepared.index, test: prepared.firstTest,
      device: prepared.project.device, network: prepared.project.network)
    model.preferences.language = language
    model.begin(lesson, in: folder.path, LessonProgress.Entry())
    let supply = HostSupply(
      source: prepared.source, built: prepared.built, installation: .current, isWatching: false)
    let session = ExplorerSession(model: model, host: host, supply: supply)
    session.lessons = LessonDesk(
      folder, LessonStore(in: folder.path + ".progress"), .current, measures: false)
    let lines = lesson.steps.flatMap { _ in ["lesson-solve", "lesson-next"] }
    let driver = HeadlessDriver(size: size, inputs: lines.map { .line($0) })
    let explorer = Explorer(session: session, driver: driver)
    _ = explorer.run()
    explorer.close()
    return session.model.lesson
  }
}
