import SourceModel
import SwiftParser
import SwiftSyntax

/// Finds where sources ask for launch arguments and variables of the environment by name.
enum LaunchSwitchReader {
  /// The places in a file, in its order.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - source: The same, parsed.
  /// - Returns: The places.
  static func switches(in file: SourceFile, _ source: ParsedSource) -> [LaunchSwitch] {
    // Few files do, and to walk through one takes a while.
    guard file.text.contains("arguments") || file.text.contains("environment[") else { return [] }
    let visitor = Visitor(source)
    visitor.walk(source.tree)
    return visitor.found.map { found in
      var asked = found.asked
      asked.clearing =
        visitor.clearings.first {
          $0.range.contains(found.position) || found.holder.map($0.names.contains) ?? false
        }?.text
      return asked
    }
  }

  /// A condition under which something is removed.
  private struct Clearing {
    var range: Range<AbsolutePosition>
    var names: Set<String>
    var text: String
  }

  /// A place that asks, and the name that keeps the answer, if one does.
  private struct Found {
    var asked: LaunchSwitch
    var position: AbsolutePosition
    var holder: String?
  }

  private final class Visitor: SyntaxVisitor {
    private let source: ParsedSource
    var found: [Found] = []
    var clearings: [Clearing] = []

    init(_ source: ParsedSource) {
      self.source = source
      super.init(viewMode: .sourceAccurate)
    }

    /// `ProcessInfo.processInfo.arguments.contains("-reset")`, and `firstIndex(of:)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
        ["contains", "firstIndex"].contains(called.declName.baseName.text),
        let base = called.base?.trimmedDescription, Self.isName(base, of: "arguments")
      else { return .visitChildren }
      add(.argument, node.arguments.first?.expression, at: Syntax(called.declName))
      return .visitChildren
    }

    /// `ProcessInfo.processInfo.environment["MODE"]`.
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      if Self.isName(node.calledExpression.trimmedDescription, of: "environment") {
        add(.environment, node.arguments.first?.expression, at: Syntax(node.leftSquare))
      }
      return .visitChildren
    }

    /// Whether an expression is a list of arguments or the environment, by its name: one may keep it
    /// in a constant of its own.
    private static func isName(_ text: String, of kind: String) -> Bool {
      text == kind || text.hasSuffix(".\(kind)") || text.lowercased().hasSuffix("launch\(kind)")
    }

    private func add(_ kind: LaunchSwitch.Kind, _ name: ExprSyntax?, at node: Syntax) {
      guard let name = name?.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
        return
      }
      found.append(
        Found(
          asked: LaunchSwitch(kind: kind, name: name, location: source.location(of: node)),
          position: node.positionAfterSkippingLeadingTrivia, holder: Self.holder(of: node)))
    }

    /// The property that is what an expression says; `nil` where that is handed to something else.
    private static func holder(of node: Syntax) -> String? {
      var next = node.parent
      while let parent = next, !parent.is(IfExprSyntax.self), !parent.is(FunctionDeclSyntax.self),
        !parent.is(LabeledExprSyntax.self)
      {
        if let binding = parent.as(PatternBindingSyntax.self) {
          return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
        next = parent.parent
      }
      return nil
    }

    /// Whether conditions ask that something is not so, as far as their tokens tell.
    private static func isTurnedRound(_ tokens: [TokenKind]) -> Bool {
      let isNil = tokens.contains(.keyword(.nil))
      return tokens.contains(.prefixOperator("!")) || tokens.contains(.keyword(.false))
        || tokens.contains(.binaryOperator(isNil ? "==" : "!="))
    }

    /// `if isReset { store.removeAll() }`: what is removed under a condition that nothing turns round.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      let tokens = node.conditions.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
      guard !Self.isTurnedRound(tokens), let call = RemovalFinder.removal(in: node.body) else {
        return .visitChildren
      }
      let names = tokens.compactMap { kind in
        if case .identifier(let name) = kind { name } else { nil }
      }
      clearings.append(
        Clearing(
          range: node.conditions.position..<node.conditions.endPosition, names: Set(names),
          text: CondensedText.text(of: call, limit: 72)))
      return .visitChildren
    }
  }
  /// Finds the first call that removes something.
  private final class RemovalFinder: SyntaxVisitor {
    private static let verbs = [
      "remove", "clear", "reset", "delete", "wipe", "erase", "purge", "destroy",
    ]
    private var call: FunctionCallExprSyntax?

    static func removal(in body: CodeBlockSyntax) -> FunctionCallExprSyntax? {
      let finder = RemovalFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      return finder.call
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression
      let name =
        called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      guard call == nil, Self.verbs.contains(where: name.lowercased().hasPrefix) else {
        return .visitChildren
      }
      call = node
      return .skipChildren
    }
  }
}
