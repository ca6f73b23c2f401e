/// A place in the app's sources that often does something else than it was written for.
package struct CodeDoubt: Hashable, Sendable {
  /// What is doubtful.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A property of an observed object that views show and that changes without telling them.
    case unpublished
    /// An observed object that a view makes itself, and with which it begins anew.
    case notKept
    /// An object that a view shows without observing it.
    case unobserved
    /// State of a view that is a copy of what it was given, and that the view changes.
    case copied
    /// A call in what a view presents that dismisses the view itself.
    case outerDismiss
    /// A property or method that nothing uses.
    case unused
    /// A link with a value for whose type there is no destination.
    case noDestination
    /// An action that does nothing.
    case emptyAction
    /// A change of a local copy that nothing reads afterwards.
    case lostCopy
    /// An observed object that several views make, each one of its own.
    case otherInstance
    /// Choices of a picker that have the same tag.
    case sameTag
    /// A method of a test class that prepares and does not do what it overrides.
    case noSuper
    /// An assignment in a test class that takes away launch arguments which its superclass gives.
    case replacedArguments
  }

  /// What is doubtful.
  package var kind: Kind
  /// The property, variable, value or title concerned, as it is written.
  package var name: String
  /// The type around.
  package var owner: String
  /// The views that show what is concerned; of tests, the classes.
  package var views: [String]
  /// Where it is.
  package var location: SourceLocation

  /// Creates a doubt.
  package init(
    kind: Kind, name: String, owner: String, views: [String], location: SourceLocation
  ) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.views = views
    self.location = location
  }
}
