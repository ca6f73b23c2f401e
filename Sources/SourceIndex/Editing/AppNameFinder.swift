import SwiftSyntax

/// Finds out whether a member of a test class uses an `app` that it does not make itself.
final class AppNameFinder: SyntaxVisitor {
  private var isUsed = false
  private var isMade = false

  /// Whether a member is an `app`, or names one that the class has from elsewhere.
  ///
  /// - Parameter member: A member of a class.
  /// - Returns: Whether it does; one that a test makes for itself is no use to other tests.
  static func usesApp(in member: MemberBlockItemSyntax) -> Bool {
    if let variable = member.decl.as(VariableDeclSyntax.self),
      variable.bindings.contains(where: { $0.pattern.trimmedDescription == "app" })
    {
      return true
    }
    let finder = AppNameFinder(viewMode: .sourceAccurate)
    finder.walk(member)
    return finder.isUsed && !finder.isMade
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == "app" else { return .skipChildren }
    // Of another value it is a property of that value's.
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access.map { $0.declName.id == node.id } ?? false
    if !isMember || access?.base?.trimmedDescription == "self" { isUsed = true }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text == "app" { isMade = true }
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == "app" { isMade = true }
    return .visitChildren
  }
}
