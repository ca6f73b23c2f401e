/// A type that models one screen of the app.
package struct PageObject: Codable, Hashable, Sendable {
  /// How the type is declared.
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `actor`, `enum`, `protocol`
  }

  /// Name of the type.
  package var name: String
  /// How the type is declared.
  package var kind: Kind
  /// Where it is declared.
  package var location: SourceLocation
  /// Elements it locates.
  package var elements: [PageElement]
  /// Its methods, initialisers excluded.
  package var methods: [PageMethod]

  /// Creates a page object.
  package init(
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
