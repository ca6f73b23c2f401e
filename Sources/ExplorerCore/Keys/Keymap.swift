package import TerminalModel

/// Which key runs which command.
package struct Keymap: Hashable, Sendable {
  /// Keys of each command, the one to name first.
  private let keys: [ExplorerCommand: [Key]]
  private let commands: [Key: ExplorerCommand]

  /// Puts keys together.
  init(_ bindings: [(ExplorerCommand, [Key])]) {
    keys = Dictionary(bindings, uniquingKeysWith: +)
    commands = Dictionary(
      bindings.flatMap { binding in binding.1.map { ($0, binding.0) } }, uniquingKeysWith: { $1 })
  }

  /// The command that a key runs.
  package func command(for key: Key) -> ExplorerCommand? { commands[key] }

  /// The keys that run a command.
  package func keys(for command: ExplorerCommand) -> [Key] { keys[command] ?? [] }
}
