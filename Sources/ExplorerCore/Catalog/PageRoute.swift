/// A page there is: by which key it is asked for, and what it is given.
struct PageRoute: Sendable {
  /// The type of its keys.
  let key: ObjectIdentifier
  /// The command that opens it, where that is all that the command does.
  let command: CatalogCommand?
  private let make: @Sendable (ExplorerMind, any PageKey) -> (any Page)?

  private init<Key: PageKey>(
    command: CatalogCommand?, _ make: @escaping @Sendable (ExplorerMind, Key) -> any Page
  ) {
    key = ObjectIdentifier(Key.self)
    self.command = command
    self.make = { explorer, key in (key as? Key).map { make(explorer, $0) } }
  }

  /// A page that is opened by something else than a command of its own.
  init<Key: PageKey>(
    _ type: Key.Type, _ make: @escaping @Sendable (ExplorerMind, Key) -> any Page
  ) {
    self.init(command: nil, make)
  }

  /// A page with the command that opens it.
  init<Key: PageKey>(
    _ key: Key, by entry: CommandEntry, _ make: @escaping @Sendable (ExplorerMind, Key) -> any Page
  ) {
    let command = CatalogCommand(entry) { explorer, _ in
      explorer.open(key)
      return []
    }
    self.init(command: command, make)
  }

  /// The page of a key, with what it shows; nil for the key of another page.
  func page(_ key: any PageKey, of explorer: ExplorerMind) -> (any Page)? { make(explorer, key) }
}
