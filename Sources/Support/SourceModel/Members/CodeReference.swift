/// A place where one member uses another: a call, a property, an enumeration's case.
package struct CodeReference: Codable, Hashable, Sendable {
  /// What is used.
  package enum Target: Codable, Hashable, Sendable {
    /// A member of the sources, by its id.
    case member(String)
    /// A name whose meaning is not known, as written.
    case unresolved(String)
  }

  /// What is used.
  package var target: Target
  /// The type of what it is called on, generic arguments included; `nil` for what stands outside
  /// types and where it is not known.
  package var receiver: CodeType?
  /// Types named by metatype arguments, as in `openView(PrintBasketView.self, byTapping: …)`.
  package var types: [CodeType]
  /// The type of the result there, with generic parameters replaced.
  package var result: CodeType?
  /// Members that may be meant instead, as subtypes of the receiver override or implement it.
  package var alternatives: [String]
  /// Ids of the members that it is handed to as an argument.
  package var givenTo: [String]
  /// Where it stands: the line of the name.
  package var location: SourceLocation

  /// Creates a reference.
  package init(
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
  package var member: String? {
    if case .member(let id) = target { id } else { nil }
  }
}
