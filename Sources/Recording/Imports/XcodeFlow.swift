import ElementModel
import SwiftParser
import SwiftSyntax

/// Reads what Xcode has recorded, or a test of raw queries, as commands.
package enum XcodeFlow {
  /// Reads a source.
  ///
  /// - Parameters:
  ///   - text: Swift: a file with tests, or statements.
  ///   - path: Its path, for places.
  ///   - method: The test that is meant, `Class/test` or its name; `nil` for the first with something
  ///     to do.
  /// - Returns: The commands, and what has no counterpart.
  package static func read(_ text: String, path: String, method: String? = nil) -> ImportedFlow {
    let tree = Parser.parse(source: text)
    let bodies = TestBodies(viewMode: .sourceAccurate)
    bodies.walk(tree)
    let name = method?.split(separator: "/").last.map(String.init)
    let statements =
      bodies.found.first { name == nil ? !$0.body.isEmpty : $0.name == name }?.body
      ?? tree.statements
    let reader = StatementReader(
      converter: SourceLocationConverter(fileName: path, tree: tree), path: path)
    for statement in statements { reader.read(statement) }
    return reader.flow
  }

  private final class TestBodies: SyntaxVisitor {
    var found: [(name: String, body: CodeBlockItemListSyntax)] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text.hasPrefix("test"), let body = node.body {
        found.append((node.name.text, body.statements))
      }
      return .skipChildren
    }
  }

  /// Turns statements into commands.
  private final class StatementReader {
    private let converter: SourceLocationConverter
    private let path: String
    /// What names stand for, `app` among them.
    private var names: [String: String] = [:]
    private(set) var flow = ImportedFlow()

    init(converter: SourceLocationConverter, path: String) {
      self.converter = converter
      self.path = path
    }

    func read(_ statement: CodeBlockItemSyntax) {
      if let variable = statement.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let value = binding.initializer?.value else { continue }
          names[binding.pattern.trimmedDescription] = expression(value)
        }
        return
      }
      guard case .expr(let expr) = statement.item else {
        return gap(statement)
      }
      read(bare(expr))
    }

    /// An expression without `try` and `await`.
    private func bare(_ expression: ExprSyntax) -> ExprSyntax {
      if let node = expression.as(TryExprSyntax.self) { return bare(node.expression) }
      if let node = expression.as(AwaitExprSyntax.self) { return bare(node.expression) }
      return expression
    }

    private func read(_ node: ExprSyntax) {
      guard let call = node.as(FunctionCallExprSyntax.self) else { return gap(node) }
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return assertion(name, call)
      }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base
      else { return gap(node) }
      let element = expression(base)
      let argument = call.arguments.first?.expression
      switch access.declName.baseName.text {
      case "launch", "activate": break
      case "tap", "click": add("tap \(element)", node)
      case "doubleTap", "doubleClick": add("double-tap \(element)", node)
      case "press" where element == "XCUIDevice.shared":
        argument?.trimmedDescription.hasSuffix(".home") == true ? add("home", node) : gap(node)
      case "press" where call.arguments.count == 1:
        guard let seconds = argument.flatMap({ Double($0.trimmedDescription) }) else {
          return gap(node)
        }
        add("press \(seconds) \(element)", node)
      case "swipeUp": add("swipe up \(element)", node)
      case "swipeDown": add("swipe down \(element)", node)
      case "swipeLeft": add("swipe left \(element)", node)
      case "swipeRight": add("swipe right \(element)", node)
      case "typeText":
        guard let literal = argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return gap(node) }
        add("type \(ImportedFlow.escaped(literal))", node)
      case "waitForExistence": add("wait \(element)", node)
      case "waitForNonExistence": add("wait-gone \(element)", node)
      default: gap(node)
      }
    }

    /// What an assertion asks of an element.
    private func assertion(_ name: String, _ call: FunctionCallExprSyntax) {
      guard let first = call.arguments.first?.expression else { return gap(call) }
      let isTrue = name == "XCTAssertTrue" || name == "XCTAssert"
      guard isTrue || name == "XCTAssertFalse" else { return gap(call) }
      if isTrue, let inner = first.as(FunctionCallExprSyntax.self) {
        return read(ExprSyntax(inner))
      }
      guard let access = first.as(MemberAccessExprSyntax.self), let base = access.base else {
        return gap(call)
      }
      let element = expression(base)
      switch (access.declName.baseName.text, isTrue) {
      case ("exists", true): add("assert \(element) exists", call)
      case ("exists", false): add("assert \(element) gone", call)
      case ("isEnabled", true): add("assert \(element) enabled", call)
      case ("isEnabled", false): add("assert \(element) disabled", call)
      case ("isSelected", true): add("assert \(element) selected", call)
      case ("isHittable", true): add("assert \(element) hittable", call)
      default: gap(call)
      }
    }

    /// An expression on `app` on one line, without comments, in which names are what they stand for.
    private func expression(_ node: ExprSyntax) -> String {
      var text = ""
      for token in node.tokens(viewMode: .sourceAccurate) {
        let isMember = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
        if !isMember, case .identifier(let name) = token.tokenKind, let known = names[name] {
          text += known
        } else {
          text += token.text
          if token.tokenKind == .comma || token.tokenKind == .colon { text += " " }
        }
      }
      let start = "XCUIApplication()"
      return text.hasPrefix(start) ? "app" + text.dropFirst(start.count) : text
    }

    private func add(_ command: String, _ node: some SyntaxProtocol) {
      guard !command.contains(where: \.isNewline) else { return gap(node) }
      flow.steps.append(ImportedFlow.Step(command: command, line: line(node), file: path))
    }

    private func gap(_ node: some SyntaxProtocol) {
      let text = node.trimmedDescription.prefix { !$0.isNewline }
      flow.gaps.append(
        ImportedFlow.Gap(text: String(text.prefix(120)), line: line(node), file: path))
    }

    private func line(_ node: some SyntaxProtocol) -> Int {
      converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }
  }
}
