/// All commands; the files beside this one list them by group.
enum CommandCatalog {
  /// Every command, in the order of the help page.
  static let all: [CommandEntry] = CommandGroup.allCases.flatMap(\.entries)

  private static let byCommand = Dictionary(
    all.map { ($0.command, $0) }, uniquingKeysWith: { first, _ in first })

  /// What is known of a command; that each is listed once is tested.
  static func entry(of command: ExplorerCommand) -> CommandEntry? { byCommand[command] }
}

extension ExplorerCommand {
  /// A word or two for the bar at the bottom.
  func title(in language: Language) -> String {
    CommandCatalog.entry(of: self).map { language.say($0.title) } ?? name
  }
}
