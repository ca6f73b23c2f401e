import ArgumentParser
import ExplorerCore
import Foundation
import Lessons
import Sessions
import TerminalModel
import Workspace

/// The courses that come with pomelo, and how far a learner is.
struct LessonShelf {
  let courses: [Course]
  let base: String
  private(set) var progress: LessonProgress

  /// Reads all.
  ///
  /// - Throws: ``CommandError/lesson(_:)`` and ``CommandError/lessonFolder(_:)``.
  init() throws(CommandError) {
    let installation = Installation.current
    base = LessonFolder.base(environment: installation.environment)
    guard let folder = installation.courses else {
      throw .usage("The lessons are missing from this installation of pomelo.")
    }
    do throws(LessonError) {
      courses = try LessonReader.courses(in: folder)
    } catch {
      throw .lesson(error)
    }
    do throws(LessonFolderError) {
      progress = try LessonStore(in: base).load()
    } catch {
      guard case .later = error else { throw .lessonFolder(error) }
      Console.report(TerminalText("pomelo: warning: \(error.message)"))
      progress = LessonProgress()
    }
  }

  /// All lessons.
  var lessons: [Lesson] { courses.flatMap(\.lessons) }

  /// The lesson that is called so.
  ///
  /// - Throws: ``CommandError/lesson(_:)``.
  func lesson(named name: String) throws(CommandError) -> Lesson {
    if let found = lessons.first(where: { $0.name == name }) { return found }
    throw .lesson(.unknown(name, known: lessons.map(\.name)))
  }

  /// Opens a lesson in the explorer, until it is left.
  ///
  /// - Returns: Whether it was left for the map, rather than quit.
  @discardableResult
  func open(_ lesson: Lesson, _ explorer: ExplorerArguments) throws -> Bool {
    let folder = LessonFolder(lesson, in: base)
    do {
      try folder.prepare(.current)
    } catch let error as LessonFolderError {
      throw CommandError.lessonFolder(error)
    }
    let desk = LessonDesk(folder, LessonStore(in: base), .current)
    let entry = progress.lessons[lesson.name] ?? LessonProgress.Entry()
    var explorer = explorer
    explorer.watch = true
    let end = try explorer.explore(try ProjectArguments.parse([folder.path]), lessons: desk) {
      $0.begin(lesson, in: folder.path, entry)
    }
    return end?.lesson.isLeft ?? false
  }

  /// The same shelf, with what was learned meanwhile.
  func renewed() -> LessonShelf {
    var shelf = self
    if let progress = try? LessonStore(in: base).load() { shelf.progress = progress }
    return shelf
  }

  // MARK: Telling

  /// Lists the lessons.
  func list(asJSON: Bool, in language: Language) throws {
    if asJSON { return Console.print(try JSONLine.text(of: rows)) }
    for course in courses {
      Console.print(TerminalText(language == .japanese ? course.japaneseTitle : course.title))
      for lesson in course.lessons {
        let text = lesson.text(in: language)
        let mark = progress.lessons[lesson.name]?.mark(of: lesson) ?? " "
        Console.print(
          TerminalText("  \(mark) \(lesson.name.padded(toWidth: 24)) \(text.title)"))
      }
    }
    Console.print("")
    for line in summary { Console.print(TerminalText(language.say(line))) }
  }

  /// How far the learner is, and what comes next.
  private var summary: [LocalizedText] {
    let done = lessons.count(where: progress.isDone)
    let count = LocalizedText(
      "\(done) of \(lessons.count) done.", ja: "\(lessons.count) 件中 \(done) 件完了。")
    guard let next = lessons.first(where: { !progress.isDone($0) })
    else { return [count] }
    let begins = progress.lessons.isEmpty
    let way = LocalizedText(
      "pomelo learn NAME opens one; \(begins ? "begin with" : "the next is") \(next.name).",
      ja: "pomelo learn 名前 で開きます。\(begins ? "最初" : "次")は \(next.name) です。")
    return [count, way]
  }

  /// What was done, as one JSON object.
  func report() throws -> TerminalText {
    try JSONLine.text(of: Report(lessons: rows.filter { $0.state != "new" }, total: rows.count))
  }

  private struct Row: Encodable {
    var course: String
    var name: String
    var title: String
    var minutes: Int
    var steps: Int
    var state: String
    var done: [String]
    var hints: [String: Int]
    var solved: [String]
    var finishedAt: Double?
    var before: LessonFigures?
    var after: LessonFigures?
  }

  private struct Report: Encodable {
    var version = 1
    var lessons: [Row]
    var total: Int
  }

  private var rows: [Row] {
    courses.flatMap { course in
      course.lessons.map { lesson in
        let entry = progress.lessons[lesson.name]
        return Row(
          course: course.name, name: lesson.name, title: lesson.english.title,
          minutes: lesson.english.minutes, steps: lesson.steps.count,
          state: entry.map { $0.isFinished ? "done" : "begun" } ?? "new",
          done: lesson.steps.map(\.name).filter { entry?.done.contains($0) ?? false },
          hints: entry?.hints ?? [:], solved: (entry?.solved ?? []).sorted(),
          finishedAt: entry?.finishedAt, before: entry?.before, after: entry?.after)
      }
    }
  }
}
