import ElementModel
import SourceModel
import SwiftParser
import SwiftSyntax

/// Writes a method of a page as the page's others are written.
struct MethodWriter {
  /// A method that is to be written into a file.
  struct Draft {
    var name: String
    var insertion: ElementDraft.Insertion
  }

  let addition: PageAddition
  let page: PageObject
  let element: ElementDraft
  /// What the element is dragged to.
  let goal: ElementDraft?
  let naming: PageNaming
  /// Names that the page has, the new element's among them.
  let taken: Set<String>
  let layout: MemberLayout
  /// Whether other pages call another element so, such as the one that tells each page.
  let isShared: Bool
  /// What makes the page that it leads to.
  let maker: Callable?
  /// How the page names the app.
  let root: String

  // MARK: After a model

  /// The method, written like another.
  ///
  /// - Parameter model: The other one.
  /// - Returns: The method; `nil` where it would not do what it is to do.
  func method(like model: MethodModel) -> Draft? {
    let node = model.node
    var edits = TextEdits()
    name(element, in: model, &edits)
    guard lead(model, &edits), touch(model, &edits) else { return nil }
    if !element.parameters.isEmpty {
      let clause = node.signature.parameterClause
      guard addition.acts, !addition.types, clause.parameters.isEmpty else { return nil }
      edits.replace(PageSource.range(clause), by: "(\(element.parameters))")
    }
    let (name, parameters) = self.name(like: model)
    edits.replace(PageSource.range(node.name), by: name)
    for (former, name) in parameters { rename(former, to: name, in: node, &edits) }
    let range = PageSource.range(node)
    let indent = model.source.indent(at: range.lowerBound)
    var text = edits.applied(to: model.source.bytes, in: range)
    if let comment = comment(like: node, named: name) {
      text = comment.map { "/// \($0)\n\(indent)" }.joined() + text
    }
    let insertion =
      model.deeds.type == page.name && model.source.file.path == page.location.file
      ? layout.insertion(of: text, after: node, from: indent, apart: text.contains("\n"))
      : layout.insertionAtEnd(of: text, from: indent)
    return Draft(name: name, insertion: insertion)
  }

  /// Names the element where the model names its own, in messages too.
  private func name(_ element: ElementDraft, in model: MethodModel, _ edits: inout TextEdits) {
    let isProperty = element.name == element.expression
    for use in model.uses {
      if model.namesCase, isProperty {
        edits.replace(PageSource.range(Self.element(madeOf: whole(use))), by: element.expression)
      } else if case .member = model.reference, let name = element.name,
        let reference = use.as(DeclReferenceExprSyntax.self)
      {
        edits.replace(PageSource.range(reference.baseName), by: name)
      } else {
        edits.replace(PageSource.range(whole(use)), by: element.expression)
      }
    }
    guard let former = model.elementName, let name = element.name else { return }
    for token in model.node.tokens(viewMode: .sourceAccurate) {
      guard case .stringSegment(let text) = token.tokenKind, text.contains(former) else { continue }
      edits.replace(PageSource.range(token), by: text.replacing(former, with: name))
    }
  }

  /// The expression around a member's name that is the element: `self.button`.
  private func whole(_ use: ExprSyntax) -> ExprSyntax {
    guard let access = use.parent?.as(MemberAccessExprSyntax.self), access.declName.id == use.id
    else { return use }
    return ExprSyntax(access)
  }

  /// The call that makes an element of a case: `Element.button.locator(app)`.
  private static func element(madeOf use: ExprSyntax) -> ExprSyntax {
    guard let access = use.parent?.as(MemberAccessExprSyntax.self), access.base?.id == use.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    else { return use }
    return ExprSyntax(call)
  }

  /// Has the method lead where it is to lead.
  private func lead(_ model: MethodModel, _ edits: inout TextEdits) -> Bool {
    switch (model.landing, addition.landing) {
    case (nil, nil): return true
    case (let former?, let landing?):
      for token in model.node.tokens(viewMode: .sourceAccurate)
      where token.tokenKind == .identifier(former) {
        edits.replace(PageSource.range(Self.type(around: token)), by: landing)
      }
      return true
    default: return false
    }
  }

  /// The type that a name stands in, with its generic arguments.
  private static func type(around token: TokenSyntax) -> Syntax {
    guard let parent = token.parent else { return Syntax(token) }
    if parent.is(IdentifierTypeSyntax.self) { return parent }
    if let outer = parent.parent, outer.is(GenericSpecializationExprSyntax.self) { return outer }
    return parent.is(DeclReferenceExprSyntax.self) ? parent : Syntax(token)
  }

