import SwiftSyntax

/// A member that Core Data brings at run time on Apple's systems, marked with `@NSManaged`: here it asks
/// its object by its name.
struct ManagedMember {
  /// The mark, which is left out.
  let attribute: AttributeSyntax
  /// What is written behind which part.
  private(set) var bodies: [(node: Syntax, text: String)] = []

  private init?(_ attributes: AttributeListSyntax) {
    let mark = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "NSManaged" }
    guard let mark else { return nil }
    attribute = mark
  }

  /// Those of properties; nil for others.
  static func edits(for node: VariableDeclSyntax) -> ManagedMember? {
    guard var member = ManagedMember(node.attributes) else { return nil }
    for binding in node.bindings where binding.accessorBlock == nil {
      let name = binding.pattern.trimmedDescription.replacing("`", with: "")
      let body =
        " { get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }"
      member.bodies.append((Syntax(binding), body))
    }
    return member
  }

  /// That of a method of a relationship, such as `addToItems`; nil for others.
  static func edits(for node: FunctionDeclSyntax) -> ManagedMember? {
    guard node.body == nil, var member = ManagedMember(node.attributes) else { return nil }
    let names = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    let body = " { _managedCall(\"\(node.name.text)\", [\(names.joined(separator: ", "))]) }"
    member.bodies.append((Syntax(node.signature), body))
    return member
  }
}
