import ElementModel
import SourceModel
import SwiftSyntax

/// Declares the elements of pages.
struct ElementWriter {
  let shelf: ModelShelf
  let naming: PageNaming

  /// How a method of a page names an element.
  ///
  /// - Parameters:
  ///   - addition: What the page is given.
  ///   - page: The page.
  ///   - model: The method that the new one is written like.
  ///   - taken: Names that the page has.
  /// - Returns: The draft.
  func draft(
    _ addition: PageAddition, on page: PageObject, like model: MethodModel?,
    besides taken: Set<String>
  ) -> ElementDraft {
    let target = addition.target
    let root = self.root(of: page)
    let chain = "\(root).\(target.path)"
    if let known = addition.known {
      if let name = known.name { return ElementDraft(name: name, expression: name) }
      if let literal = known.literal, case .inline(let expression)? = model?.reference,
        let call = known.call,
        expression.trimmedDescription.hasPrefix(call.prefix { $0 != "(" } + "(")
      {
        return ElementDraft(name: nil, expression: literal)
      }
      if let call = known.call {
        return ElementDraft(name: nil, expression: call, parameters: known.parameters)
      }
    }
    if let draft = newFunction(target, root, on: page, besides: taken) { return draft }
    if target.scope == nil, target.chosenPath == nil, let model,
      let element = caseElement(of: page, like: model),
      let draft = newCase(target, on: page, like: element, besides: taken)
    {
      return draft
    }
    if let draft = newProperty(target, chain, on: page, besides: taken) { return draft }
    return ElementDraft(name: nil, expression: chain)
  }

  /// How a page names the app: `app`, or as its elements begin.
  func root(of page: PageObject) -> String {
    let starts = page.elements.map { String($0.expression.prefix { $0 != "." }) }
    if let start = starts.first(where: { $0 == "app" || $0 == "APP" }) { return start }
    let usesGlobal = shelf.holder(of: page).map { source, holder in
      holder.members.tokens(viewMode: .sourceAccurate).contains { $0.text == "APP" }
    }
    return usesGlobal == true ? "APP" : "app"
  }

  // MARK: Properties

  /// A property declared like another one of the page, or of one that is made alike.
  private func newProperty(
    _ target: PageAddition.Target, _ chain: String, on page: PageObject, besides taken: Set<String>
  ) -> ElementDraft? {
    let name = naming.element(target, on: page.name, besides: taken)
    return declaration(of: target, on: page) { text(name, chain, like: $0) }
      .map { ElementDraft(name: name, expression: name, insertions: [$0]) }
  }

  /// A declaration that is written like a property of the page, or of one that is made alike.
  private func declaration(
    of target: PageAddition.Target, on page: PageObject, _ text: (Property) -> String?
  ) -> ElementDraft.Insertion? {
    guard let (source, holder) = shelf.holder(of: page) else { return nil }
    let own = page.elements.compactMap { property($0, in: page) }
    let others = shelf.index.pages.filter { $0.name != page.name && shelf.areAlike($0, page) }
      .flatMap { other in other.elements.compactMap { property($0, in: other) } }
    guard let model = best(own, target) ?? best(others, target), let text = text(model) else {
      return nil
    }
    let range = PageSource.range(model.node)
    let last = own.last { $0.isComputed == model.isComputed } ?? own.last
    let layout = MemberLayout(source, holder, unit: shelf.unit)
    guard let last else {
      return layout.insertion(
        of: text, beforeMethodsFrom: model.source.indent(at: range.lowerBound))
    }
    return layout.insertion(
      of: text, after: last.node, from: model.source.indent(at: range.lowerBound),
      apart: own.count < 2 ? text.contains("\n") : nil)
  }

  /// A function that gives one of many elements, where the app makes their identifiers of something.
  private func newFunction(
    _ target: PageAddition.Target, _ root: String, on page: PageObject, besides taken: Set<String>
  ) -> ElementDraft? {
    guard let row = target.row, target.chosenPath == nil, !target.isFirstInScope else { return nil }
    let words = PageNaming.words(of: row.before, isIdentifier: true)
    let base = words.isEmpty ? "row" : PageNaming.name(of: words)
    let name = PageNaming.unique(base.isSwiftName ? base : base + "Row", besides: taken)
    let way = (target.scope.map { "\($0)." } ?? "") + target.query
    let chain = "\(root).\(way)[\"\(row.before)\\(id)\(row.after)\"]"
    let parameters = "_ id: String"
    return declaration(of: target, on: page) { model in
      text(name, chain, like: model, given: parameters)
    }.map {
      ElementDraft(
        name: nil, expression: "\(name)(id)", parameters: parameters, insertions: [$0])
    }
  }

  /// A property that is one look for an element by a text.
  private struct Property {
    var source: PageSource
    var node: VariableDeclSyntax
    var pattern: PatternSyntax
    var value: Syntax
    var queryName: String
    var isComputed: Bool
    /// Calls on the way from the app to the element; fewer are plainer.
    var length: Int
  }

