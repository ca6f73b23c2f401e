import SourceModel
import SwiftSyntax

/// Collects the members and views of a file.
final class FlowCollector: SyntaxVisitor {
  private(set) var members: [CodeFlow.Member] = []
  private(set) var controls: [CodeControl] = []
  private let source: ParsedSource
  private let views: ControlReader
  /// The types around, innermost last.
  private var owners: [String] = []

  init(_ source: ParsedSource) {
    self.source = source
    views = ControlReader(source: source)
    super.init(viewMode: .sourceAccurate)
  }

  func read() { walk(source.tree) }

  private var owner: String { owners.last ?? "" }

  // MARK: Types

  private func open(_ name: String) -> SyntaxVisitorContinueKind {
    owners.append(name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(TypeName.plain(node.extendedType.trimmedDescription))
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  /// Previews make views of their own, which no test sees.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Members

  /// Attributes of properties that are the way to something else.
  private static let holders: Set<String> = [
    "Binding", "ObservedObject", "EnvironmentObject", "Environment", "StateObject", "Bindable",
  ]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true || isGlobal(node) else {
      return .visitChildren
    }
    let names = node.attributes.names
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      let type =
        node.attributes.environmentType ?? binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer?.value.madeType
      members.append(
        CodeFlow.Member(
          owner: owner, name: name, kind: binding.isComputed ? .computed : .stored,
          type: (type ?? made?.trimmedDescription).map(TypeName.plain),
          storageKey: node.attributes.storageKey,
          isConstant: node.bindingSpecifier.text == "let",
          isGiven: !binding.isComputed
            && (!names.isDisjoint(with: Self.holders)
              || binding.initializer == nil && names.isEmpty),
          body: body(of: binding)))
    }
    return .visitChildren
  }

  private func isGlobal(_ node: VariableDeclSyntax) -> Bool {
    node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  private func body(of binding: PatternBindingSyntax) -> CodePassage {
    let location = source.location(of: binding.pattern)
    if let value = binding.initializer?.value {
      return PassageReader.passage(of: value, at: location, in: source)
    }
    guard let block = binding.accessorBlock else {
      return CodePassage(text: "", location: location)
    }
    return PassageReader.passage(of: block, at: location, in: source)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .visitChildren }
    members.append(
      CodeFlow.Member(
        owner: owner, name: node.name.text, kind: .method,
        type: node.signature.returnClause.map { TypeName.plain($0.type.trimmedDescription) },
        body: PassageReader.passage(of: body, at: source.location(of: node.name), in: source)))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .visitChildren }
    members.append(
      CodeFlow.Member(
        owner: owner, name: "init", kind: .method,
        body: PassageReader.passage(of: body, at: source.location(of: node.initKeyword), in: source)
      ))
    return .visitChildren
  }

  // MARK: Views

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let control = views.control(of: node, in: owner) { controls.append(control) }
    return .visitChildren
  }
}

/// Names of types as they are written.
enum TypeName {
  /// The type of the value or the elements, without what wraps it: `Person` of `[Person]?`.
  static func plain(_ text: String) -> String {
    var text = Substring(text)
    for prefix in ["some ", "any "] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    text = text.drop { "[(".contains($0) }
    if let end = text.firstIndex(where: { "?!])".contains($0) }) { text = text[..<end] }
    if let value = text.split(separator: ": ").last, text.contains(": ") { text = value }
    if let open = text.firstIndex(of: "<") { text = text[..<open] }
    return text.split(separator: ".").last.map(String.init) ?? String(text)
  }
}

extension AttributeListSyntax {
  /// The type of `@Environment(Bank.self)`.
  fileprivate var environmentType: String? {
    for case .attribute(let attribute) in self {
      guard attribute.attributeName.trimmedDescription == "Environment",
        case .argumentList(let arguments)? = attribute.arguments,
        let type = arguments.first?.expression.trimmedDescription, type.hasSuffix(".self")
      else { continue }
      return String(type.dropLast(5))
    }
    return nil
  }

  /// The key of `@AppStorage("key")` and the like.
  fileprivate var storageKey: String? {
    for case .attribute(let attribute) in self {
      let name = attribute.attributeName.trimmedDescription
      guard name == "AppStorage" || name == "SceneStorage",
        case .argumentList(let arguments)? = attribute.arguments
      else { continue }
      return arguments.first.map { $0.expression.literalText ?? $0.expression.trimmedDescription }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The type that an expression makes a value of, as far as it says so: of an array, that of its
  /// elements.
  fileprivate var madeType: String? {
    if let array = self.as(ArrayExprSyntax.self) {
      return array.elements.first?.expression.madeType
    }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.path.last, name.first?.isUppercase == true
    else { return nil }
    return name
  }
}
