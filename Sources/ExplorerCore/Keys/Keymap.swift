package import TerminalModel

/// Which key runs which command.
package struct Keymap: Hashable, Sendable {
  /// Keys of each command, the one to name first.
  private let keys: [ExplorerCommand: [Key]]
  private let commands: [Key: ExplorerCommand]

  /// Creates a keymap.
  ///
  /// - Throws: ``KeymapError/collision(_:_:_:)`` when a key would run two commands.
  package init(_ bindings: [(ExplorerCommand, [Key])]) throws(KeymapError) {
    var keys: [ExplorerCommand: [Key]] = [:]
    var commands: [Key: ExplorerCommand] = [:]
    for (command, list) in bindings {
      keys[command, default: []] += list
      for key in list {
        if let other = commands[key] { throw .collision(key, other, command) }
        commands[key] = command
      }
    }
    self.keys = keys
    self.commands = commands
  }

  private init(unchecked bindings: [(ExplorerCommand, [Key])]) {
    keys = Dictionary(bindings, uniquingKeysWith: +)
    commands = Dictionary(
      bindings.flatMap { binding in binding.1.map { ($0, binding.0) } }, uniquingKeysWith: { $1 })
  }

  /// The keys pomelo comes with, those of some commands replaced.
  ///
  /// - Parameter own: Keys by the names of commands; none takes a command's keys away. That no key
  ///   runs two commands was checked when they were read.
  package init(overriding own: [String: [Key]]) {
    self.init(
      unchecked: Self.standardBindings.map { ($0, own[$0.name] ?? $1) })
  }

  /// The command that a key runs.
  package func command(for key: Key) -> ExplorerCommand? { commands[key] }

  /// The keys that run a command.
  package func keys(for command: ExplorerCommand) -> [Key] { keys[command] ?? [] }

  /// The keys pomelo comes with; that no two collide is tested.
  package static let standard = Keymap(unchecked: standardBindings)

  /// What ``standard`` is made of.
  static let standardBindings: [(ExplorerCommand, [Key])] =
    CommandCatalog.all.map { ($0.command, $0.keys) }
}

/// What can be wrong with a keymap.
package enum KeymapError: Error, Hashable, Sendable {
  /// A key would run two commands.
  case collision(Key, ExplorerCommand, ExplorerCommand)
}
