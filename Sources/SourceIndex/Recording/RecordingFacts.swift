import SwiftParser
import SwiftSyntax

/// What has to be known of a whole suite before anything is written into one of its functions.
struct RecordingFacts: Sendable {
  /// Names of functions that protocols ask for with an attribute that their implementations get
  /// without saying so, such as a result builder.
  private(set) var attributedNames: Set<String> = []
  /// Names that stand for types of functions.
  private(set) var functionTypes: Set<String> = []
  /// Names of types whose values cannot be copied.
  private(set) var uncopiedTypes: Set<String> = []
  /// Whether the stored properties of values may be read: not where one may be gone.
  private(set) var mayReflect = true

  init(files: [SourceFile]) {
    for file in files
    where file.text.contains("typealias") || file.text.contains("protocol")
      || file.text.contains("unowned") || file.text.contains("~Copyable")
    {
      let collector = FactCollector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: file.text))
      attributedNames.formUnion(collector.attributedNames)
      functionTypes.formUnion(collector.functionTypes)
      uncopiedTypes.formUnion(collector.uncopiedTypes)
      if collector.hasUnownedProperty { mayReflect = false }
    }
  }

  /// Attributes that say nothing of what a function's statements mean.
  static let harmlessAttributes: Set<String> = [
    "discardableResult", "MainActor", "available", "objc", "nonobjc", "inline", "preconcurrency",
    "IBAction", "Sendable", "concurrent", "Test", "Testing.Test",
  ]

  /// Whether values of a type can be copied, as far as its name tells.
  func isCopied(_ type: TypeSyntax) -> Bool {
    uncopiedTypes.isEmpty
      || type.tokens(viewMode: .sourceAccurate).allSatisfy { !uncopiedTypes.contains($0.text) }
  }

  /// Whether a function's statements mean what they do without its attributes.
  static func areHarmless(_ attributes: AttributeListSyntax) -> Bool {
    attributes.allSatisfy { element in
      element.as(AttributeSyntax.self).map {
        harmlessAttributes.contains($0.attributeName.trimmedDescription)
      } ?? false
    }
  }

  private final class FactCollector: SyntaxVisitor {
    private(set) var attributedNames: Set<String> = []
    private(set) var functionTypes: Set<String> = []
    private(set) var uncopiedTypes: Set<String> = []
    private(set) var hasUnownedProperty = false

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      // Optional ones may be handed on as they are.
      let type = node.initializer.value
      if type.is(FunctionTypeSyntax.self) || type.as(AttributedTypeSyntax.self) != nil {
        functionTypes.insert(node.name.text)
      }
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, node.inheritanceClause)
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, node.inheritanceClause)
      return .visitChildren
    }

    private func note(_ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) {
      if inheritance?.trimmedDescription.contains("~Copyable") == true {
        uncopiedTypes.insert(name.text)
      }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, node.inheritanceClause)
      for member in node.memberBlock.members {
        if let function = member.decl.as(FunctionDeclSyntax.self),
          !RecordingFacts.areHarmless(function.attributes)
        {
          attributedNames.insert(function.name.text)
        }
      }
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.text == "unowned" }) { hasUnownedProperty = true }
      return .visitChildren
    }
  }
}
