/// A method of a page object.
public struct PageMethod: Codable, Hashable, Sendable {
  /// Name with argument labels, such as `typeEmail(_:)`.
  public var name: String
  /// Result type as written; empty for none.
  public var returnType: String
  /// Where it is declared.
  public var location: SourceLocation
  /// Last line of the declaration.
  public var endLine: Int

  /// Creates a method.
  public init(name: String, returnType: String, location: SourceLocation, endLine: Int) {
    self.name = name
    self.returnType = returnType
    self.location = location
    self.endLine = endLine
  }
}
