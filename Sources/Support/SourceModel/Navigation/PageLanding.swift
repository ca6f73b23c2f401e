/// Where a method of a page leads, as far as its declaration and body say.
package struct PageLanding: Codable, Hashable, Sendable {
  /// The type that declares the method, which may be one that the page inherits from.
  package var owner: String
  /// Name with labels; of a computed property the plain name.
  package var method: String
  /// Where it is declared.
  package var location: SourceLocation
  /// The result type as written; empty for none.
  package var resultText: String
  /// Whether the method does something to the app, rather than look, wait or assert.
  package var acts: Bool
  /// Whether it is called on the type itself.
  package var isStatic: Bool
  /// The pages that it leads to, or may lead to where that is undecided; empty when it stays.
  package var pages: [PageType]
  /// Whether it leads to what a generic parameter of the page stands for: the page to go back to.
  package var isOrigin: Bool
  /// Why the sources do not decide where it leads; `nil` when they do.
  package var doubt: String?

  /// Creates a description of a method.
  package init(
    owner: String, method: String, location: SourceLocation, resultText: String, acts: Bool,
    isStatic: Bool = false, pages: [PageType] = [], isOrigin: Bool = false, doubt: String? = nil
  ) {
    self.owner = owner
    self.method = method
    self.location = location
    self.resultText = resultText
    self.acts = acts
    self.isStatic = isStatic
    self.pages = pages
    self.isOrigin = isOrigin
    self.doubt = doubt
  }
}
