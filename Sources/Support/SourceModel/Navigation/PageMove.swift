/// What one expression of a test, a use case or a page method means for where the run is.
package struct PageMove: Codable, Hashable, Sendable {
  /// The sorts of expressions.
  package enum Kind: Codable, Hashable, Sendable {
    /// A method of a page: the type that declares it, and its name with labels.
    case method(owner: String, name: String)
    /// A method of a use case or a helper, whose own moves follow from there.
    case scenario(type: String, method: String)
    /// A property of a page is read, such as one of its elements.
    case read(property: String)
    /// An element is acted on outside of a page's method: the call's text.
    case action(text: String)
    /// The app is launched or terminated: whatever was open is no longer.
    case launch
  }

  /// What it is.
  package var kind: Kind
  /// The page it is called on or goes through.
  package var page: PageType?
  /// The page that its result is.
  package var result: PageType?
  /// Where it stands: the line that a stack frame reports.
  package var location: SourceLocation
  /// Whether it only looks, and is expected to find that the page is not there.
  package var isAbsence: Bool

  /// Creates a move.
  package init(
    kind: Kind, page: PageType?, result: PageType? = nil, location: SourceLocation,
    isAbsence: Bool = false
  ) {
    self.kind = kind
    self.page = page
    self.result = result
    self.location = location
    self.isAbsence = isAbsence
  }
}
