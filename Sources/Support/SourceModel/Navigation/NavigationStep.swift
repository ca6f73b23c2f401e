/// A step of a walk over pages: what a test does to get around.
struct NavigationStep: Hashable, Sendable {
  /// What a step is.
  enum Kind: Hashable {
    /// The first page after a launch.
    case entry
    /// Another page; the method's text, where it stands, and whether its type names the page.
    case transition(from: String, method: String, location: SourceLocation, isTyped: Bool)
    /// Another page that must be there at the same time.
    case beside(String)
  }

  /// What it is.
  var kind: Kind
  /// The page that it comes to.
  var page: String
}
