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
  let naming: PageNaming
  /// Names that the page has, the new element's among them.
  let taken: Set<String>
  let layout: MemberLayout
  /// Whether other pages call another element so, such as the one that tells each page.
  let isShared: Bool
  /// What makes the page that it leads to.
  let maker: Callable?

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
    for use in model.uses {
      if case .member = model.reference, let name = element.name,
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
    let former = model.deeds.deeds.first(where: \.acts)?.kind
    if former == .tap, call == "tap()" { return true }
    guard model.touches.count == 1, let touch = model.touches.first,
      let access = touch.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    let start = PageSource.range(access.declName).lowerBound
    edits.replace(start..<PageSource.range(touch).upperBound, by: call)
    return true
  }

  // MARK: Names

  /// Name and parameters, called for the new element as the model's are for its own.
  private func name(like model: MethodModel) -> (String, [(String, String)]) {
    let query: String? =
      if case .member(let element) = model.reference { element.queryName } else { nil }
    let words =
      if case .inline(let expression) = model.reference {
        PageNaming.words(
          of: MethodModel.literals(in: expression).first?.representedLiteralValue ?? "",
          isIdentifier: true)
      } else { [String]() }
    let formerFull = model.elementName ?? PageNaming.name(of: words)
    let formerBase = naming.base(of: formerFull, query: query)
    let former = model.node.name.text
    let (full, base) = (elementWord, naming.base(of: elementWord, query: addition.target.query))
    let parameters = parameterNames(model, formerBase, base)
    if !element.parameters.isEmpty {
      let verb = Self.verb(addition)
      let function = element.expression.prefix { $0 != "(" }
      let name = taken.contains(verb) ? verb + PageNaming.capital(String(function)) : verb
      return (PageNaming.unique(name, besides: taken), [])
    }
    guard does(model) else {
      return (unique(Self.verb(addition) + PageNaming.capital(full), base), parameters)
    }
    if model.node.signature.parameterClause.parameters.first?.firstName.text == formerBase {
      // `type(title:)`
      return (former, parameters)
    }
    let pairs = model.elementName == nil ? [] : [(formerFull, full)]
    for (old, new) in pairs + [(formerBase, base)] where !old.isEmpty {
      if former == old { return (unique(new, base), parameters) }
      let word = PageNaming.capital(old)
      if former.contains(word) {
        let name = former.replacing(word, with: PageNaming.capital(new), maxReplacements: 1)
        guard
          addition.landing != nil || !addition.acts || model.deeds.type == page.name
            || Self.plainVerbs.contains(where: former.hasPrefix)
        else { continue }
        return (unique(name, base), parameters)
      }
    }
    return (unique(plainName(base), base), parameters)
  }

  /// Verbs that fit any element; others say what their own does.
  private static let plainVerbs = [
    "tap", "press", "click", "touch", "select", "toggle", "type", "enter", "fill", "set", "swipe",
    "doubleTap", "longPress",
  ]

  /// Whether the model does what the method is to do, and not another gesture.
  private func does(_ model: MethodModel) -> Bool {
    guard case .touch(let call) = addition.act else { return true }
    let name = String(call.prefix { $0 != "(" })
    return switch model.deeds.deeds.first(where: \.acts)?.kind {
    case .tap: name == "tap"
    case .doubleTap: name == "doubleTap"
    case .press: name == "press"
    case .swipe(let direction): name.lowercased() == "swipe" + direction
    default: true
    }
  }

  /// What the element is called in names of methods.
  private var elementWord: String {
    if let name = element.name, !isShared { return name }
    let words = PageNaming.words(
      of: addition.target.key, isIdentifier: addition.target.isIdentifier)
    let name = PageNaming.name(of: words)
    return name.isEmpty ? PageNaming.name(of: [PageNaming.typeWord(addition.target.query)]) : name
  }

  private func unique(_ name: String, _ base: String) -> String {
    let free = name.isSwiftName && !taken.contains(name)
    return free ? name : PageNaming.unique(plainName(base), besides: taken)
  }

  /// What the method is called where no other gives it a name; an assertion of a text says which.
  private func plainName(_ base: String) -> String {
    let name = Self.verb(addition) + PageNaming.capital(base)
    switch addition.act {
    case .assertText(let attribute): return name + PageNaming.capital(attribute)
    case .assertGone: return name + "IsGone"
    case .assertHolds("isEnabled", false): return name + "IsDisabled"
    case .assertHolds(let attribute, let holds):
      return name + (holds ? "Is" : "IsNot") + attribute.dropFirst("is".count)
    case .touch, .type, .adjust, .assertExists: return name
    }
  }

  static func verb(_ addition: PageAddition) -> String {
    switch addition.act {
    case .touch(let call):
      call.hasPrefix("swipe")
        ? String(call.prefix { $0 != "(" })
        : call.hasPrefix("tap") && addition.landing != nil
          ? "open" : String(call.prefix { $0 != "(" })
    case .type: "type"
    case .adjust(.slider): "set"
    case .adjust(.wheel): "choose"
    case .assertExists, .assertText, .assertGone, .assertHolds: "assert"
    }
  }

  /// New names of parameters that are called as the model's element is.
  private func parameterNames(
    _ model: MethodModel, _ former: String, _ base: String
  ) -> [(String, String)] {
    let names = model.node.signature.parameterClause.parameters.flatMap {
      [$0.firstName.text, $0.secondName?.text].compactMap(\.self)
    }
    return names.contains(former) && base.isSwiftName ? [(former, base)] : []
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
    let isGiven = !element.parameters.isEmpty && !taken.contains(verb)
    let name = PageNaming.unique(isGiven ? verb : plainName(base), besides: taken)
    let unit = layout.unit
    let value = landing
    let type = addition.landing ?? "Self"
    let place = element.expression
    let (parameters, statements): (String, [String]) =
      switch addition.act {
      case .touch(let call): (element.parameters, ["\(place).\(call)"])
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
      arguments: maker.parameters.map { $0.isApp ? rootName : nil }
    ).expression
  }

  private var rootName: String {
    element.expression.hasPrefix("APP") ? "APP" : "app"
  }

  /// Attributes and access that the page's other methods have.
  private var attributes: [String] {
    var attributes = layout.commonAttributes.filter { $0 != "@discardableResult" }
    if addition.landing == nil { attributes.insert("@discardableResult", at: 0) }
    return attributes
  }

  private var access: String? { layout.commonAccess }
}
