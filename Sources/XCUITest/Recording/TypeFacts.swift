import Conformances

/// What has to be known of a type before one of its values is described, found out once.
struct TypeFacts {
  /// Where the parts of values are known from.
  enum Parts {
    /// The compiler.
    case stored
    /// The standard library's own code, for types of its own.
    case mirrored
    /// Code of the suite's, which is not asked.
    case hidden
  }

  /// Its name, without its module.
  let name: String
  /// Where the parts of its values are known from.
  let parts: Parts

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
      parts: parts(of: value, type))
    if known.count >= limit { known = [:] }
    known[ObjectIdentifier(type)] = facts
    return facts
  }

  private static func parts(of value: Any, _ type: Any.Type) -> Parts {
    guard !ValueParts.isOptional(type),
      Conformance.holds(value, (any CustomReflectable).self)
    else { return .stored }
    return _typeName(type).hasPrefix("Swift.") ? .mirrored : .hidden
  }
}
