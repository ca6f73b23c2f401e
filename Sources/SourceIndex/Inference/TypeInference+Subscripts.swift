import SwiftSyntax

extension TypeInference {
  /// The subscript of the sources that an access means; `nil` for one of the API's.
  ///
  /// `query[.save]` may mean a subscript that the sources give queries, while `query["save"]` inside
  /// of it means the API's own, which takes a text.
  ///
  /// - Parameters:
  ///   - access: The access.
  ///   - type: What it is asked of.
  ///   - scope: What names mean there.
  ///   - depth: How many declarations led here.
  /// - Returns: The first whose parameters the arguments may be; where none fits and the API has
  ///   none either, the first with these labels.
  func declaredSubscript(
    of access: SubscriptCallExprSyntax, on type: TypeReference, in scope: Scope, depth: Int = 0
  ) -> DeclarationTable.Found<FunctionDeclaration>? {
    let labels = access.arguments.map { $0.label?.text ?? "_" }
    let found = table.subscripts(labels: labels, of: type)
    guard !found.isEmpty else { return nil }
    let fitting = found.first { fits(access.arguments, $0.member, in: scope, depth: depth + 1) }
    return fitting ?? (XCUIVocabulary.elementTypes.contains(type.name) ? nil : found.first)
  }

  /// Whether arguments may be what a subscript takes; what is not known may be anything.
  private func fits(
    _ arguments: LabeledExprListSyntax, _ function: FunctionDeclaration, in scope: Scope,
    depth: Int
  ) -> Bool {
    function.match(arguments).allSatisfy { match in
      guard !match.isDefault, let parameter = match.parameter.type,
        let given = argumentType(match.expression, in: scope, depth: depth)
      else { return true }
      var wanted = table.qualified(parameter, in: function.owner)
      if function.generics.contains(parameter.name) {
        guard let bound = function.constraints[parameter.name] else { return !given.isLiteral }
        wanted = table.qualified(bound, in: function.owner)
      }
      return table.lineageNames(of: given.type.name).contains(wanted.name)
    }
  }

  /// The type of an argument, with whether it is one of the standard library's for literals.
  private func argumentType(
    _ expression: ExprSyntax, in scope: Scope, depth: Int
  ) -> (type: TypeReference, isLiteral: Bool)? {
    if expression.is(StringLiteralExprSyntax.self) {
      return (TypeReference(name: "String"), true)
    }
    if expression.is(IntegerLiteralExprSyntax.self) { return (TypeReference(name: "Int"), true) }
    if let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.contains(where: { $0.is(StringLiteralExprSyntax.self) })
    {
      return (TypeReference(name: "String"), true)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "rawValue"
    {
      let owner = type(of: base, in: scope, depth: depth)
      let isNumber = owner.flatMap { table[$0.name] }?.inherited.first?.name == "Int"
      return (TypeReference(name: isNumber ? "Int" : "String"), true)
    }
    guard let type = type(of: expression, in: scope, depth: depth) else { return nil }
    return (type, ["String", "Int"].contains(type.name))
  }
}
