import SwiftSyntax

/// What the generic parameters of types stand for, wherever the sources write it.
struct GenericUses {
  /// The types that are written with arguments, by name, each list of arguments once.
  private(set) var arguments: [String: [[TypeReference]]] = [:]

  init(_ sources: [ParsedSource], table: DeclarationTable) {
    let visitor = Visitor(table: table)
    for source in sources { visitor.walk(source.tree) }
    for use in visitor.uses where !use.arguments.isEmpty {
      // A parameter of the type around says nothing by itself.
      guard use.arguments.allSatisfy({ table[$0.name] != nil }),
        !(arguments[use.name]?.contains(use.arguments) ?? false)
      else { continue }
      arguments[use.name, default: []].append(use.arguments)
    }
  }

  private final class Visitor: SyntaxVisitor {
    let table: DeclarationTable
    var uses: [TypeReference] = []
    /// Names of the types around.
    private var context: [String] = []

    init(table: DeclarationTable) {
      self.table = table
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if node.genericArgumentClause != nil, let type = TypeReference(TypeSyntax(node)) { add(type) }
      return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        let arguments = TypeReference.arguments(node.genericArgumentClause)
        add(TypeReference(name: name, arguments: arguments))
      }
      return .visitChildren
    }

    private func add(_ type: TypeReference) {
      let outer = context.last ?? ""
      var type = table.qualified(type, in: outer)
      if !outer.isEmpty {
        type = type.substituting(["Self": TypeReference(name: outer)])
      }
      uses.append(type)
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
      context.append(table.qualifiedName(name, in: context.last ?? ""))
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ClassDeclSyntax) { context.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { context.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { context.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { context.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { context.removeLast() }
  }
}
