/// Running commands, from a key, the mouse or the command line.
extension ExplorerMind {
  /// Runs a command, asks for its argument, or says why it does nothing.
  mutating func invoke(
    _ command: ExplorerCommand, argument: String = ""
  ) -> [ExplorerEffect] {
    notice = nil
    guard let known = CommandCatalog.command(command) else { return [] }
    let entry = known.entry
    if let obstacle = obstacle(to: entry) {
      notice = "\(command.title(in: language)): \(reason(obstacle))"
      return []
    }
    if argument.isEmpty, case .required = entry.argument {
      typing.ask(.argument(command))
      return []
    }
    return perform(known, argument)
  }

  /// Runs a command that is enabled.
  mutating func run(_ command: ExplorerCommand, argument: String) -> [ExplorerEffect] {
    CommandCatalog.command(command).map { perform($0, argument) } ?? []
  }

  private mutating func perform(_ known: CatalogCommand, _ argument: String) -> [ExplorerEffect] {
    let effects = known.perform(&self, argument)
    settle(known.entry.command)
    return effects
  }

  /// Notes for a lesson that a command was performed, or that it asks for more before it is.
  mutating func settle(_ command: ExplorerCommand) {
    if typing.prompt != nil {
      typing.prompt?.asker = command
    } else if lesson.lesson != nil {
      lesson.note(command.name)
    }
  }

  /// The first thing that a command needs and that does not hold.
  func obstacle(to entry: CommandEntry) -> Requirement? { entry.needs.first { !meets($0) } }

  /// Whether a command does something now.
  func isEnabled(_ command: ExplorerCommand) -> Bool {
    CommandCatalog.entry(of: command).flatMap { obstacle(to: $0) } == nil
  }
}
