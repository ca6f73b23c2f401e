import ExplorerCore
import Lessons
import Sessions
import TerminalModel

/// `pomelo learn` without a name: the map of the lessons, and what is chosen in it.
struct LessonMapRun {
  let shelf: LessonShelf
  let explorer: ExplorerArguments

  func run() throws {
    try shelf.list(asJSON: false, in: explorer.language ?? .english)
  }
}
