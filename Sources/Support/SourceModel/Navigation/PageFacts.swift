/// What the sources say of one page object about getting to it and away from it.
package struct PageFacts: Codable, Hashable, Sendable {
  /// What a type's declaration says of whether it is a screen.
  package enum Role: String, Codable, Sendable {
    /// A type of its own.
    case screen
    /// A class that others inherit from: a screen only if tests use it as one.
    case base
    /// A protocol: never a screen.
    case `protocol`
    /// An enumeration: a list of locators, unless tests use it as a screen.
    case enumeration
  }

  /// Qualified name.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation
  /// What its declaration says of whether it is a screen.
  package var role: Role
  /// Names of its generic parameters.
  package var generics: [String]
  /// Pages that its generic parameters stand for anywhere in the sources.
  package var origins: [PageType]
  /// Parts of it that are page objects of their own.
  package var components: [PageComponent]
  /// Its methods, inherited ones included, and those computed properties that lead to a page.
  package var landings: [PageLanding]

  /// Creates facts.
  package init(
    name: String, location: SourceLocation, role: Role = .screen, generics: [String] = [],
    origins: [PageType] = [], components: [PageComponent] = [],
    landings: [PageLanding] = []
  ) {
    self.name = name
    self.location = location
    self.role = role
    self.generics = generics
    self.origins = origins
    self.components = components
    self.landings = landings
  }
}
