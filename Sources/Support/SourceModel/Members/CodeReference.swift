/// A place where one member uses another: a call, a property, an enumeration's case.
public struct CodeReference: Codable, Hashable, Sendable {
  /// What is used.
  public enum Target: Codable, Hashable, Sendable {
    /// A member of the sources, by its id.
    case member(String)
    /// A name whose meaning is not known, as written.
    case unresolved(String)
  }

  /// What is used.
  public var target: Target
  /// The type of what it is called on, generic arguments included; `nil` for what stands outside
  /// types and where it is not known.
  public var receiver: CodeType?
  /// Types named by metatype arguments, as in `openView(PrintBasketView.self, byTapping: …)`.
  public var types: [CodeType]
  /// The type of the result there, with generic parameters replaced.
  public var result: CodeType?
  /// Members that may be meant instead, as subtypes of the receiver override or implement it.
  public var alternatives: [String]
  /// Ids of the members that it is handed to as an argument.
  public var givenTo: [String]
  /// Where it stands: the line of the name.
  public var location: SourceLocation

  /// Creates a reference.
  public init(
    target: Target, receiver: CodeType? = nil, types: [CodeType] = [], result: CodeType? = nil,
    alternatives: [String] = [], givenTo: [String] = [], location: SourceLocation
  ) {
    self.target = target
    self.receiver = receiver
    self.types = types
    self.result = result
    self.alternatives = alternatives
    self.givenTo = givenTo
    self.location = location
  }

  /// The id of the member that is used, if it is known.
  public var member: String? {
    if case .member(let id) = target { id } else { nil }
  }
}
