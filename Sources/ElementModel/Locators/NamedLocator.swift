/// What an element of a page object looks for.
package struct NamedLocator: Hashable, Sendable {
  /// Its name, such as `SignInViewPage.email`.
  package var name: String
  /// What it looks for; `nil` when only a run can tell.
  package var query: LocatedQuery?

  /// Creates a description.
  package init(name: String, query: LocatedQuery?) {
    self.name = name
    self.query = query
  }
}
