import SwiftParser
import SwiftSyntax

/// Turns statements of raw queries into commands.
final class StatementReader {
  private let converter: SourceLocationConverter
  /// What names stand for.
  private var names: [String: String] = [:]
  private(set) var items: [RawTest.Item] = []

  init(_ converter: SourceLocationConverter) { self.converter = converter }

  func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      if let activity = Self.activity(statement) {
        read(activity)
      } else {
        items.append(
          RawTest.Item(
            content: content(statement), code: statement.trimmedDescription,
            line: converter.location(for: statement.positionAfterSkippingLeadingTrivia).line))
      }
    }
  }

  /// The statements of an activity.
  private static func activity(_ statement: CodeBlockItemSyntax) -> CodeBlockItemListSyntax? {
    guard let call = statement.item.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "XCTContext.runActivity"
    else { return nil }
    return call.trailingClosure?.statements
  }

  private func content(_ statement: CodeBlockItemSyntax) -> RawTest.Item.Content {
    if let variable = statement.item.as(VariableDeclSyntax.self) {
      guard variable.bindings.count == 1, let binding = variable.bindings.first,
        let value = binding.initializer?.value
      else { return .other }
      let name = binding.pattern.trimmedDescription
      let text = expression(value)
      if text == "app", name == "app" { return .launch }
      guard text.hasPrefix("app") else { return .other }
      names[name] = text
      return .name(name)
    }
    let text = statement.trimmedDescription
    if text.contains(".launch()") || text.contains(".activate()")
      || text.contains("launchArguments")
      || text.contains("launchEnvironment")
    {
      return .launch
    }
    guard case .expr(let expr) = statement.item, let command = command(bare(expr)),
      !command.contains(where: \.isNewline)
    else { return .other }
    return .command(command)
  }

  /// An expression without `try` and `await`.
  private func bare(_ expression: ExprSyntax) -> ExprSyntax {
    if let node = expression.as(TryExprSyntax.self) { return bare(node.expression) }
    if let node = expression.as(AwaitExprSyntax.self) { return bare(node.expression) }
    return expression
  }

  private func command(_ node: ExprSyntax) -> String? {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return nil }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return assertion(name, call)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return nil }
    let element = expression(base)
    let argument = call.arguments.first?.expression
    if element == "XCUIDevice.shared" {
      return argument?.trimmedDescription.hasSuffix(".home") == true ? "home" : nil
    }
    guard element.hasPrefix("app") else { return nil }
    switch access.declName.baseName.text {
    case "tap", "click": return "tap \(element)"
    case "doubleTap", "doubleClick": return "double-tap \(element)"
    case "press" where call.arguments.count == 1:
      return argument.flatMap { Double($0.trimmedDescription) }.map { "press \($0) \(element)" }
    case "swipeUp": return "swipe up \(element)"
    case "swipeDown": return "swipe down \(element)"
    case "swipeLeft": return "swipe left \(element)"
    case "swipeRight": return "swipe right \(element)"
    case "typeText":
      return argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        .map { "type \(ImportedFlow.escaped($0))" }
    case "waitForExistence": return "wait \(element)"
    case "waitForNonExistence": return "wait-gone \(element)"
    default: return nil
    }
  }

  /// What an assertion asks of an element.
  private func assertion(_ name: String, _ call: FunctionCallExprSyntax) -> String? {
    let arguments = call.arguments.map(\.expression)
    guard let first = arguments.first else { return nil }
    if name == "XCTAssertEqual" {
      guard arguments.count > 1, arguments[1].is(StringLiteralExprSyntax.self),
        let access = first.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "label"
      else { return nil }
      return "assert \(expression(base)) label"
    }
    let isTrue = name == "XCTAssertTrue" || name == "XCTAssert"
    guard isTrue || name == "XCTAssertFalse" else { return nil }
    if isTrue, first.is(FunctionCallExprSyntax.self) { return command(first) }
    guard let access = first.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    let element = expression(base)
    guard element.hasPrefix("app") else { return nil }
    return switch (access.declName.baseName.text, isTrue) {
    case ("exists", true): "assert \(element) exists"
    case ("isEnabled", true): "assert \(element) enabled"
    case ("isEnabled", false): "assert \(element) disabled"
    case ("isSelected", true): "assert \(element) selected"
    case ("isHittable", true): "assert \(element) hittable"
    default: nil
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
}
