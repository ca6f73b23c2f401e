/// An element of a page object: a property, or a method without parameters, of an element type.
public struct PageElement: Codable, Hashable, Sendable {
  /// Name of the property.
  public var name: String
  /// The locator as written, such as `app.textFields["email"]`.
  public var expression: String
  /// The query property the locator ends in, such as `textFields`, if it can be read off.
  public var queryName: String?
  /// The string the locator looks for, if it is a literal or a constant that could be resolved.
  public var key: String?
  /// Where it is declared.
  public var location: SourceLocation
  /// Last line of the declaration.
  public var endLine: Int

  /// Creates an element.
  public init(
    name: String, expression: String, queryName: String?, key: String?, location: SourceLocation,
    endLine: Int
  ) {
    self.name = name
    self.expression = expression
    self.queryName = queryName
    self.key = key
    self.location = location
    self.endLine = endLine
  }
}
