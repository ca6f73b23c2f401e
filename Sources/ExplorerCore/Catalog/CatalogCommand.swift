import TerminalModel

/// A command with what it does.
final class CatalogCommand: Sendable {
  /// Performs the command; the text is its argument, empty without one.
  typealias Action = @Sendable (inout ExplorerMind, String) -> [ExplorerEffect]
  /// What a beginning of the argument can be completed to.
  typealias Completer = @Sendable (ExplorerMind, String) -> [Completion]

  /// What is known of it.
  let entry: CommandEntry
  let complete: Completer
  let perform: Action

  /// Tells what a command does.
  init(
    _ entry: CommandEntry, complete: @escaping Completer = { _, _ in [] },
    perform: @escaping Action
  ) {
    self.entry = entry
    self.complete = complete
    self.perform = perform
  }

  /// Describes a command.
  convenience init(
    _ command: ExplorerCommand, keys: [Key] = [], _ title: LocalizedText, _ help: LocalizedText,
    argument: CommandEntry.Argument = .none, needs: [Requirement] = [],
    on page: CommandPlace? = nil,
    complete: @escaping Completer = { _, _ in [] }, perform: @escaping Action
  ) {
    self.init(
      CommandEntry(command, keys: keys, title, help, argument: argument, needs: needs, on: page),
      complete: complete, perform: perform)
  }

  /// Describes a command without an argument that changes the model only.
  convenience init(
    _ command: ExplorerCommand, keys: [Key] = [], _ title: LocalizedText, _ help: LocalizedText,
    needs: [Requirement] = [], on page: CommandPlace? = nil,
    change: @escaping @Sendable (inout ExplorerMind) -> Void
  ) {
    self.init(command, keys: keys, title, help, needs: needs, on: page) { explorer, _ in
      change(&explorer)
      return []
    }
  }
}
