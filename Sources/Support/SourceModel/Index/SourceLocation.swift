/// A place in a source file.
package struct SourceLocation: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Absolute path of the file.
  package var file: String
  /// Line, from 1.
  package var line: Int

  /// Creates a location.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `file:line`, with the file's last path component.
  package var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