  /// Has the method do to the element what it is to do.
  private func touch(_ model: MethodModel, _ edits: inout TextEdits) -> Bool {
    guard case .touch(let call) = addition.act else { return true }
    if model.deed == .tap, call == "tap()" { return true }
    guard model.touches.count == 1, let touch = model.touches.first,
      let access = touch.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    let start = PageSource.range(access.declName).lowerBound
    edits.replace(start..<PageSource.range(touch).upperBound, by: call)
    return true
  }

  private func rename(
    _ former: String, to name: String, in node: FunctionDeclSyntax, _ edits: inout TextEdits
  ) {
    for token in node.tokens(viewMode: .sourceAccurate)
    where token.tokenKind == .identifier(former) && token.id != node.name.id {
      // Members of that name are something else.
      if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period { continue }
      edits.replace(PageSource.range(token), by: name)
    }
  }

  /// A comment, where the model has one, in its language.
  private func comment(like node: FunctionDeclSyntax, named name: String) -> [String]? {
    let lines = node.leadingTrivia.pieces.compactMap { piece -> String? in
      if case .docLineComment(let text) = piece { text } else { nil }
    }
    guard !lines.isEmpty else { return nil }
    let isJapanese = lines.joined().unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
    return [MethodComment(addition, element.name ?? elementWord).text(isJapanese: isJapanese)]
  }

  // MARK: Without a model

  /// The method as it is written where the suite has none like it.
  func method() -> Draft? {
    guard let landing = landingValue else { return nil }
    let base = naming.base(of: elementWord, query: addition.target.query)
    let verb = Self.verb(addition)
    // `open(row)` says enough, and `assert(row)` does not.
    let isGiven =
      !element.parameters.isEmpty && element.insertions.isEmpty && addition.acts
      && !taken.contains(verb)
    let name = PageNaming.unique(isGiven ? verb : plainName(base), besides: taken)
    let unit = layout.unit
    let value = landing
    let type = addition.landing ?? "Self"
    let place = element.expression
    let (own, statements): (String, [String]) =
      switch addition.act {
      case .touch(let call): ("", ["\(place).\(call)"])
      case .drag(let press, _):
        (
          goal?.parameters ?? "",
          ["\(place).press(forDuration: \(press), thenDragTo: \(goal?.expression ?? "app"))"]
        )
      case .type(let tapsFirst):
        ("_ text: String", (tapsFirst ? ["\(place).tap()"] : []) + ["\(place).typeText(text)"])
      case .adjust(.slider):
        (
          "to position: CGFloat",
          ["\(place).adjust(toNormalizedSliderPosition: position)"]
        )
      case .adjust(.wheel):
        ("_ value: String", ["\(place).adjust(toPickerWheelValue: value)"])
      case .assertExists:
        ("", ["XCTAssertTrue(\(place).waitForExistence(timeout: 5))"])
      case .assertGone:
        ("", ["XCTAssertTrue(\(place).waitForNonExistence(timeout: 5))"])
      case .assertHolds(let attribute, let holds):
        ("", ["\(holds ? "XCTAssertTrue" : "XCTAssertFalse")(\(place).\(attribute))"])
      case .assertText(let attribute):
        (
          "_ \(attribute): String",
          [
            "XCTAssertEqual(\(place).\(attribute)\(attribute == "value" ? " as? String" : ""), \(attribute))"
          ]
        )
      }
    let parameters = [element.parameters, own].filter { !$0.isEmpty }.joined(separator: ", ")
    let heads = attributes.map { $0 + "\n" }.joined()
    let access = self.access.map { $0 + " " } ?? ""
    let text =
      heads + "\(access)func \(name)(\(parameters)) -> \(type) {\n"
      + (statements + ["return \(value)"]).map { unit + $0 + "\n" }.joined() + "}"
    return Draft(name: name, insertion: layout.insertionAtEnd(of: text, from: ""))
  }

  /// Swift for the page that it leads to; `nil` where that cannot be made of the app alone.
  private var landingValue: String? {
    guard let landing = addition.landing else { return "self" }
    guard let maker, maker.parameters.allSatisfy({ $0.isApp || $0.defaultText != nil }) else {
      return nil
    }
    return CallText(
      making: landing, with: maker,
      arguments: maker.parameters.map { parameter in
        if parameter.isApp { return root }
        // What stands for where a page was opened from is this one.
        return landing.contains("<") && parameter.defaultText == "nil" ? "self" : nil
      }
    ).expression
  }

  /// Attributes and access that the page's other methods have.
  private var attributes: [String] {
    var attributes = layout.commonAttributes.filter { $0 != "@discardableResult" }
    if addition.landing == nil { attributes.insert("@discardableResult", at: 0) }
    return attributes
  }

  private var access: String? { layout.commonAccess }
}
