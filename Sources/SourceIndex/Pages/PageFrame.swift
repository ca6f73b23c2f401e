import SourceModel
import SwiftSyntax

/// A page object without methods but its check, made like another one.
struct PageFrame {
  private let shelf: ModelShelf
  private let naming: PageNaming
  private let page: PageObject
  private let source: PageSource
  private let holder: PageSource.Holder

  /// Reads a page; `nil` where it is of a shape that no other can be made like.
  init?(like page: PageObject, _ shelf: ModelShelf, _ naming: PageNaming) {
    guard let (source, holder) = shelf.holder(of: page), !source.source.tree.hasError,
      shelf.catalog.generics[page.name]?.isEmpty ?? true, !page.name.contains("."),
      holder.kind != "enum"
    else { return nil }
    self.shelf = shelf
    self.naming = naming
    self.page = page
    self.source = source
    self.holder = holder
  }

  /// The text of a file with a page.
  ///
  /// - Parameters:
  ///   - name: Name of the page.
  ///   - target: The element that says that it shows.
  ///   - title: What the screen is called, for a comment.
  /// - Returns: The text; `nil` where an element cannot be declared.
  func text(named name: String, showing target: PageAddition.Target, title: String) -> String? {
    let chain = "\(root).\(target.path)"
    let element = naming.element(target, on: "", besides: ["app"])
    var members: [String] = []
    var hasLandmark = false
    for member in holder.members.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        if let text = landmark(variable, chain) {
          members.append(text)
          hasLandmark = true
        } else if isPlain(variable) {
          members.append(self.text(of: member))
        }
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        if isPlain(initializer) {
          members.append(self.text(of: member))
        } else if !initializer.signature.parameterClause.parameters.isEmpty {
          return nil
        }
      }
    }
    if !hasLandmark || hasOwnCheck {
      guard let property = property(element, target, chain) else { return nil }
      let place =
        members.count
        - (holder.members.members.contains { $0.decl.is(InitializerDeclSyntax.self) } ? 1 : 0)
      members.insert(property, at: max(0, place))
      members.append(check(of: element) ?? defaultCheck(of: element))
    }
    return imports + "\n\n" + comment(title) + header(name) + " {\n"
      + members.joined(separator: "\n\n") + "\n}\n"
  }

  private var root: String { ElementWriter(shelf: shelf, naming: naming).root(of: page) }
  private var layout: MemberLayout { MemberLayout(source, holder, unit: shelf.unit) }

  // MARK: Members

  /// A member with its comment, as it stands in the file.
  private func text(of member: MemberBlockItemSyntax) -> String {
    let range = PageSource.range(member)
    let comments = member.leadingTrivia.pieces.compactMap { piece -> String? in
      if case .docLineComment(let text) = piece { layout.indent + text + "\n" } else { nil }
    }
    return comments.joined() + layout.indent + source.text(range)
  }

  /// Whether a property is stored, and no element.
  private func isPlain(_ variable: VariableDeclSyntax) -> Bool {
    let names = Set(page.elements.map(\.name))
    return variable.bindings.allSatisfy {
      $0.accessorBlock == nil && !names.contains($0.pattern.trimmedDescription)
        && ($0.initializer == nil || $0.trimmedDescription.contains("XCUIApplication"))
    }
  }

  /// Whether an initialiser does nothing that only this page can.
  private func isPlain(_ initializer: InitializerDeclSyntax) -> Bool {
    let own = Set(
      page.methods.map { String($0.name.prefix { $0 != "(" }) } + page.elements.map(\.name))
    let body = initializer.body?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    return own.isDisjoint(with: body)
  }

  /// The element by which pages of this shape are known, with another one in it.
  private func landmark(_ variable: VariableDeclSyntax, _ chain: String) -> String? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let statements = binding.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self),
      statements.count == 1, let value = statements.first?.item
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let isShared =
      variable.modifiers.contains { $0.name.text == "override" }
      || !alike.isEmpty
        && alike.allSatisfy { other in other.elements.contains { $0.name == name } }
    guard isShared, page.elements.contains(where: { $0.name == name }) else { return nil }
    var edits = TextEdits()
    let ending = value.trimmedDescription.hasSuffix(".firstMatch") ? ".firstMatch" : ""
    edits.replace(PageSource.range(value), by: chain + ending)
    return layout.indent + edits.applied(to: source.bytes, in: PageSource.range(variable))
  }

  private var alike: [PageObject] {
    shelf.index.pages.filter { $0.name != page.name && shelf.areAlike($0, page) }
  }

  /// A property for the element, declared like another of the page.
  private func property(
    _ name: String, _ target: PageAddition.Target, _ chain: String
  ) -> String? {
    ElementWriter(shelf: shelf, naming: naming).property(name, target, like: page)
      .map { layout.indent + $0 }
      ?? "\(layout.indent)private var \(name): XCUIElement { \(chain) }"
  }

  // MARK: Checks

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

  private var hasOwnCheck: Bool { !checks.isEmpty }

  /// The check of the page, of one element.
  private func check(of element: String) -> String? {
    guard let model = checks.first, let body = model.node.body else { return nil }
    let names = Set(page.elements.map(\.name))
    var edits = TextEdits()
    var isFirst = true
    for statement in body.statements {
      let used = statement.tokens(viewMode: .sourceAccurate).filter { names.contains($0.text) }
      let isReturn = statement.item.is(ReturnStmtSyntax.self)
      let looks = !used.isEmpty || statement.trimmedDescription.contains("[\"")
      guard !isReturn, looks else { continue }
      if isFirst, let former = used.first?.text, Set(used.map(\.text)).count == 1 {
        isFirst = false
        for token in statement.tokens(viewMode: .sourceAccurate) {
          if token.tokenKind == .identifier(former) {
            edits.replace(PageSource.range(token), by: element)
          } else if case .stringSegment(let text) = token.tokenKind, text.contains(former) {
            edits.replace(PageSource.range(token), by: text.replacing(former, with: element))
          }
        }
      } else {
        edits.replace(
          statement.position.utf8Offset..<statement.endPositionBeforeTrailingTrivia.utf8Offset,
          by: "")
      }
    }
    guard !isFirst else { return nil }
    return layout.indent + edits.applied(to: model.source.bytes, in: PageSource.range(model.node))
  }

  private func defaultCheck(of element: String) -> String {
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

  // MARK: Around the type

  private var imports: String {
    source.source.tree.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.trimmedDescription
    }
    .joined(separator: "\n")
  }

  private func comment(_ title: String) -> String {
    let lines = holder.node.leadingTrivia.pieces.compactMap { piece -> String? in
      if case .docLineComment(let text) = piece { text } else { nil }
    }
    let plain = title.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      .map { $0.properties.generalCategory == .control ? " " : String($0) }.joined()
    guard !lines.isEmpty, !plain.isEmpty, plain.count <= 60 else { return "" }
    let isJapanese = lines.joined().unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
    return isJapanese ? "/// 「\(plain)」の画面\n" : "/// The screen “\(plain)”.\n"
  }

  /// What a type begins with, with another name.
  private func header(_ name: String) -> String {
    let start = PageSource.range(holder.node).lowerBound
    let end = holder.members.position.utf8Offset
    var edits = TextEdits()
    if let token = holder.node.tokens(viewMode: .sourceAccurate).first(where: {
      $0.tokenKind == .identifier(page.name)
    }) {
      edits.replace(PageSource.range(token), by: name)
    }
    var text = edits.applied(to: source.bytes, in: start..<end)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
