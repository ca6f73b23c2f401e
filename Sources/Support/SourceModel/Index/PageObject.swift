/// A type that models one screen of the app.
public struct PageObject: Codable, Hashable, Sendable {
  /// How the type is declared.
  public enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `actor`, `enum`, `protocol`
  }

  /// Name of the type.
  public var name: String
  /// How the type is declared.
  public var kind: Kind
  /// Where it is declared.
  public var location: SourceLocation
  /// Elements it locates.
  public var elements: [PageElement]
  /// Its methods, initialisers excluded.
  public var methods: [PageMethod]

  /// Creates a page object.
  public init(
    name: String, kind: Kind, location: SourceLocation, elements: [PageElement],
    methods: [PageMethod]
  ) {
    self.name = name
    self.kind = kind
    self.location = location
    self.elements = elements
    self.methods = methods
  }
}
