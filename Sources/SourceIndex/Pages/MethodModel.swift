import SourceModel
import SwiftParser
import SwiftSyntax

/// A method that does one thing to one element, after which others are written.
struct MethodModel {
  /// How it names its element.
  enum Reference {
    /// By a property or an enumeration's case of the page.
    case member(PageElement)
    /// By an expression on the app.
    case inline(ExprSyntax)
  }

  let deeds: MethodDeeds
  let source: PageSource
  let node: FunctionDeclSyntax
  let reference: Reference
  /// The expressions in it that are the element.
  let uses: [ExprSyntax]
  /// The calls that touch the element, where they are written out.
  let touches: [FunctionCallExprSyntax]

  init?(
    _ deeds: MethodDeeds, _ callable: Callable, of page: PageObject, _ functions: Set<String>,
    in source: PageSource
  ) {
    guard let node = source.functions[callable.location.line], node.name.text == callable.name,
      let body = node.body, Self.isStraight(body)
    else { return nil }
    let reader = Reader(elements: page.elements, functions: functions)
    reader.walk(body)
    self.deeds = deeds
    self.source = source
    self.node = node
    touches = reader.touches
    let names = Set(reader.members.map(\.name))
    if names.count == 1, let name = names.first,
      let element = page.elements.first(where: { $0.name == name })
    {
      reference = .member(element)
      uses = reader.members.map { ExprSyntax($0.node) }
    } else if names.isEmpty, let first = reader.touched.first,
      reader.touched.allSatisfy({ $0.trimmedDescription == first.trimmedDescription }),
      Self.literals(in: first).count == 1 || first.is(FunctionCallExprSyntax.self)
    {
      reference = .inline(first)
      uses = reader.touched
    } else {
      return nil
    }
  }

  /// Whether it does the same whatever the app shows.
  private static func isStraight(_ body: CodeBlockSyntax) -> Bool {
    body.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .keyword(.if), .keyword(.for), .keyword(.while), .keyword(.repeat), .keyword(.switch):
        false
      default: true
      }
    }
  }

  /// The page that it leads to, without generic arguments; `nil` where the page stays.
  var landing: String? {
    guard case .page(let name) = deeds.landing else { return nil }
    return String(name.prefix { $0 != "<" })
  }

  /// The name of its element.
  var elementName: String? {
    if case .member(let element) = reference { element.name } else { nil }
  }

  /// Whether its element is a case of an enumeration, which something else makes an element of.
  var namesCase: Bool {
    if case .member(let element) = reference {
      source.cases[element.location.line] != nil
    } else {
      false
    }
  }

  /// What it does to its element; it may scroll on the way.
  var deed: Deed.Kind? { deeds.deeds.first { $0.acts && !$0.isOptional }?.kind }

  /// String literals without interpolations in an expression.
  static func literals(in node: some SyntaxProtocol) -> [StringLiteralExprSyntax] {
    let finder = LiteralFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  private final class LiteralFinder: SyntaxVisitor {
    var found: [StringLiteralExprSyntax] = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if node.representedLiteralValue != nil { found.append(node) }
      return .skipChildren
    }
  }

  /// Collects what a body uses of the page's elements, and what it touches.
  private final class Reader: SyntaxVisitor {
    private static let touchNames: Set = [
      "tap", "doubleTap", "press", "twoFingerTap", "swipeUp", "swipeDown", "swipeLeft",
      "swipeRight", "typeText",
    ]
    private let names: Set<String>
    var members: [(name: String, node: DeclReferenceExprSyntax)] = []
    var touches: [FunctionCallExprSyntax] = []
    var touched: [ExprSyntax] = []

    private let functions: Set<String>

    init(elements: [PageElement], functions: Set<String>) {
      names = Set(elements.map(\.name))
      self.functions = functions
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard names.contains(node.baseName.text) else { return .skipChildren }
      if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
        // `self.button` and `Element.button`, and not `app.button`.
        guard let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else {
          if access.base == nil { members.append((node.baseName.text, node)) }
          return .skipChildren
        }
        guard base == "self" || base.first?.isUppercase == true, base != "APP" else {
          return .skipChildren
        }
      }
      members.append((node.baseName.text, node))
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        Self.touchNames.contains(access.declName.baseName.text)
      {
        touches.append(node)
        let called = base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        if base.trimmedDescription.contains("[") || called.map(functions.contains) ?? false {
          touched.append(base)
        }
      }
      return .visitChildren
    }
  }
}
