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
    return visitor.switches
  }

  private final class Visitor: SyntaxVisitor {
    private let source: ParsedSource
    var switches: [LaunchSwitch] = []

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
      switches.append(
        LaunchSwitch(kind: kind, name: name, location: source.location(of: node)))
    }
  }
}
