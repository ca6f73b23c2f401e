/// A place in a source file.
public struct SourceLocation: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Absolute path of the file.
  public var file: String
  /// Line, from 1.
  public var line: Int

  /// Creates a location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `file:line`, with the file's last path component.
  public var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
