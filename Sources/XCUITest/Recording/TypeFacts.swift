import Conformances

/// What has to be known of a type before one of its values is described, found out once.
struct TypeFacts {
  /// Its name, without its module.
  let name: String
  /// Whether its values say themselves what their parts are, and are not the standard library's.
  let hidesParts: Bool

  /// Types that are remembered at most.
  private static let limit = 1_000
  private nonisolated(unsafe) static var known: [ObjectIdentifier: TypeFacts] = [:]

  /// The facts about a value's type; only asked on the test's thread.
  static func of(_ value: Any) -> TypeFacts {
    let type = type(of: value)
    if let facts = known[ObjectIdentifier(type)] { return facts }
    let facts = TypeFacts(
      // `String(describing:)` would look for conformances of the type's own type.
      name: _typeName(type, qualified: false),
      hidesParts: Conformance.holds(value, (any CustomReflectable).self)
        && !_typeName(type).hasPrefix("Swift."))
    if known.count >= limit { known = [:] }
    known[ObjectIdentifier(type)] = facts
    return facts
  }
}
