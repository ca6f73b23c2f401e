/// A part of a page that is a page object of its own, such as a footer bar or a row of results.
package struct PageComponent: Codable, Hashable, Sendable {
  /// The property or method of the page that gives it.
  package var member: String
  /// Its type.
  package var type: PageType
  /// Where the member is declared.
  package var location: SourceLocation

  /// Creates a component.
  package init(member: String, type: PageType, location: SourceLocation) {
    self.member = member
    self.type = type
    self.location = location
  }
}
