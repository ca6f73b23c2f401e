/// A method of a page object.
package struct PageMethod: Codable, Hashable, Sendable {
  /// Name with argument labels, such as `typeEmail(_:)`.
  package var name: String
  /// Result type as written; empty for none.
  package var returnType: String
  /// Where it is declared.
  package var location: SourceLocation
  /// Last line of the declaration.
  package var endLine: Int

  /// Creates a method.
  package init(name: String, returnType: String, location: SourceLocation, endLine: Int) {
    self.name = name
    self.returnType = returnType
    self.location = location
    self.endLine = endLine
  }
}
