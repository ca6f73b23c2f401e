import SwiftSyntax

/// What the generic parameters of types stand for, wherever the sources write it.
///
/// A use inside a generic type may name its parameters: it is one use for each use of that type.
struct GenericUses {
  /// Uses found at most, and how deep arguments may have arguments: a page that opens itself on top
  /// of itself has uses without end.
  private static let useLimit = 400
  private static let depthLimit = 4

  /// The types that are written with arguments, by name, each list of arguments once.
  private(set) var arguments: [String: [[TypeReference]]] = [:]

  init(_ sources: [ParsedSource], table: DeclarationTable) {
    let visitor = Visitor(table: table)
    for source in sources { visitor.walk(source.tree) }
    var usesByContext: [String: [TypeReference]] = [:]
    for use in visitor.uses { usesByContext[use.context, default: []].append(use.type) }
    var queue = visitor.uses.map(\.type)
    var next = 0
    while next < queue.count, next < Self.useLimit {
      let use = queue[next]
      next += 1
      guard !use.arguments.isEmpty, Self.depth(of: use) <= Self.depthLimit,
        Self.isKnown(use, table), !(arguments[use.name]?.contains(use.arguments) ?? false)
      else { continue }
      arguments[use.name, default: []].append(use.arguments)
      // Also what the type inherits from is used with these arguments.
      queue += table.lineage(of: use).dropFirst().compactMap { ancestor in
        guard let generics = table[ancestor.name]?.generics, !generics.isEmpty else { return nil }
        let arguments = generics.compactMap { ancestor.substitution[$0] }
        return TypeReference(name: ancestor.name, arguments: arguments)
      }
      let meaning = Dictionary(
        zip(table[use.name]?.generics ?? [], use.arguments), uniquingKeysWith: { first, _ in first }
      )
      queue += (usesByContext[use.name] ?? []).map { $0.substituting(meaning) }
    }
  }

  private static func depth(of type: TypeReference) -> Int {
    1 + (type.arguments.map(depth).max() ?? 0)
  }

  /// Whether all arguments are types, and none a parameter of the type around.
  private static func isKnown(_ type: TypeReference, _ table: DeclarationTable) -> Bool {
    type.arguments.allSatisfy { table[$0.name] != nil && isKnown($0, table) }
  }

  private final class Visitor: SyntaxVisitor {
    let table: DeclarationTable
    var uses: [(type: TypeReference, context: String)] = []
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
      uses.append((type, outer))
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
