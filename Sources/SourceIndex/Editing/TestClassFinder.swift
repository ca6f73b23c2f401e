import SwiftSyntax

/// Finds a class by its name.
final class TestClassFinder: SyntaxVisitor {
  private let name: String
  private var found: ClassDeclSyntax?

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// The class of a name in a file.
  static func find(_ name: String, in tree: SourceFileSyntax) -> ClassDeclSyntax? {
    let finder = TestClassFinder(name)
    finder.walk(tree)
    return finder.found
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name, found == nil { found = node }
    return found == nil ? .visitChildren : .skipChildren
  }
}
