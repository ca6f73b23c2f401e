import SourceModel
import SwiftSyntax

/// Collects what doubts are found from, file by file.
final class DoubtFactCollector: SyntaxVisitor {
  private(set) var facts = DoubtFacts()
  private let source: ParsedSource
  /// The types around, innermost last.
  private var owners: [String] = []
  /// The member around.
  private var members: [String] = []

  private init(_ source: ParsedSource, _ facts: DoubtFacts) {
    self.source = source
    self.facts = facts
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds what a file says.
  static func collect(_ source: ParsedSource, into facts: inout DoubtFacts) {
    let collector = DoubtFactCollector(source, facts)
    collector.walk(source.tree)
    facts = collector.facts
  }

  private func change(_ body: (inout DoubtFacts.TypeFacts) -> Void) {
    let name = owners.last ?? ""
    body(&facts.types[name, default: DoubtFacts.TypeFacts(name: name)])
  }

  private func place(_ name: String, _ node: some SyntaxProtocol) -> DoubtFacts.Place {
    DoubtFacts.Place(name: name, location: source.location(of: node))
  }

  /// Previews make objects of their own, which no test sees.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Types

  private func open(
    _ name: String, _ inheritance: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax,
    isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    owners.append(name)
    change { type in
      type.isClass = type.isClass || isClass
      type.inherited.formUnion(
        inheritance?.inheritedTypes.map { Self.lastName($0.type.trimmedDescription) } ?? [])
      type.attributes.formUnion(attributes.names)
    }
    return .visitChildren
  }

  private static func lastName(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, node.attributes)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, node.attributes, isClass: true)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, node.attributes)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, node.inheritanceClause, node.attributes)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      Self.lastName(node.extendedType.trimmedDescription), node.inheritanceClause, node.attributes)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else {
      if node.bindingSpecifier.text == "var", let binding = node.bindings.first,
        let value = binding.initializer?.value, value.isTakenFromElsewhere,
        let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
      {
        noteLostCopy(binding.pattern, in: Syntax(list))
      }
      return .visitChildren
    }
    let names = node.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    members.append(names.first ?? "")
    for (binding, name) in zip(node.bindings, names) {
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      let property = DoubtFacts.Property(
        name: name, attributes: node.attributes.names, keyPath: node.attributes.keyPath,
        type: binding.typeAnnotation?.type.trimmedDescription, made: made?.trimmedDescription,
        hasValue: binding.initializer != nil, isConstant: node.bindingSpecifier.text == "let",
        isComputed: binding.isComputed,
        isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) },
        location: source.location(of: binding.pattern))
      change { $0.properties.append(property) }
    }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    if node.parent?.is(MemberBlockItemSyntax.self) == true { members.removeLast() }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    members.append(node.name.text)
    let isPlain = node.attributes.isEmpty && !node.modifiers.contains { $0.name.text == "override" }
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    let isNamed = node.name.text.first?.isLetter == true
    if isPlain, isMember, isNamed {
      let method = place(node.name.text, node.name)
      change { $0.methods.append(method) }
    }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { members.removeLast() }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.text == "var" else { return .visitChildren }
    let statement = node.parent?.parent?.parent
    if let body = statement?.as(IfExprSyntax.self)?.body {
      noteLostCopy(node.pattern, in: Syntax(body))
    } else if let list = statement?.parent?.parent?.as(CodeBlockItemListSyntax.self) {
      noteLostCopy(node.pattern, in: Syntax(list))
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let binding = node.pattern.as(ValueBindingPatternSyntax.self),
      binding.bindingSpecifier.text == "var"
    {
      noteLostCopy(binding.pattern, in: Syntax(node.body))
    }
    return .visitChildren
  }

  private func noteLostCopy(_ pattern: PatternSyntax, in scope: Syntax) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier,
      VariableUse.isOnlyChanged(name.text, in: scope)
    else { return }
    let copy = place(name.text, name)
    change { $0.lostCopies.append(copy) }
  }

  // MARK: Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let member = members.last ?? ""
    change { $0.mentions[member, default: []].insert(plain) }
    if name.hasPrefix("$") {
      // Whoever gets a binding changes what it is of.
      var last = plain
      var access = node.parent?.as(MemberAccessExprSyntax.self)
      while let outer = access {
        last = outer.declName.baseName.text
        access = outer.parent?.as(MemberAccessExprSyntax.self)
      }
      change { $0.changed.formUnion([plain, last]) }
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let target = node.assignedExpression { noteChange(of: target.chain) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    noteChange(of: node.expression.chain)
    return .visitChildren
  }

  private func noteChange(of chain: [String]) {
    let names = chain.filter { $0 != "wrappedValue" }
    change { $0.changed.formUnion([names.first, names.last].compactMap(\.self)) }
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let access = called.as(MemberAccessExprSyntax.self)
    let name = access?.declName.baseName.text ?? called.trimmedDescription
    if let base = access?.base, VariableUse.mutatingMethods.contains(name) {
      noteChange(of: base.chain)
    }
    notePassed(by: node, access)
    switch name {
    case "sheet", "fullScreenCover", "popover":
      if let content = node.contentClosure { notePresented(content) }
    case "NavigationLink":
      if let value = node.arguments.first(where: { $0.label?.text == "value" })?.expression {
        noteLink(value)
      }
    case "navigationDestination":
      let type = node.arguments.first { $0.label?.text == "for" }?.expression.trimmedDescription
      if let type, type.hasSuffix(".self") {
        facts.destinations.insert(Self.lastName(String(type.dropLast(5))))
      }
    case "Button": noteEmptyAction(node)
    case "Picker": noteTags(node)
    default: break
    }
    if access == nil, name.first?.isUppercase == true {
      let made = place(name, node)
      change { $0.made.append(made) }
    }
    return .visitChildren
  }

  /// What methods of values and closures are given: a modifier's base is a call, that of a method is
  /// not.
  private func notePassed(by node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax?) {
    let isMethod = access?.base.map { !$0.is(FunctionCallExprSyntax.self) } ?? false
    let isFunction =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isLowercase
      == true
    for argument in node.arguments {
      let chain = argument.expression.chain
      guard let root = chain.first, isMethod || isFunction || chain.count == 1 && access != nil
      else { continue }
      change { $0.passed.insert(root) }
    }
  }

  private func noteTags(_ picker: FunctionCallExprSyntax) {
    var seen: Set<String> = []
    for call in CallFinder.calls(in: picker) where call.calledExpression.isTag {
      guard let tag = call.arguments.first?.expression,
        tag.is(IntegerLiteralExprSyntax.self)
          || tag.literalText != nil, !seen.insert(tag.trimmedDescription).inserted
      else { continue }
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
      let found = DoubtFacts.Place(
        name: tag.trimmedDescription,
        location: access.map { source.location(of: $0.declName) } ?? source.location(of: call))
      change { $0.sameTags.append(found) }
    }
  }

  private func notePresented(_ content: ClosureExprSyntax) {
    for call in CallFinder.calls(in: content) {
      guard let name = call.calledExpression.chain.first else { continue }
      let found = place(name, call)
      change { $0.callsInPresented.append(found) }
    }
  }

  private func noteLink(_ value: ExprSyntax) {
    let chain = value.as(FunctionCallExprSyntax.self)?.calledExpression.chain ?? value.chain
    let isNamed = chain.first?.first?.isUppercase == true
    let type: String? =
      value.is(StringLiteralExprSyntax.self)
      ? "String"
      : value.is(IntegerLiteralExprSyntax.self) ? "Int" : isNamed ? chain.first : nil
    let link = DoubtFacts.Link(
      written: value.trimmedDescription, type: type,
      property: chain.count > 1 && !isNamed ? chain.last : nil,
      location: source.location(of: value))
    change { $0.links.append(link) }
  }

  /// The surroundings in which an action that does nothing is usual.
  private static let choices: Set<String> = [
    "alert", "confirmationDialog", "actionSheet", "Alert", "ActionSheet",
  ]

  private func noteEmptyAction(_ node: FunctionCallExprSyntax) {
    let action =
      node.trailingClosure
      ?? node.arguments.first { $0.label?.text == "action" }?.expression
      .as(ClosureExprSyntax.self)
    guard let action, action.statements.isEmpty,
      node.arguments.allSatisfy({ $0.label?.text != "role" }),
      let title = node.arguments.first(where: { $0.label == nil })?.expression.literalText
    else { return }
    var inner = Syntax(node)
    while let current = inner.parent {
      if let call = current.as(FunctionCallExprSyntax.self), call.calledExpression.id != inner.id,
        let last = call.calledExpression.chain.last, Self.choices.contains(last)
      {
        return
      }
      inner = current
    }
    let found = place(title, node)
    change { $0.emptyActions.append(found) }
  }
}

extension ExprSyntax {
  /// Whether it is the modifier that gives a choice its value.
  fileprivate var isTag: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "tag"
  }
}
