/// A member of the test sources: a method, a property, an enumeration's case, a function.
///
/// Members and their references are the graph that says what depends on what.
public struct CodeMember: Codable, Hashable, Sendable, Identifiable {
  /// What a member is to the tests.
  public enum Kind: String, Codable, Sendable, CaseIterable {
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
  public var id: String
  /// Name of the type that declares it; empty outside of types.
  public var owner: String
  /// Name with argument labels, such as `typeEmail(_:)`.
  public var name: String
  /// What it is to the tests.
  public var kind: Kind
  /// Where it is declared.
  public var location: SourceLocation
  /// Last line of the declaration.
  public var endLine: Int
  /// Type of its result or value, if it is known.
  public var result: CodeType?
  /// The locators in it, in the order written; of an enumeration's case those made for that case.
  public var locators: [CodeLocator]
  /// What it uses, in the order written.
  public var references: [CodeReference]
  /// Texts written in it that are no locator's, such as what an assertion expects.
  public var mentions: [CodeOrigin]
  /// Whether it belongs to a library that comes with pomelo and not to the person's sources.
  public var isInLibrary: Bool

  /// Creates a member.
  public init(
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
  public static func id(owner: String, name: String) -> String {
    owner.isEmpty ? name : "\(owner).\(name)"
  }
}
