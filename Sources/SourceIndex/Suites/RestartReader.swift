import SourceModel
import SwiftSyntax

/// Finds chains that begin anew with the page that the statement before has given.
struct RestartReader {
  let inference: TypeInference
  let roles: TypeRoles

  /// The chains of a function that do.
  func restarts(
    in function: FunctionDeclaration, _ places: MemberPlaces
  ) -> [SuiteFacts.Restart] {
    guard let body = function.body else { return [] }
    return Lists.lists(in: body).flatMap { restarts(in: $0, of: function, places) }
  }

  private func restarts(
    in list: CodeBlockItemListSyntax, of function: FunctionDeclaration, _ places: MemberPlaces
  ) -> [SuiteFacts.Restart] {
    var scope = Scope(function)
    var restarts: [SuiteFacts.Restart] = []
    var given: (page: String, location: SourceLocation)?
    for statement in list {
      let value = value(of: statement)
      defer { bind(statement, &scope) }
      guard let value else {
        given = nil
        continue
      }
      let chain = CallChain(value)
      if let given, let made = made(by: chain, in: scope), made == given.page,
        let root = chain.rootName
      {
        restarts.append(
          SuiteFacts.Restart(
            place: places.place(root, text: statement), page: made, before: given.location))
      }
      given = nil
      if chain.links.count > 1, let type = inference.type(of: value, in: scope), !type.isMetatype,
        roles[type.name] == .page
      {
        given = (type.name, places.source.location(of: value))
      }
    }
    return restarts
  }

  /// The page that a chain makes to begin with, where its root is a call of a page's type.
  private func made(by chain: CallChain, in scope: Scope) -> String? {
    guard let name = chain.rootName?.text, case .call? = chain.links.first, chain.links.count > 1,
      scope.locals[name] == nil
    else { return nil }
    let type = inference.table.qualifiedName(name, in: scope.owner)
    return roles[type] == .page ? type : nil
  }

  /// What a statement computes: an expression, or one that is kept or given to `_`.
  private func value(of statement: CodeBlockItemSyntax) -> ExprSyntax? {
    if let variable = statement.item.as(VariableDeclSyntax.self), variable.bindings.count == 1 {
      return variable.bindings.first?.initializer?.value
    }
    if let expression = statement.item.as(ExprSyntax.self) {
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[0].is(DiscardAssignmentExprSyntax.self),
          parts[1].is(AssignmentExprSyntax.self)
        else { return nil }
        return parts[2]
      }
      return expression
    }
    return nil
  }

  /// Remembers what a name is of that a statement declares.
  private func bind(_ statement: CodeBlockItemSyntax, _ scope: inout Scope) {
    guard let variable = statement.item.as(VariableDeclSyntax.self) else { return }
    for binding in variable.bindings {
      scope.bind(
        binding.pattern, declared: binding.typeAnnotation.flatMap { TypeReference($0.type) },
        value: binding.initializer?.value, inference)
    }
  }

  /// Collects the lists of statements in a body, those in closures included.
  private final class Lists: SyntaxVisitor {
    private var found: [CodeBlockItemListSyntax] = []

    static func lists(in body: CodeBlockSyntax) -> [CodeBlockItemListSyntax] {
      let lists = Lists(viewMode: .sourceAccurate)
      lists.walk(body)
      return lists.found
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }
}
