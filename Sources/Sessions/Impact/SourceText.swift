/// A source file that has been read.
public struct SourceText: Hashable, Sendable {
  /// Absolute path.
  public var path: String
  /// Its contents.
  public var text: String

  /// Creates a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
