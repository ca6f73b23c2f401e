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
      guard let value = value(of: statement) else {
        given = nil
        bind(statement, &scope)
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

  /// What a statement computes and does not keep: an expression, or one that is given to `_`.
  private func value(of statement: CodeBlockItemSyntax) -> ExprSyntax? {
    if let variable = statement.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.pattern.is(WildcardPatternSyntax.self)
    {
      return binding.initializer?.value
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
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      scope.locals[name] =
        binding.typeAnnotation.flatMap { TypeReference($0.type) }
        ?? binding.initializer.flatMap { inference.type(of: $0.value, in: scope) }
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
