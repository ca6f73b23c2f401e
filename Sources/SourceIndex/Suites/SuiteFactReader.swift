import SourceModel
import SwiftSyntax

/// Reads what a review looks at in a suite's sources.
package struct SuiteFactReader {
  let table: DeclarationTable
  let inference: TypeInference
  let roles: TypeRoles
  let actions: ActionReader
  /// Paths of the tests' sources.
  let paths: Set<String>

  /// What the sources say.
  ///
  /// - Parameters:
  ///   - appFiles: The app's sources; constants in them may be used by tests.
  ///   - testFiles: The sources of tests, pages and use cases.
  /// - Returns: The facts, in the order of the sources.
  package static func facts(
    appFiles: [SourceFile], testFiles: [SourceFile]
  ) -> SuiteFacts {
    LargeStack.run {
      let sources = testFiles.map(ParsedSource.init)
      var table = DeclarationCollector.table(of: sources, isInTests: true)
      table.merge(
        DeclarationCollector.table(of: appFiles.map(ParsedSource.init), isInTests: false))
      let inference = TypeInference(table: table)
      let reader = SuiteFactReader(
        table: table, inference: inference, roles: TypeRoles(inference),
        actions: ActionReader(SightReader(readings: BodyReadings(inference))),
        paths: Set(testFiles.map(\.path)))
      var facts = reader.read()
      for source in sources { NameUses.collect(source, into: &facts.uses) }
      return facts
    }
  }

  private func read() -> SuiteFacts {
    var facts = SuiteFacts()
    let presence = PresenceReader(table: table, actions: actions, roles: roles)
    for type in table.types where isOfSuite(type) {
      for function in type.functions where isWritten(function) {
        read(function, of: type, into: &facts)
      }
      if roles[type.name] == .page, type.kind != .protocol, type.isInTests {
        facts.pages.append(presence.page(type))
      }
    }
    return facts
  }

  /// Whether a type is a part of the suite: tests, pages, use cases, what they share, and what is added
  /// to types of XCTest's.
  private func isOfSuite(_ type: TypeDeclaration) -> Bool {
    if type.name == DeclarationTable.globalsName { return true }
    if type.kind == .external { return type.name.hasPrefix("XC") }
    return type.isInTests && role(of: type.name) != nil
  }

  /// The role of a type, or of one that it is nested in.
  private func role(of type: String) -> TypeRoles.Role? {
    var name = type
    while !name.isEmpty {
      if let role = roles[name] { return role }
      name = table[name]?.outerName ?? ""
    }
    return nil
  }

  private func isWritten(_ function: FunctionDeclaration) -> Bool {
    function.body != nil && paths.contains(function.location.file)
  }

  private func read(
    _ function: FunctionDeclaration, of type: TypeDeclaration, into facts: inout SuiteFacts
  ) {
    guard let body = function.body else { return }
    let role = roles[type.name]
    let member = CodeMember.id(owner: function.owner, name: function.fullName)
    let calls = CallFinder.calls(in: body)
    let places = MemberPlaces(member: member, source: function.source)
    facts.sleeps += SleepReader(table: table, owner: type).sleeps(among: calls, places)
    facts.methods.append(method(function, of: type, member))
    let certainties = CertaintyReader(inference: inference)
    facts.certainties += certainties.certainties(among: calls, in: function, places)
    switch role {
    // A robot is there to judge what it sees.
    case .page where !table.lineageNames(of: type.name).contains { $0.hasSuffix("Robot") }:
      let asserted = calls.filter { AssertionReader.asksMoreThanPresence($0) }
      facts.assertions += asserted.map { places.place($0.calledExpression, text: $0) }
    case .useCase:
      facts.branches += BranchReader.branches(in: body).map {
        places.place($0.keyword, text: $0.text)
      }
      facts.restarts += restarts(in: function, places)
    case .testClass:
      facts.queries += QueryReader(inference: inference).queries(in: function, places)
      facts.restarts += restarts(in: function, places)
      if TestReader.isTest(function) || function.test != nil {
        facts.flows += [
          TestFlowReader(inference: inference, roles: roles).flow(of: function, places)
        ]
        .compactMap(\.self)
      }
    case .page, nil:
      facts.restarts += restarts(in: function, places)
    }
  }

  private func restarts(
    in function: FunctionDeclaration, _ places: MemberPlaces
  ) -> [SuiteFacts.Restart] {
    RestartReader(inference: inference, roles: roles).restarts(in: function, places)
  }

  private func method(
    _ function: FunctionDeclaration, of type: TypeDeclaration, _ member: String
  ) -> SuiteFacts.Method {
    let syntax = function.body?.parent?.as(FunctionDeclSyntax.self)
    let known: Set = ["discardableResult", "MainActor", "inlinable", "available"]
    let attributes = syntax?.attributes.names ?? []
    let isOverriding = syntax?.modifiers.contains { $0.name.text == "override" } ?? true
    let isOperator = function.name.first.map { !$0.isLetter && $0 != "_" } ?? true
    let range = syntax.map {
      $0.position.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return SuiteFacts.Method(
      member: member, name: function.name, isOfPage: roles[type.name] == .page,
      mayBeCalledUnnamed: isOverriding || isOperator || !attributes.isSubset(of: known)
        || isAskedFor(function, of: type),
      acts: actions.acts(function),
      // What is given a closure goes on in there.
      givesNothing: !function.isStatic
        && !function.parameters.contains { $0.typeText.contains("->") }
        && ["", "Void", "()"].contains(function.returnText.replacing(" ", with: "")),
      isPrivate: function.isPrivate, location: function.location, endLine: function.endLine,
      range: range ?? 0..<0)
  }

  /// Whether a protocol may ask for a method.
  private func isAskedFor(_ function: FunctionDeclaration, of type: TypeDeclaration) -> Bool {
    // What is added to a protocol may be called on whatever is one, and may be what another asks for.
    if type.kind == .protocol { return true }
    return table.lineageNames(of: type.name).dropFirst().contains { name in
      guard let ancestor = table[name], ancestor.kind != .external else {
        return !Self.harmless.contains(name) && name != TestReader.root
      }
      return ancestor.kind == .protocol && ancestor.functions.contains { $0.name == function.name }
    }
  }

  /// What asks for no methods that a page or a use case would be given, or only for overrides.
  static let harmless: Set = [
    "Sendable", "Actor", "AnyObject", "NSObject", "Identifiable", "CaseIterable", "String", "Int",
    "Hashable", "Equatable", "BaseView", "RootView", "StackedView", "PageComponent", "Page",
    "Robot",
    "XCUIElement", "XCUIApplication", "XCUIElementQuery",
  ]
}

/// Makes places within a member.
struct MemberPlaces {
  let member: String
  let source: ParsedSource

  /// The place of a node, with what is to be shown of it.
  func place(_ node: some SyntaxProtocol, text: some SyntaxProtocol) -> SuiteFacts.Place {
    SuiteFacts.Place(
      member: member, text: CondensedText.text(of: text, limit: 100),
      location: source.location(of: node))
  }
}
