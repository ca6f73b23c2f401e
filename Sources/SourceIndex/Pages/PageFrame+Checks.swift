import SourceModel
import SwiftSyntax

/// How a page looks whether it is shown, and how another page would look in the same way.
extension PageFrame {
  /// The element by which the new page is known.
  struct NewElement {
    /// Its name in the page.
    var name: String
    /// The page's name.
    var page: String
  }

  /// Methods of the page that say whether it shows.
  private var checks: [(node: FunctionDeclSyntax, source: PageSource)] {
    let names = Set(alike.flatMap(\.methods).map(\.name))
    return shelf.catalog.methods.compactMap { deeds in
      guard deeds.type == page.name, deeds.part == nil, !deeds.acts, !deeds.deeds.isEmpty,
        names.contains(deeds.method) || deeds.method.lowercased().contains("displayed"),
        let callable = shelf.catalog.callables[page.name]?.methods.first(where: {
          $0.fullName == deeds.method
        }), callable.owner == page.name,
        callable.parameters.allSatisfy({ $0.defaultText != nil }),
        let source = shelf.source(callable.location.file),
        let node = source.functions[callable.location.line], node.name.text == callable.name
      else { return nil }
      return (node, source)
    }
  }

  /// Whether a method of the page says whether it shows.
  var hasOwnCheck: Bool { !checks.isEmpty }

  /// The check of the page, of one element.
  func check(of element: NewElement) -> String? {
    guard let model = checks.first, let body = model.node.body else { return nil }
    let looks = Array(body.statements).filter {
      !$0.item.is(ReturnStmtSyntax.self) && isLook($0)
    }
    var edits = TextEdits()
    guard change(looks, to: element, &edits) else { return nil }
    return layout.indent + edits.applied(to: model.source.bytes, in: PageSource.range(model.node))
  }

  /// A check for pages of which none has one that could be taken over.
  func defaultCheck(of element: String) -> String {
    let unit = layout.unit
    let attributes =
      ["@discardableResult"] + layout.commonAttributes.filter { $0 != "@discardableResult" }
    let access = layout.commonAccess.map { $0 + " " } ?? ""
    let lines =
      attributes + [
        "\(access)func assertDisplayed() -> Self {",
        "\(unit)XCTAssertTrue(\(element).waitForExistence(timeout: 5))",
        "\(unit)return self", "}",
      ]
    return lines.map { layout.indent + $0 }.joined(separator: "\n")
  }

  /// The statements of an initialiser that look at the page; `nil` where it does something that only
  /// this page can.
  func initialLooks(_ initializer: InitializerDeclSyntax) -> [CodeBlockItemSyntax]? {
    guard let statements = initializer.body?.statements else { return [] }
    // Without the array this would be a new tree, in which everything is elsewhere.
    let looks = Array(statements).filter(isLook)
    let methods = Set(page.methods.map { String($0.name.prefix { $0 != "(" }) })
    let callsOwn = statements.contains { statement in
      statement.tokens(viewMode: .sourceAccurate).contains { methods.contains($0.text) }
    }
    var edits = TextEdits()
    let element = NewElement(name: "element", page: page.name)
    return callsOwn || !looks.isEmpty && !change(looks, to: element, &edits) ? nil : looks
  }

  /// Whether a statement is about elements of this page.
  private func isLook(_ statement: CodeBlockItemSyntax) -> Bool {
    let names = Set(page.elements.map(\.name))
    return statement.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
      || statement.trimmedDescription.contains("[\"")
  }

  /// Lets the first statement that can look at another element do so, and takes the others out.
  ///
  /// - Returns: Whether there is one that can.
  @discardableResult
  func change(
    _ looks: some Collection<CodeBlockItemSyntax>, to element: NewElement, _ edits: inout TextEdits
  ) -> Bool {
    var isChanged = false
    for statement in looks {
      if !isChanged, let looked = looked(at: statement) {
        isChanged = true
        for part in looked { edits.replace(PageSource.range(part), by: element.name) }
        say(element, insteadOf: looked, in: statement, &edits)
      } else {
        edits.replace(
          statement.position.utf8Offset..<statement.endPositionBeforeTrailingTrivia.utf8Offset,
          by: "")
      }
    }
    return isChanged
  }

  /// What a statement looks at, where that is one element: the names of it, or the query that finds it.
  private func looked(at statement: CodeBlockItemSyntax) -> [Syntax]? {
    let names = Set(page.elements.map(\.name))
    let used = statement.tokens(viewMode: .sourceAccurate).filter {
      if case .identifier(let name) = $0.tokenKind { names.contains(name) } else { false }
    }
    if !used.isEmpty { return Set(used.map(\.text)).count == 1 ? used.map(Syntax.init) : nil }
    let queries = QueriesLookedAt(viewMode: .sourceAccurate)
    queries.walk(statement)
    return queries.found.count == 1 ? queries.found : nil
  }

  /// Names the new page, or its element, in what a statement says if it fails.
  private func say(
    _ element: NewElement, insteadOf looked: [Syntax], in statement: CodeBlockItemSyntax,
    _ edits: inout TextEdits
  ) {
    let former = looked.first?.as(TokenSyntax.self)?.text
    for token in statement.tokens(viewMode: .sourceAccurate) {
      guard case .stringSegment(let text) = token.tokenKind, !text.isEmpty else { continue }
      if let former, text.contains(former) {
        edits.replace(PageSource.range(token), by: text.replacing(former, with: element.name))
      } else if text.contains(page.name) {
        edits.replace(PageSource.range(token), by: text.replacing(page.name, with: element.page))
      } else if token.isMessage {
        // What is said of another screen would be wrong of this one.
        edits.replace(PageSource.range(token), by: "\(element.page) is not shown")
      }
    }
  }

  /// Collects the queries of which it is asked whether they find something.
  private final class QueriesLookedAt: SyntaxVisitor {
    private static let questions: Set = ["waitForExistence", "exists", "isHittable", "isEnabled"]
    private(set) var found: [Syntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard Self.questions.contains(node.declName.baseName.text), let base = node.base,
        base.trimmedDescription.contains("[\"")
      else { return .visitChildren }
      found.append(Syntax(base))
      return .skipChildren
    }
  }
}

extension TokenSyntax {
  /// Whether it is the text of an assertion's message: a literal without interpolation, that is no
  /// first argument and has no label.
  fileprivate var isMessage: Bool {
    guard let literal = parent?.parent?.parent?.as(StringLiteralExprSyntax.self),
      literal.segments.count == 1,
      let argument = literal.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name == "XCTFail" || name.hasPrefix("XCTAssert") && list.first?.id != argument.id
  }
}
