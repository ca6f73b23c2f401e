import SwiftParser
import SwiftSyntax

/// How the body of a test launches its app, as a new test can do too.
package enum TestLaunch: Hashable, Sendable {
  /// By a call, which may give a page: `launch("ja")`. What is called stands apart.
  case call(String, name: String)
  /// By statements of its own, of which the last one launches.
  case statements([String])

  /// Reads a launch.
  ///
  /// - Parameters:
  ///   - line: The line of the call in the test that launches, counted from 1.
  ///   - column: The column of what is called, counted from 1.
  ///   - text: The source.
  /// - Returns: The launch; `nil` where it needs more of the test than can be taken over.
  package static func launch(line: Int, column: Int, in text: String) -> TestLaunch? {
    let tree = Parser.parse(source: text)
    let finder = Finder(line, column, SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    guard let call = finder.call else { return nil }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    if access?.declName.baseName.text == "launch", call.arguments.isEmpty,
      let base = access?.base?.trimmedDescription,
      base.first?.isLowercase == true || base == "XCUIApplication()"
    {
      return statements(upTo: call)
    }
    guard call.arguments.allSatisfy({ isConstant($0.expression) }), call.trailingClosure == nil,
      access?.base.map({ $0.is(DeclReferenceExprSyntax.self) }) ?? true
    else { return nil }
    let code = call.trimmedDescription
    guard !code.contains("\n") else { return nil }
    let name =
      access.map { $0.base?.trimmedDescription ?? "" } ?? call.calledExpression.trimmedDescription
    return .call(code, name: name)
  }

  /// The statements of a body up to the one that launches; only such as stand on a line each.
  private static func statements(upTo call: FunctionCallExprSyntax) -> TestLaunch? {
    var node = Syntax(call)
    while let parent = node.parent, !parent.is(CodeBlockItemListSyntax.self) { node = parent }
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.parent?.is(FunctionDeclSyntax.self) == true
    else { return nil }
    var lines: [String] = []
    for item in list {
      let line = item.trimmedDescription
      guard !line.contains("\n") else { return nil }
      lines.append(line)
      if item.id == node.id { return .statements(lines) }
    }
    return nil
  }

  /// Whether an expression is the same in any test.
  private static func isConstant(_ expression: ExprSyntax) -> Bool {
    expression.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      guard case .identifier = token.tokenKind else { return true }
      // Cases and members of types, such as `.japanese`.
      return token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
        || token.text.first?.isUppercase == true
    }
  }

  private final class Finder: SyntaxVisitor {
    private let line: Int
    private let column: Int
    private let converter: SourceLocationConverter
    var call: FunctionCallExprSyntax?

    init(_ line: Int, _ column: Int, _ converter: SourceLocationConverter) {
      (self.line, self.column, self.converter) = (line, column, converter)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name =
        node.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
        ?? Syntax(node.calledExpression)
      let place = converter.location(for: name.positionAfterSkippingLeadingTrivia)
      if place.line == line, place.column == column { call = node }
      return .visitChildren
    }
  }
}
