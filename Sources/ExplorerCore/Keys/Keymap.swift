package import TerminalModel

/// Which key runs which command.
package struct Keymap: Hashable, Sendable {
  /// A key where it is pressed.
  private struct Place: Hashable {
    let key: Key
    /// The page in front; `nil` for everywhere else.
    let page: PageID?
  }

  /// Keys of each command, the one to name first.
  private let keys: [ExplorerCommand: [Key]]
  private let commands: [Place: ExplorerCommand]

  /// Puts keys together.
  ///
  /// - Parameters:
  ///   - bindings: Commands with their keys.
  ///   - page: The page in front of which the keys of a command run it; `nil` for everywhere.
  init(
    _ bindings: [(ExplorerCommand, [Key])], on page: (ExplorerCommand) -> PageID? = { _ in nil }
  ) {
    keys = Dictionary(bindings, uniquingKeysWith: +)
    commands = Dictionary(
      bindings.flatMap { command, keys in
        let page = page(command)
        return keys.map { (Place(key: $0, page: page), command) }
      }, uniquingKeysWith: { $1 })
  }

  /// The command that a key runs where no page has keys of its own.
  package func command(for key: Key) -> ExplorerCommand? { command(for: key, on: nil) }

  /// The command that a key runs.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - page: The page in front, whose own keys come first.
  /// - Returns: The command, if there is one.
  func command(for key: Key, on page: PageID?) -> ExplorerCommand? {
    let own = page.flatMap { commands[Place(key: key, page: $0)] }
    return own ?? commands[Place(key: key, page: nil)]
  }

  /// The keys that run a command.
  package func keys(for command: ExplorerCommand) -> [Key] { keys[command] ?? [] }
}
