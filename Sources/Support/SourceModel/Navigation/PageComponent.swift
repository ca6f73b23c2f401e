/// A part of a page that is a page object of its own, such as a footer bar or a row of results.
public struct PageComponent: Codable, Hashable, Sendable {
  /// The property or method of the page that gives it.
  public var member: String
  /// Its type.
  public var type: PageType
  /// Where the member is declared.
  public var location: SourceLocation

  /// Creates a component.
  public init(member: String, type: PageType, location: SourceLocation) {
    self.member = member
    self.type = type
    self.location = location
  }
}