  private func property(_ element: PageElement, in page: PageObject) -> Property? {
    guard let query = element.queryName, let source = shelf.source(element.location.file),
      let node = source.properties[element.location.line], node.bindings.count == 1,
      let binding = node.bindings.first, binding.pattern.trimmedDescription == element.name,
      !node.modifiers.contains(where: { $0.name.text == "override" })
    else { return nil }
    let statements = binding.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self)
    guard
      let value = binding.initializer.map({ Syntax($0.value) })
        ?? statements?.first.map({ Syntax($0.item) }),
      statements?.count ?? 1 == 1, value.trimmedDescription.contains("["),
      ["app", "APP"].contains(String(element.expression.prefix { $0 != "." }))
    else { return nil }
    return Property(
      source: source, node: node, pattern: binding.pattern, value: value, queryName: query,
      isComputed: binding.accessorBlock != nil, length: element.expression.count { $0 == "." })
  }

  private func best(_ properties: [Property], _ target: PageAddition.Target) -> Property? {
    properties.enumerated().min { one, other in
      let (left, right) = (one.element, other.element)
      let leftRank = (left.length, left.queryName == target.query ? 0 : 1, -one.offset)
      let rightRank = (right.length, right.queryName == target.query ? 0 : 1, -other.offset)
      return leftRank < rightRank
    }?.element
  }

  /// A property declared like one of a page, without what stands before it on its line.
  func property(
    _ name: String, _ target: PageAddition.Target, like page: PageObject
  ) -> String? {
    guard let model = best(page.elements.compactMap { property($0, in: page) }, target) else {
      return nil
    }
    return text(name, "\(root(of: page)).\(target.path)", like: model)
  }

  /// A function that gives what a property with another way to its element would be.
  private func text(
    _ name: String, _ chain: String, like model: Property, given parameters: String
  ) -> String? {
    guard model.isComputed, let type = model.node.bindings.first?.typeAnnotation else { return nil }
    var edits = TextEdits()
    edits.replace(PageSource.range(model.node.bindingSpecifier), by: "func")
    edits.replace(PageSource.range(model.pattern), by: "\(name)(\(parameters))")
    edits.replace(PageSource.range(type.colon), by: " ->")
    return text(chain, like: model, edits)
  }

  /// A property with another name and another way to its element.
  private func text(_ name: String, _ chain: String, like model: Property) -> String {
    var edits = TextEdits()
    edits.replace(PageSource.range(model.pattern), by: name)
    return text(chain, like: model, edits)
  }

  private func text(_ chain: String, like model: Property, _ changes: TextEdits) -> String {
    var edits = changes
    let isFirst = model.value.trimmedDescription.hasSuffix(".firstMatch")
    let ending = isFirst && !chain.hasSuffix(".firstMatch") ? ".firstMatch" : ""
    edits.replace(PageSource.range(model.value), by: chain + ending)
    return edits.applied(to: model.source.bytes, in: PageSource.range(model.node))
  }

  // MARK: Cases

  /// The element of a page that a new case is to be declared beside, so that a method can be written
  /// like one that names a case: the very one, or one of the page's own enumeration of that name.
  private func caseElement(of page: PageObject, like model: MethodModel) -> PageElement? {
    guard case .member(let element) = model.reference else { return nil }
    if model.deeds.type == page.name { return element }
    func name(_ element: PageElement) -> Substring? {
      enumeration(of: element)?.name.split(separator: ".").last
    }
    guard let wanted = name(element) else { return nil }
    return page.elements.last { name($0) == wanted }
  }

  /// The enumeration that an element is a case of.
  private func enumeration(of element: PageElement) -> PageSource.Holder? {
    guard let source = shelf.source(element.location.file),
      let node = source.cases[element.location.line]
    else { return nil }
    return source.holders.first { holder in
      holder.members.members.contains { $0.decl.id == node.id }
    }
  }

  /// A case of the enumeration that the page's elements are cases of.
  private func newCase(
    _ target: PageAddition.Target, on page: PageObject, like element: PageElement,
    besides taken: Set<String>
  ) -> ElementDraft? {
    guard let source = shelf.source(element.location.file),
      let node = source.cases[element.location.line], node.elements.count == 1,
      let holder = enumeration(of: element)
    else { return nil }
    let cases = holder.members.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { $0.elements.map(\.name.text) }
    var name = PageNaming.name(of: PageNaming.words(of: target.key, isIdentifier: true))
    if name.isEmpty { name = PageNaming.name(of: [PageNaming.typeWord(target.query)]) }
    if !name.isSwiftName { name += PageNaming.typeWord(target.query) }
    name = PageNaming.unique(name, besides: Set(cases))
    var edits = TextEdits()
    let entry = node.elements[node.elements.startIndex]
    edits.replace(PageSource.range(entry.name), by: name)
    guard let value = entry.rawValue?.value else { return nil }
    edits.replace(PageSource.range(value), by: SwiftLiteral.readable(target.key))
    let range = PageSource.range(node)
    let layout = MemberLayout(source, holder, unit: shelf.unit)
    let last = holder.members.members.last { $0.decl.is(EnumCaseDeclSyntax.self) }?.decl
    var insertions = [
      layout.insertion(
        of: edits.applied(to: source.bytes, in: range), after: last ?? DeclSyntax(node),
        from: source.indent(at: range.lowerBound))
    ]
    if let way = CaseSwitch(holder, source) {
      guard let insertion = way.insertion(of: name, query: target.query) else { return nil }
      insertions.append(insertion)
    } else if !holder.members.trimmedDescription.contains(".\(target.query)[") {
      return nil
    }
    return ElementDraft(name: name, expression: "\(holder.name).\(name)", insertions: insertions)
  }
}
