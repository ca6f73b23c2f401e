/// All commands; the files beside this one list them by group.
enum CommandCatalog {
  /// Every command, in the order of the help page.
  static let all: [CatalogCommand] = CommandGroup.allCases.flatMap(\.commands)

  private static let byCommand = Dictionary(
    all.map { ($0.entry.command, $0) }, uniquingKeysWith: { first, _ in first })

  /// A command with what it does; that each is listed once is tested.
  static func command(_ command: ExplorerCommand) -> CatalogCommand? { byCommand[command] }

  /// What is known of a command.
  static func entry(of command: ExplorerCommand) -> CommandEntry? { byCommand[command]?.entry }
}

extension CommandGroup {
  /// Its commands, in the order of the help page.
  var commands: [CatalogCommand] {
    switch self {
    case .run: CommandCatalog.run
    case .tests: CommandCatalog.tests
    case .snapshots: CommandCatalog.review
    case .lessons: CommandCatalog.lessons
    case .time: CommandCatalog.time
    case .breakpoints: CommandCatalog.breakpoints
    case .act: CommandCatalog.act
    case .look: CommandCatalog.look + CommandCatalog.elements + PageCatalog.commands
    case .panes: CommandCatalog.panes
    case .move: CommandCatalog.move
    case .program: CommandCatalog.program
    }
  }

  /// What is known of its commands.
  var entries: [CommandEntry] { commands.map(\.entry) }
}

extension ExplorerCommand {
  /// Every command, in the order of the help page.
  package static let allCases: [ExplorerCommand] = CommandCatalog.all.map(\.entry.command)

  private static let byName = Dictionary(
    allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The command that has a name.
  package init?(name: String) {
    guard let command = Self.byName[name] else { return nil }
    self = command
  }

  /// The page that its keys are for alone, by its key's type; `nil` where they run it everywhere.
  package var place: String? {
    CommandCatalog.entry(of: self)?.page.map { String(reflecting: Swift.type(of: $0.page.key)) }
  }

  /// A word or two for the bar at the bottom.
  func title(in language: Language) -> String {
    CommandCatalog.entry(of: self).map { language.say($0.title) } ?? name
  }
}
