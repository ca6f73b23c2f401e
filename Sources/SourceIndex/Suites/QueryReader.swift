import ElementModel
import SourceModel
import SwiftSyntax

/// Finds where a body asks the app, or an element, for elements.
struct QueryReader {
  let inference: TypeInference

  /// The questions of a function, each once however many steps it has.
  func queries(in function: FunctionDeclaration, _ places: MemberPlaces) -> [SuiteFacts.Place] {
    guard let body = function.body else { return [] }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(body)
    var scope = Scope(function)
    for binding in finder.bindings {
      guard let value = binding.initializer?.value else { continue }
      scope.bind(
        binding.pattern, declared: binding.typeAnnotation.flatMap { TypeReference($0.type) },
        value: value, inference)
    }
    return finder.questions.compactMap { question in
      guard let asked = question.base, !Self.hasQuestion(asked),
        let type = inference.type(of: asked, in: scope), !type.isMetatype,
        Self.asked.contains(type.name)
      else { return nil }
      return places.place(question.declName, text: question)
    }
  }

  private static let asked: Set = ["XCUIApplication", "XCUIElement", "XCUIElementQuery"]
  private static let methods: Set = ["descendants", "children"]

  /// Whether a name asks for elements.
  private static func isQuestion(_ name: String) -> Bool {
    methods.contains(name) || ElementType(queryName: name) != nil
  }

  /// Whether what is asked is a question itself, which counts already.
  private static func hasQuestion(_ expression: ExprSyntax) -> Bool {
    CallChain(expression).links.contains { link in
      if case .member(let name, _) = link { isQuestion(name.text) } else { false }
    }
  }

  private final class Finder: SyntaxVisitor {
    private(set) var questions: [MemberAccessExprSyntax] = []
    private(set) var bindings: [PatternBindingSyntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if QueryReader.isQuestion(node.declName.baseName.text) { questions.append(node) }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      bindings.append(node)
      return .visitChildren
    }
  }
}
