import ElementModel
import SwiftParser
import SwiftSyntax

/// Reads what Xcode has recorded, or a test of raw queries, as commands.
package enum XcodeFlow {
  /// Reads a source.
  ///
  /// - Parameters:
  ///   - text: Swift: a file with tests, or statements.
  ///   - path: Its path, for places.
  /// - Returns: The commands of the first test, and what has no counterpart.
  package static func read(_ text: String, path: String) -> ImportedFlow {
    var flow = ImportedFlow()
    for item in test(nil, in: text).items {
      switch item.content {
      case .command(let command):
        flow.steps.append(ImportedFlow.Step(command: command, line: item.line, file: path))
      case .other:
        let text = item.code.prefix { !$0.isNewline }.prefix(120)
        flow.gaps.append(ImportedFlow.Gap(text: String(text), line: item.line, file: path))
      case .name, .launch: break
      }
    }
    return flow
  }

  /// Takes a test apart.
  ///
  /// - Parameters:
  ///   - name: The class and the method; `nil` for the first method with something to do.
  ///   - text: The source.
  /// - Returns: The test; without items where there is none.
  package static func test(_ name: (type: String, method: String)?, in text: String) -> RawTest {
    let tree = Parser.parse(source: text)
    let bodies = TestBodies(viewMode: .sourceAccurate)
    bodies.walk(tree)
    let found = bodies.found.first { body in
      name.map { $0.method == body.method && $0.type == body.type } ?? !body.statements.isEmpty
    }
    guard let statements = found?.statements ?? (name == nil ? tree.statements : nil) else {
      return RawTest()
    }
    let reader = StatementReader(SourceLocationConverter(fileName: "", tree: tree))
    reader.read(statements)
    return RawTest(items: reader.items)
  }

  private final class TestBodies: SyntaxVisitor {
    var found: [(type: String, method: String, statements: CodeBlockItemListSyntax)] = []
    private var type = ""

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      type = node.name.text
      return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      type = node.extendedType.trimmedDescription
      return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text.hasPrefix("test"), let body = node.body {
        found.append((type, node.name.text, body.statements))
      }
      return .skipChildren
    }
  }
}
