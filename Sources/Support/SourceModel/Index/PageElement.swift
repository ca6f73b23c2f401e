/// An element of a page object: a property, or a method without parameters, of an element type.
package struct PageElement: Codable, Hashable, Sendable {
  /// Name of the property.
  package var name: String
  /// The locator as written, such as `app.textFields["email"]`.
  package var expression: String
  /// The query property the locator ends in, such as `textFields`, if it can be read off.
  package var queryName: String?
  /// The string the locator looks for, if it is a literal or a constant that could be resolved.
  package var key: String?
  /// Where it is declared.
  package var location: SourceLocation
  /// Last line of the declaration.
  package var endLine: Int

  /// Creates an element.
  package init(
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
