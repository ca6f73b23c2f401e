/// A source file that has been read.
package struct SourceText: Hashable, Sendable {
  /// Absolute path.
  package var path: String
  /// Its contents.
  package var text: String

  /// Creates a file.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
