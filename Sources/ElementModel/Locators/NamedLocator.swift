/// What an element of a page object looks for.
public struct NamedLocator: Hashable, Sendable {
  /// Its name, such as `SignInViewPage.email`.
  public var name: String
  /// What it looks for; `nil` when only a run can tell.
  public var query: LocatedQuery?

  /// Creates a description.
  public init(name: String, query: LocatedQuery?) {
    self.name = name
    self.query = query
  }
}
