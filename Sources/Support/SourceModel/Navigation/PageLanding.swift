/// Where a method of a page leads, as far as its declaration and body say.
public struct PageLanding: Codable, Hashable, Sendable {
  /// The type that declares the method, which may be one that the page inherits from.
  public var owner: String
  /// Name with labels; of a computed property the plain name.
  public var method: String
  /// Where it is declared.
  public var location: SourceLocation
  /// The result type as written; empty for none.
  public var resultText: String
  /// Whether the method does something to the app, rather than look, wait or assert.
  public var acts: Bool
  /// Whether it is called on the type itself.
  public var isStatic: Bool
  /// The pages that it leads to, or may lead to where that is undecided; empty when it stays.
  public var pages: [PageType]
  /// Whether it leads to what a generic parameter of the page stands for: the page to go back to.
  public var isOrigin: Bool
  /// Why the sources do not decide where it leads; `nil` when they do.
  public var doubt: String?

  /// Creates a description of a method.
  public init(
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
