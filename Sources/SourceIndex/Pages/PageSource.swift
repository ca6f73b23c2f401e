import SourceModel
import SwiftSyntax

/// A file of pages, in which declarations are found by the lines of their names.
final class PageSource {
  /// A type or an extension of one.
  struct Holder {
    var name: String
    var node: Syntax
    var members: MemberBlockSyntax
    var isExtension: Bool
    /// The words that a type begins with, such as `final class`, and what it inherits.
    var kind: String
    var inherited: [String]
  }

  let file: SourceFile
  let source: ParsedSource
  let bytes: [UInt8]
  private(set) var functions: [Int: FunctionDeclSyntax] = [:]
  private(set) var properties: [Int: VariableDeclSyntax] = [:]
  private(set) var cases: [Int: EnumCaseDeclSyntax] = [:]
  private(set) var holders: [Holder] = []

  init(_ file: SourceFile) {
    self.file = file
    source = ParsedSource(file)
    bytes = Array(file.text.utf8)
    let collector = Collector(source)
    collector.walk(source.tree)
    functions = collector.functions
    properties = collector.properties
    cases = collector.cases
    holders = collector.holders
  }

  /// The declaration of a type, with the names of those around it before its own.
  func type(_ name: String) -> Holder? { holders.first { $0.name == name && !$0.isExtension } }

  /// Bytes of the file as text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The bytes of a node, without what stands before and after it.
  static func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// A source that is indented by two blanks, indented as this one is.
  func indented(_ text: String) -> String {
    let unit = MemberLayout.unit(of: self) ?? "  "
    let lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
    return lines.map { MemberLayout.nested($0, by: 2, with: unit) }.joined(separator: "\n")
  }

  /// What stands before a byte on its line.
  func indent(at offset: Int) -> String { Self.indent(at: offset, in: bytes) }

  /// What stands before a byte on its line, of a source.
  static func indent(at offset: Int, in bytes: [UInt8]) -> String {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(
      decoding: bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private final class Collector: SyntaxVisitor {
    private let source: ParsedSource
    var functions: [Int: FunctionDeclSyntax] = [:]
    var properties: [Int: VariableDeclSyntax] = [:]
    var cases: [Int: EnumCaseDeclSyntax] = [:]
    var holders: [Holder] = []
    private var names: [String] = []

    init(_ source: ParsedSource) {
      self.source = source
      super.init(viewMode: .sourceAccurate)
    }

    private func open(
      _ name: String, _ node: some DeclGroupSyntax, _ kind: String, isExtension: Bool = false
    ) -> SyntaxVisitorContinueKind {
      names.append(name)
      holders.append(
        Holder(
          name: names.joined(separator: "."), node: Syntax(node), members: node.memberBlock,
          isExtension: isExtension, kind: kind,
          inherited: node.inheritanceClause?.inheritedTypes.map {
            String($0.type.trimmedDescription.prefix { $0 != "<" })
          } ?? []))
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.name.text, node, "class")
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.name.text, node, "struct")
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.name.text, node, "actor")
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.name.text, node, "enum")
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.extendedType.trimmedDescription, node, "extension", isExtension: true)
    }
    override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      functions[source.location(of: node.name).line] = node
      return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        properties[source.location(of: binding.pattern).line] = node
      }
      return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      for element in node.elements { cases[source.location(of: element.name).line] = node }
      return .skipChildren
    }
  }
}
