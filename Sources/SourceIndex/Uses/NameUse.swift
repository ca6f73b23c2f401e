/// How a name is used at one place.
package struct NameUse: Hashable, Sendable {
  /// What it is used as.
  package enum Role: Hashable, Sendable {
    /// What a class inherits from, in the first place.
    case superclass
    /// What a type conforms to.
    case conformance
    /// The attribute of a property, with or without arguments.
    case wrapper
    /// The attribute of something else, which a macro or a result builder may be.
    case attribute
    /// What another type has to conform to.
    case constraint
    /// A type in any other place.
    case type
    /// A value, or a type as a value.
    case value
    /// A pattern, with so many parts.
    case pattern(parts: Int)
  }

  /// The name.
  package var name: String
  /// What it is used as.
  package var role: Role
  /// How many types stand behind it in angle brackets.
  package var genericArguments = 0
  /// What it is given, if it is called.
  package var call: CallShape?
  /// What is assigned to it; `nil` for nothing.
  package var assigned: CallShape.Kind?
  /// Whether it stands where views are described.
  package var isView = false
}
