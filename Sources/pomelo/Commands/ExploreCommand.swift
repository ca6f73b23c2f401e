import ArgumentParser
import Foundation
import Workspace

/// `pomelo explore`: the explorer, on a terminal or without one.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", abstract: "Steps through a test in the terminal.",
    discussion: """
      Without a project, where the current folder is none, it shows what there is to learn and the \
      examples to explore.
      """)

  @OptionGroup var project: ProjectArguments
  @OptionGroup var explorer: ExplorerArguments

  func run() throws {
    guard isFirstContact else {
      try explorer.explore(project)
      return
    }
    try LessonMapRun(shelf: try LessonShelf(), explorer: explorer, isForExamples: true).run()
  }

  /// Whether a person has not said what to explore, nor how.
  private var isFirstContact: Bool {
    !project.isNamed && !Project.isProject(FileManager.default.currentDirectoryPath, .current)
      && explorer.only == nil && explorer.headless == nil && !explorer.plain
  }
}
