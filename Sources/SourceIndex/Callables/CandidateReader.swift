import SourceModel
import SwiftSyntax

/// Finds what can be put where a parameter is.
struct CandidateReader {
  let table: DeclarationTable

  /// How many are listed for a parameter.
  private static let limit = 50

  /// The candidates, the likeliest first: what tests write there, the type's own values, and what
  /// the language has.
  func candidates(
    for parameter: FunctionDeclaration.Parameter, of function: FunctionDeclaration,
    written: WrittenArguments
  ) -> [ArgumentCandidate] {
    guard let type = parameter.type, !type.isMetatype else { return [] }
    let members = members(of: type, in: function.owner)
    var result = written.texts(for: parameter, of: function).filter {
      fits($0, type, in: function.owner)
    }
    .map { ArgumentCandidate(text: $0, origin: .tests) }
    if let value = parameter.defaultValue {
      result.append(
        ArgumentCandidate(text: CondensedText.text(of: value), origin: .standard))
    }
    result += members
    if type.name == "Bool" {
      result += ["true", "false"].map { ArgumentCandidate(text: $0, origin: .language) }
    }
    if parameter.typeText.hasSuffix("?") {
      result.append(ArgumentCandidate(text: "nil", origin: .language))
    }
    var seen: Set<String> = []
    return Array(result.filter { seen.insert($0.text).inserted }.prefix(Self.limit))
  }

  /// Whether what a call somewhere has is a value of the type, as far as that can be told: the call
  /// may be of another function that is called the same.
  private func fits(_ text: String, _ type: TypeReference, in owner: String) -> Bool {
    guard let declaration = table[table.qualifiedName(type.name, in: owner)] else { return true }
    guard text.first == "." else { return declaration.kind == .external }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return declaration.cases.contains { $0.name == name }
      || declaration.properties.contains { $0.isStatic && $0.name == name }
      || declaration.functions.contains { $0.isStatic && $0.name == name }
  }

  /// The cases and static members that are values of a type.
  private func members(of type: TypeReference, in owner: String) -> [ArgumentCandidate] {
    let name = table.qualifiedName(type.name, in: owner)
    guard let declaration = table[name] else { return [] }
    let cases = declaration.cases.filter(\.associated.isEmpty).map {
      ArgumentCandidate(text: ".\($0.name)", origin: .enumCase)
    }
    let properties = declaration.properties.filter { property in
      property.isStatic && !property.isPrivate && isValue(property, of: name)
    }
    .map { ArgumentCandidate(text: ".\($0.name)", origin: .staticMember) }
    let functions = declaration.functions.filter { function in
      function.isStatic && !function.isPrivate && !function.isAsync && !function.isThrowing
        && function.parameters.allSatisfy(\.hasDefault) && isType(function.returnType, name, name)
    }
    .map { ArgumentCandidate(text: ".\($0.name)()", origin: .staticMember) }
    return cases + properties + functions
  }

  private func isType(_ type: TypeReference?, _ name: String, _ context: String) -> Bool {
    guard let type else { return false }
    return type.name == "Self" || table.qualifiedName(type.name, in: context) == name
  }

  /// Whether a property holds a value of its own type, as written or by what it is set to.
  private func isValue(_ property: PropertyDeclaration, of name: String) -> Bool {
    if let type = property.type { return isType(type, name, name) }
    guard let call = property.value?.as(FunctionCallExprSyntax.self) else { return false }
    let called = CondensedText.text(of: call.calledExpression)
    return called == "Self" || table.qualifiedName(called, in: name) == name
  }
}
