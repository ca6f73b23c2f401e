/// A way to find an element in a test, with what speaks for it and against it.
package struct SuggestedLocator: Hashable, Sendable {
  /// What it relies on; earlier ones last longer while an app is developed.
  package enum Basis: Int, Comparable, Hashable, Sendable {
    /// An identifier alone, or with the type.
    case identifier
    /// An identifier of something that contains the element.
    case container
    /// A text that people read: it changes with wording and language.
    case label
    /// A part of a text, or a value.
    case partOfText
    /// A position: it changes with what else is shown.
    case position

    /// Whether one relies on less than another.
    package static func < (one: Basis, other: Basis) -> Bool { one.rawValue < other.rawValue }
  }

  /// The locator as Swift, beginning with `app`.
  package var text: String
  /// What it stands for.
  package var query: LocatedQuery
  /// How many elements it finds now.
  package var matches: Int
  /// What it relies on.
  package var basis: Basis
  /// Why it is where it is in the list, in a sentence.
  package var reason: String
  /// The elements of page objects that look for the same, such as `SignInViewPage.email`.
  package var pageElements: [String]
}
