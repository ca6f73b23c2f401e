/// A theme as somebody wrote it.
package struct ThemeFile: Hashable, Sendable {
  /// What the theme is called: the file's name without `.yaml`.
  package var name: String
  /// The path, for messages.
  package var path: String
  /// The text, YAML.
  package var text: String

  /// Creates a file.
  package init(name: String, path: String, text: String) {
    self.name = name
    self.path = path
    self.text = text
  }
}
