import SourceModel
import SwiftSyntax

/// A page object without methods but its check, made like another one.
struct PageFrame {
  let shelf: ModelShelf
  private let naming: PageNaming
  let page: PageObject
  let source: PageSource
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
    let own = NewElement(name: element, page: name)
    var members: [String] = []
    var (hasLandmark, looksAtBirth) = (false, false)
    for member in holder.members.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        if let text = landmark(variable, chain) {
          members.append(text)
          hasLandmark = true
        } else if isPlain(variable) {
          members.append(self.text(of: member))
        }
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        guard let looks = initialLooks(initializer) else {
          // What nothing has to be handed to is not needed.
          if initializer.signature.parameterClause.parameters.isEmpty { continue }
          return nil
        }
        if !looks.isEmpty { looksAtBirth = true }
        members.append(self.text(of: member, looking: looks, at: own))
      }
    }
    if !hasLandmark || hasOwnCheck || looksAtBirth {
      guard let property = property(element, target, chain) else { return nil }
      let place =
        members.count
        - (holder.members.members.contains { $0.decl.is(InitializerDeclSyntax.self) } ? 1 : 0)
      members.insert(property, at: max(0, place))
    }
    if !looksAtBirth, !hasLandmark || hasOwnCheck {
      members.append(check(of: own) ?? defaultCheck(of: element))
    }
    return imports + "\n\n" + comment(title) + header(name) + " {\n"
      + members.joined(separator: "\n\n") + "\n}\n"
  }

  private var root: String { ElementWriter(shelf: shelf, naming: naming).root(of: page) }
  var layout: MemberLayout { MemberLayout(source, holder, unit: shelf.unit) }

  // MARK: Members

  /// A member with its comment, as it stands in the file, where it looks at another element.
  private func text(
    of member: MemberBlockItemSyntax, looking looks: [CodeBlockItemSyntax] = [],
    at element: NewElement? = nil
  ) -> String {
    let range = PageSource.range(member)
    var edits = TextEdits()
    if let element { change(looks, to: element, &edits) }
    let comments = member.leadingTrivia.pieces.compactMap { piece -> String? in
      if case .docLineComment(let text) = piece { layout.indent + text + "\n" } else { nil }
    }
    return comments.joined() + layout.indent + edits.applied(to: source.bytes, in: range)
  }

  /// Whether a property is stored, and no element.
  private func isPlain(_ variable: VariableDeclSyntax) -> Bool {
    let names = Set(page.elements.map(\.name))
    return variable.bindings.allSatisfy {
      $0.accessorBlock == nil && !names.contains($0.pattern.trimmedDescription)
        && ($0.initializer == nil || $0.trimmedDescription.contains("XCUIApplication"))
    }
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

  var alike: [PageObject] {
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
