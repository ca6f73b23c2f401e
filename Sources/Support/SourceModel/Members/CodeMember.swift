/// A member of the test sources: a method, a property, an enumeration's case, a function.
///
/// Members and their references are the graph that says what depends on what.
package struct CodeMember: Codable, Hashable, Sendable, Identifiable {
  /// What a member is to the tests.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A test method, listed where it is declared.
    case test
    /// A method or property of a page object or of one of its components.
    case pageMethod
    /// A method of a use case.
    case useCase
    /// A property, a method or an enumeration's case that is an element.
    case locator
    /// Anything else: set-up, shared steps, functions outside of types.
    case helper
    /// A property or an enumeration's case that is a text or another plain value.
    case constant
  }

  /// `Type.name(labels:)` as in ``Step``, `Type.property`, `Type.case`; what stands outside types
  /// has no type.
  package var id: String
  /// Name of the type that declares it; empty outside of types.
  package var owner: String
  /// Name with argument labels, such as `typeEmail(_:)`.
  package var name: String
  /// What it is to the tests.
  package var kind: Kind
  /// Where it is declared.
  package var location: SourceLocation
  /// Last line of the declaration.
  package var endLine: Int
  /// Type of its result or value, if it is known.
  package var result: CodeType?
  /// The locators in it, in the order written; of an enumeration's case those made for that case.
  package var locators: [CodeLocator]
  /// What it uses, in the order written.
  package var references: [CodeReference]
  /// Texts written in it that are no locator's, such as what an assertion expects.
  package var mentions: [CodeOrigin]
  /// Whether it belongs to a library that comes with pomelo and not to the person's sources.
  package var isInLibrary: Bool

  /// Creates a member.
  package init(
    id: String, owner: String, name: String, kind: Kind, location: SourceLocation, endLine: Int,
    result: CodeType? = nil, locators: [CodeLocator] = [], references: [CodeReference] = [],
    mentions: [CodeOrigin] = [], isInLibrary: Bool = false
  ) {
    self.id = id
    self.owner = owner
    self.name = name
    self.kind = kind
    self.location = location
    self.endLine = endLine
    self.result = result
    self.locators = locators
    self.references = references
    self.mentions = mentions
    self.isInLibrary = isInLibrary
  }

  /// The id of a member.
  package static func id(owner: String, name: String) -> String {
    owner.isEmpty ? name : "\(owner).\(name)"
  }
}
