/// A key that a person has pressed, with what it does.
struct PressedKey: Hashable, Sendable {
  var command: ExplorerCommand
  /// The key's name.
  var key: String
  /// What it does, in a word.
  var title: String
}
