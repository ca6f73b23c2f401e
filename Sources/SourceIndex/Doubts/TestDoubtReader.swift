package import SourceModel
import SwiftSyntax

/// Finds places in test classes that undo what their superclasses prepare.
package enum TestDoubtReader {
  /// The doubtful places of test classes.
  ///
  /// - Parameter files: The sources of the tests.
  /// - Returns: The places, by class.
  package static func doubts(in files: [SourceFile]) -> [CodeDoubt] {
    LargeStack.run {
      var classes: [String: TestClassFacts] = [:]
      for file in files {
        let visitor = Visitor(ParsedSource(file))
        visitor.read()
        for facts in visitor.classes { classes[facts.name] = facts }
      }
      return classes.values.sorted { $0.name < $1.name }.flatMap { doubts(of: $0, among: classes) }
    }
  }

  private static func doubts(
    of facts: TestClassFacts, among classes: [String: TestClassFacts]
  ) -> [CodeDoubt] {
    let above = ancestors(of: facts, classes)
    guard !above.isEmpty else { return [] }
    let heirs = classes.values.filter { heir in
      heir.name == facts.name || ancestors(of: heir, classes).contains { $0.name == facts.name }
    }.map(\.name).sorted()
    func doubt(
      _ kind: CodeDoubt.Kind, _ name: String, _ location: SourceLocation
    ) -> CodeDoubt {
      CodeDoubt(kind: kind, name: name, owner: facts.name, views: heirs, location: location)
    }
    let silent = facts.withoutSuper.filter { method in
      above.contains { $0.overridden.contains(method.name) }
    }
    let given = Set(above.flatMap(\.arguments))
    let replaced = facts.replacing.compactMap { place in
      above.flatMap(\.arguments).first { given.contains($0) && !place.kept.contains($0) }
        .map { doubt(.replacedArguments, $0, place.location) }
    }
    return silent.map { doubt(.noSuper, $0.name, $0.location) } + replaced
  }

  private static func ancestors(
    of facts: TestClassFacts, _ classes: [String: TestClassFacts]
  ) -> [TestClassFacts] {
    var found: [TestClassFacts] = []
    var name = facts.superclass
    while let next = name.flatMap({ classes[$0] }),
      !found.contains(where: { $0.name == next.name }),
      next.name != facts.name
    {
      found.append(next)
      name = next.superclass
    }
    return found
  }

  /// What a class does when it prepares.
  private struct TestClassFacts {
    var name: String
    var superclass: String?
    var overridden: Set<String> = []
    var withoutSuper: [DoubtFacts.Place] = []
    /// The launch arguments that it gives.
    var arguments: [String] = []
    /// Where it assigns all arguments anew, with what these are.
    var replacing: [(location: SourceLocation, kept: Set<String>)] = []
  }

  private final class Visitor: SyntaxVisitor {
    private let source: ParsedSource
    private(set) var classes: [TestClassFacts] = []

    init(_ source: ParsedSource) {
      self.source = source
      super.init(viewMode: .sourceAccurate)
    }

    func read() { walk(source.tree) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      var facts = TestClassFacts(
        name: node.name.text,
        superclass: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription)
      for member in node.memberBlock.members {
        guard let method = member.decl.as(FunctionDeclSyntax.self), let body = method.body,
          method.modifiers.contains(where: { $0.name.text == "override" })
        else { continue }
        let name = method.name.text
        facts.overridden.insert(name)
        let isCalled = CallFinder.calls(in: body).contains {
          $0.calledExpression.trimmedDescription == "super.\(name)"
        }
        if name.hasPrefix("setUp"), !isCalled {
          facts.withoutSuper.append(
            DoubtFacts.Place(name: name, location: source.location(of: method.name)))
        }
      }
      let finder = ArgumentFinder(source)
      finder.walk(node)
      facts.arguments = finder.arguments
      facts.replacing = finder.replacing
      classes.append(facts)
      return .skipChildren
    }
  }

  /// Finds what is assigned to launch arguments, or added to them.
  private final class ArgumentFinder: SyntaxVisitor {
    private let source: ParsedSource
    private(set) var arguments: [String] = []
    private(set) var replacing: [(location: SourceLocation, kept: Set<String>)] = []

    init(_ source: ParsedSource) {
      self.source = source
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      guard parts.count > 2, parts[0].path.last == "launchArguments" else { return .visitChildren }
      let given = parts.dropFirst(2).flatMap { part in
        part.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.literalText) ?? []
      }.filter { $0.hasPrefix("-") }
      arguments += given
      let isKept = parts.dropFirst(2).contains { $0.path.last == "launchArguments" }
      if parts[1].is(AssignmentExprSyntax.self), !isKept {
        replacing.append((source.location(of: node), Set(given)))
      }
      return .visitChildren
    }
  }
}
