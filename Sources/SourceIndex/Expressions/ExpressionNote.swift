/// What is known of a completion: a program says it in its person's language.
package enum ExpressionNote: Hashable, Sendable {
  /// Nothing.
  case none
  /// Code or a value, which is the same in every language.
  case code(String)
  /// It is the app under test.
  case application
  /// It is a page object.
  case page
  /// It is a key of a predicate.
  case predicateKey
  /// A query that finds so many elements.
  case found(Int)
  /// A type of which there are so many elements on the screen.
  case shown(Int)
  /// A text of elements.
  ///
  /// - Parameters:
  ///   - attribute: Which text it is, such as `label`.
  ///   - type: The type of the element, of the last one of several.
  ///   - count: How many elements have it.
  case text(attribute: String, type: String, count: Int)
}
