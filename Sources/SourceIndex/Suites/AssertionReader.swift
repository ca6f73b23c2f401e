import SwiftSyntax

/// Tells what assertions ask.
enum AssertionReader {
  /// What says whether something is there.
  static let presences: Set<String> = [
    "exists", "isHittable", "waitForExistence", "waitForNonExistence",
  ]

  /// Whether a call asserts something, and more than that an element is there or is not.
  static func asksMoreThanPresence(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("XCTAssert")
    else { return false }
    guard ["XCTAssert", "XCTAssertTrue", "XCTAssertFalse"].contains(name),
      let asked = call.arguments.first?.expression
    else { return true }
    return !asksPresence(asked)
  }

  /// Whether an expression only asks whether something is there, or several things.
  private static func asksPresence(_ expression: ExprSyntax) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy { part in
        part.as(BinaryOperatorExprSyntax.self).map { ["&&", "||"].contains($0.operator.text) }
          ?? asksPresence(part)
      }
    }
    if let denied = expression.as(PrefixOperatorExprSyntax.self) {
      return asksPresence(denied.expression)
    }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    if let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      return presences.contains(name)
    }
    return called.as(DeclReferenceExprSyntax.self).map {
      presences.contains($0.baseName.text)
    } ?? false
  }
}
