import SwiftSyntax

/// The names that a piece of code mentions.
struct Mentions {
  /// All names: of types, functions, variables and members.
  private(set) var names: Set<String> = []
  /// Names that are called, or of which a member is asked for: `Store(…)`, `Store.shared`.
  private(set) var used: Set<String> = []

  /// Reads nothing yet.
  init() {}

  /// Takes in code.
  mutating func read(_ syntax: (some SyntaxProtocol)?) {
    guard let syntax else { return }
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(syntax)
    names.formUnion(reader.names)
    used.formUnion(reader.used)
  }

  /// Adds the names of other code.
  mutating func formUnion(_ other: Mentions) {
    names.formUnion(other.names)
    used.formUnion(other.used)
  }

  /// Forgets the names of which something does not hold.
  mutating func keep(where isKept: (String) -> Bool) { names = names.filter(isKept) }

  /// Takes in a type that is named in a declaration.
  mutating func read(_ type: TypeReference?) {
    guard let type else { return }
    names.formUnion(type.name.split(separator: ".").map(String.init))
    for argument in type.arguments { read(argument) }
  }

  /// Walks through syntax.
  private final class Reader: SyntaxVisitor {
    var names: Set<String> = []
    var used: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.baseName.text)
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      var callee = node.calledExpression
      if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
        callee = specialized.expression
      }
      if let name = callee.as(DeclReferenceExprSyntax.self) { used.insert(name.baseName.text) }
      // A nested type is called by its last name.
      if let member = callee.as(MemberAccessExprSyntax.self) {
        used.insert(member.declName.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self),
        node.declName.baseName.text != "self"
      {
        used.insert(base.baseName.text)
      }
      return .visitChildren
    }
  }
}
