import SwiftSyntax

/// Tells whether an expression asks for something to say that it is not there:
/// `XCTAssertFalse(page.title.exists)`, `!page.exists`, `title.waitForNonExistence(timeout: 5)`.
enum AbsenceReader {
  /// Assertions whose argument has to be false or nothing.
  private static let denials: Set<String> = [
    "XCTAssertFalse", "XCTAssertNil",
  ]
  /// What names of questions have in them that ask whether something is there.
  private static let presences = [
    "exist", "display", "shown", "visible", "present", "appear", "hittable",
  ]
  /// What names have in them that ask whether something is not there.
  private static let absences = [
    "nonexist", "notexist", "disappear", "notdisplayed", "notshown", "notvisible", "notpresent",
    "invisible", "absent", "gone",
  ]

  /// Whether what a name is part of is expected not to be there.
  ///
  /// - Parameter name: A name in the chain of members, such as `title` in `page.title.exists`.
  /// - Returns: Whether an odd number of denials stands around a question of its presence.
  static func isAbsence(_ name: Syntax) -> Bool {
    let chain = chain(around: name)
    guard let last = lastName(of: chain)?.lowercased() else { return false }
    let isDenied = isDenied(chain)
    if absences.contains(where: last.contains) { return !isDenied }
    return isDenied && presences.contains(where: last.contains)
  }

  /// The whole chain of members and calls that a name stands in.
  private static func chain(around name: Syntax) -> Syntax {
    var node = name
    while let parent = node.parent {
      let goesOn: Bool =
        if let member = parent.as(MemberAccessExprSyntax.self) {
          member.base.map { Syntax($0).id } == node.id || Syntax(member.declName).id == node.id
        } else if let call = parent.as(FunctionCallExprSyntax.self) {
          Syntax(call.calledExpression).id == node.id
        } else if let access = parent.as(SubscriptCallExprSyntax.self) {
          Syntax(access.calledExpression).id == node.id
        } else {
          parent.is(DeclReferenceExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            || parent.is(ForceUnwrapExprSyntax.self)
        }
      guard goesOn else { break }
      node = parent
    }
    return node
  }

  private static func lastName(of chain: Syntax) -> String? {
    if let call = chain.as(FunctionCallExprSyntax.self) {
      return lastName(of: Syntax(call.calledExpression))
    }
    if let member = chain.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return chain.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether an odd number of denials stands around an expression, up to its statement.
  private static func isDenied(_ expression: Syntax) -> Bool {
    var isDenied = false
    var node = expression
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(ClosureExprSyntax.self)
    {
      if let prefix = parent.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        isDenied.toggle()
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        denials.contains(name)
      {
        isDenied.toggle()
      }
      node = parent
    }
    return isDenied
  }
}
