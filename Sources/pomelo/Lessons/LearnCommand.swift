import ArgumentParser
import ExplorerCore
import Foundation
import Lessons
import Sessions
import TerminalModel
import Workspace

/// `pomelo learn`: the lessons.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Teaches page objects by doing, in the explorer.",
    discussion: """
      Without a name it shows the map of courses and lessons, with what is done. Your files lie in \
      ~/pomelo-lessons, or where POMELO_LESSONS says; nothing of them is overwritten without a copy.
      """)

  @Argument(help: "The lesson; with --check a folder of lessons.")
  var name: String?

  @Flag(help: "List the lessons, with what is done.")
  var list = false

  @Flag(help: "With --list: print JSON.")
  var json = false

  @Flag(
    help: """
      For authors of lessons: prove that starts fail, solutions hold, other right ones are taken \
      and wrong ones refused. All that come with pomelo, or those of a folder.
      """)
  var check = false

  @Flag(help: "With --check: only play each lesson once, by its own solutions.")
  var quick = false

  @Flag(
    help: """
      Open the lesson for an audience: few lines, wide margins, and the keys that are pressed; \
      --layout presentation does the same for any project.
      """)
  var present = false

  @Flag(help: "Print what was done and which hints were used, as JSON.")
  var report = false

  @OptionGroup var explorer: ExplorerArguments

  func validate() throws {
    if [list, check, report].count(where: { $0 }) > 1 {
      throw ValidationError("--list, --check and --report exclude each other.")
    }
    if json, !list { throw ValidationError("--json goes with --list.") }
    if present, name == nil || list || check || report {
      throw ValidationError("--present goes with the name of a lesson.")
    }
    if quick, !check { throw ValidationError("--quick goes with --check.") }
  }

  func run() throws {
    if check { return try LessonCheckRun(folder: name, isQuick: quick).run() }
    let shelf = try LessonShelf()
    if report { return Console.print(try shelf.report()) }
    if list { return try shelf.list(asJSON: json, in: language) }
    guard let name else { return try LessonMapRun(shelf: shelf, explorer: explorer).run() }
    var own = explorer
    if present { own.layout = .presentation }
    let isLeft = try shelf.open(try shelf.lesson(named: name), own)
    guard isLeft, Console.isInteractive, explorer.headless == nil, !explorer.plain else { return }
    try LessonMapRun(shelf: shelf.renewed(), explorer: explorer).run()
  }

  private var language: Language {
    explorer.language ?? Language(environment: ProcessInfo.processInfo.environment)
  }
}
