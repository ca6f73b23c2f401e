import ArgumentParser

/// `pomelo explore`: the explorer, on a terminal or without one.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", abstract: "Steps through a test in the terminal.")

  @OptionGroup var project: ProjectArguments
  @OptionGroup var explorer: ExplorerArguments

  func run() throws { try explorer.explore(project) }
}
