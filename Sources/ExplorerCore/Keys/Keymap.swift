package import TerminalModel

/// Which key runs which command.
package struct Keymap: Hashable, Sendable {
  /// Keys of each command, the one to name first.
  private let keys: [ExplorerCommand: [Key]]
  private let commands: [Key: ExplorerCommand]

  private init(_ bindings: [(ExplorerCommand, [Key])]) {
    keys = Dictionary(bindings, uniquingKeysWith: +)
    commands = Dictionary(
      bindings.flatMap { binding in binding.1.map { ($0, binding.0) } }, uniquingKeysWith: { $1 })
  }

  /// The keys pomelo comes with, those of some commands replaced.
  ///
  /// - Parameter own: Keys by the names of commands; none takes a command's keys away. That no key
  ///   runs two commands was checked when they were read.
  package init(overriding own: [String: [Key]]) {
    self.init(Self.standardBindings.map { ($0, own[$0.name] ?? $1) })
  }

  /// The command that a key runs.
  package func command(for key: Key) -> ExplorerCommand? { commands[key] }

  /// The keys that run a command.
  package func keys(for command: ExplorerCommand) -> [Key] { keys[command] ?? [] }

  /// The keys pomelo comes with; that no two collide is tested.
  package static let standard = Keymap(standardBindings)

  /// What ``standard`` is made of.
  static let standardBindings: [(ExplorerCommand, [Key])] =
    CommandCatalog.all.map { ($0.command, $0.keys) }
}
