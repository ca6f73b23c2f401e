/// Running commands, from a key, the mouse or the command line.
extension ExplorerModel {
  /// Runs a command, asks for its argument, or says why it does nothing.
  mutating func invoke(
    _ command: ExplorerCommand, argument: String = ""
  ) -> [ExplorerEffect] {
    notice = nil
    guard let entry = CommandCatalog.entry(of: command) else { return [] }
    if let obstacle = obstacle(to: entry) {
      notice = "\(command.title(in: language)): \(obstacle.reason(language))"
      return []
    }
    if argument.isEmpty, case .required = entry.argument {
      typing.prompt = Prompt(.argument(command))
      return []
    }
    return entry.perform(&self, argument)
  }

  /// Runs a command that is enabled.
  mutating func run(_ command: ExplorerCommand, argument: String) -> [ExplorerEffect] {
    CommandCatalog.entry(of: command)?.perform(&self, argument) ?? []
  }
}
