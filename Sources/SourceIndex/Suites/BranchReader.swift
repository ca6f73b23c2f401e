import SwiftSyntax

/// Finds where a body goes one way or another.
final class BranchReader: SyntaxVisitor {
  /// A place at which it does.
  struct Branch {
    /// The word that it begins with.
    var keyword: Syntax
    /// What it asks.
    var text: Syntax
  }

  private var branches: [Branch] = []

  /// The branches of a body that do something: without them another run would do something else.
  static func branches(in body: CodeBlockSyntax) -> [Branch] {
    let reader = BranchReader(viewMode: .sourceAccurate)
    reader.walk(body.statements)
    return reader.branches
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    // What is asked for a value, such as an argument, is no way of its own.
    if Self.calls(node.body) || node.elseBody.map(Self.calls) ?? false {
      branches.append(Branch(keyword: Syntax(node.ifKeyword), text: Syntax(node.conditions)))
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.calls(node.cases) {
      branches.append(Branch(keyword: Syntax(node.switchKeyword), text: Syntax(node.subject)))
    }
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    if Self.calls(node.body) {
      branches.append(Branch(keyword: Syntax(node.whileKeyword), text: Syntax(node.conditions)))
    }
    return .visitChildren
  }

  /// A `guard` goes its own way, but where it only unwraps what a call gives: then the failure is told
  /// by the call.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let onlyUnwraps = node.conditions.allSatisfy { condition in
      if let bound = condition.condition.as(OptionalBindingConditionSyntax.self) {
        return bound.initializer.map { !CallFinder.calls(in: $0).isEmpty } ?? false
      }
      return condition.trimmedDescription.contains("nil")
        && !CallFinder.calls(in: condition).isEmpty
    }
    let fails = CallFinder.calls(in: node.body).contains {
      $0.calledExpression.trimmedDescription.hasPrefix("XCT")
    }
    if !onlyUnwraps, !fails {
      branches.append(Branch(keyword: Syntax(node.guardKeyword), text: Syntax(node.conditions)))
    }
    return .visitChildren
  }

  private static func calls(_ node: some SyntaxProtocol) -> Bool {
    !CallFinder.calls(in: node).isEmpty
  }
}
