import SwiftSyntax

/// A type as sources name it, without what does not matter for following calls: optionality,
/// `some`, `any` and attributes.
struct TypeReference: Hashable, Sendable {
  /// Name, dotted where the source writes a nested type's outer one.
  var name: String
  /// Generic arguments.
  var arguments: [TypeReference] = []
  /// Whether the type itself is meant (`T.Type`) and not a value of it.
  var isMetatype = false

  static let element = TypeReference(name: "XCUIElement")
  static let query = TypeReference(name: "XCUIElementQuery")
  static let application = TypeReference(name: "XCUIApplication")

  init(name: String, arguments: [TypeReference] = [], isMetatype: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isMetatype = isMetatype
  }

  /// Reads a type; `nil` for functions, tuples and others that no call chain goes through.
  init?(_ syntax: TypeSyntax) {
    var type = syntax
    var suffix: [String] = []
    var isMetatype = false
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = unwrapped.wrappedType
      } else if let constrained = type.as(SomeOrAnyTypeSyntax.self) {
        type = constrained.constraint
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let metatype = type.as(MetatypeTypeSyntax.self) {
        type = metatype.baseType
        isMetatype = true
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        type = element.type
      } else if let composition = type.as(CompositionTypeSyntax.self),
        let first = composition.elements.first
      {
        type = first.type
      } else if let member = type.as(MemberTypeSyntax.self) {
        suffix.append(member.name.text)
        type = member.baseType
      } else {
        break
      }
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      self.init(
        name: "Array", arguments: [TypeReference(array.element)].compactMap(\.self),
        isMetatype: isMetatype)
      return
    }
    guard let identifier = type.as(IdentifierTypeSyntax.self) else { return nil }
    self.init(
      name: ([identifier.name.text] + suffix.reversed()).joined(separator: "."),
      arguments: Self.arguments(identifier.genericArgumentClause), isMetatype: isMetatype)
  }

  /// Reads the types of a generic argument list.
  static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    clause?.arguments.compactMap { argument in
      argument.argument.as(TypeSyntax.self).flatMap(TypeReference.init)
    } ?? []
  }

  /// The type with generic parameters replaced by what they stand for.
  func substituting(_ substitution: [String: TypeReference]) -> TypeReference {
    if var replacement = substitution[name] {
      replacement.isMetatype = isMetatype
      return replacement
    }
    guard !arguments.isEmpty else { return self }
    return TypeReference(
      name: name, arguments: arguments.map { $0.substituting(substitution) },
      isMetatype: isMetatype)
  }
}
