import SourceModel
import SwiftSyntax

/// Finds assertions that an element is not nil: an element is made before it is looked for.
struct CertaintyReader {
  let inference: TypeInference

  /// The assertions among the calls of a function whose elements can be told.
  func certainties(
    among calls: [FunctionCallExprSyntax], in function: FunctionDeclaration,
    _ places: MemberPlaces
  ) -> [SuiteFacts.Certainty] {
    calls.compactMap { call in
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      guard name == "XCTAssertNotNil", let asked = call.arguments.first?.expression,
        let key = key(of: asked, in: function)
      else { return nil }
      return SuiteFacts.Certainty(
        place: places.place(call.calledExpression, text: call), key: key)
    }
  }

  /// What an expression that is an element looks for.
  private func key(of expression: ExprSyntax, in function: FunctionDeclaration) -> String? {
    let scope = Scope(function)
    let locators = LocatorReader(inference: inference)
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = LocalValues.value(of: name, in: function)
    {
      return isElement(value, scope) ? locators.locator(value, in: scope).key : nil
    }
    return isElement(expression, scope) ? locators.locator(expression, in: scope).key : nil
  }

  private func isElement(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    inference.type(of: expression, in: scope).map {
      XCUIVocabulary.elementTypes.contains($0.name)
    } ?? false
  }

  /// Finds what a local constant is.
  private final class LocalValues: SyntaxVisitor {
    private let name: String
    private var value: ExprSyntax?

    private init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    static func value(of name: String, in function: FunctionDeclaration) -> ExprSyntax? {
      guard let body = function.body else { return nil }
      let finder = LocalValues(name)
      finder.walk(body)
      return finder.value
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        value = node.initializer?.value
      }
      return .visitChildren
    }
  }
}
