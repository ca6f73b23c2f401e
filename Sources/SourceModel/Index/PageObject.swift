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

/// An element of a page object: a property, or a method without parameters, of an element type.
public struct PageElement: Codable, Hashable, Sendable {
  /// Name of the property.
  public var name: String
  /// The locator as written, such as `app.textFields["email"]`.
  public var expression: String
  /// The query property the locator ends in, such as `textFields`, if it can be read off.
  public var queryName: String?
  /// The string the locator looks for, if it is a literal or a constant that could be resolved.
  public var key: String?
  /// Where it is declared.
  public var location: SourceLocation
  /// Last line of the declaration.
  public var endLine: Int

  /// Creates an element.
  public init(
    name: String, expression: String, queryName: String?, key: String?, location: SourceLocation,
    endLine: Int
  ) {
    self.name = name
    self.expression = expression
    self.queryName = queryName
    self.key = key
    self.location = location
    self.endLine = endLine
  }
}

/// A method of a page object.
public struct PageMethod: Codable, Hashable, Sendable {
  /// Name with argument labels, such as `typeEmail(_:)`.
  public var name: String
  /// Result type as written; empty for none.
  public var returnType: String
  /// Where it is declared.
  public var location: SourceLocation
  /// Last line of the declaration.
  public var endLine: Int

  /// Creates a method.
  public init(name: String, returnType: String, location: SourceLocation, endLine: Int) {
    self.name = name
    self.returnType = returnType
    self.location = location
    self.endLine = endLine
  }
}
