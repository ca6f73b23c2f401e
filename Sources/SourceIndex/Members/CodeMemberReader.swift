import SourceModel
import SwiftParser
import SwiftSyntax

/// Makes the members of an index, and the graph of them.
struct CodeMemberReader {
  let inference: TypeInference
  let roles: TypeRoles
  let bodies: BodyReadings
  /// Paths of the tests' sources, in order.
  let files: [String]

  private var table: DeclarationTable { inference.table }

  /// Reads all members of the tests' sources, and what these use elsewhere.
  ///
  /// - Parameter testClasses: The classes whose tests are the beginnings of the graph.
  /// - Returns: The members in the order of the sources, and what uses what among them.
  func read(testClasses: [TestClass]) -> (members: [CodeMember], graph: CodeGraph) {
    let own = Set(files)
    let declarations = table.types.flatMap(\.declarations).filter {
      own.contains($0.location.file)
    }
    let subtypes = table.subtypes()
    let graphReader = GraphReader(bodies, subtypes: subtypes, declarations: declarations)
    let graph = graphReader.graph(declarations, testClasses: testClasses)

    // What is reached outside of the tests' sources: constants of the app, a library's members.
    let known = Set(declarations.map(\.key))
    let further = graphReader.reached.values.filter { !known.contains($0.key) }
    var arguments = ArgumentTable()
    var readings: [(declaration: Declaration, scope: Scope, reading: BodyReading)] = []
    for declaration in declarations + further {
      let scope = graphReader.scope(of: declaration, on: nil, bindings: [:])
      let reading = bodies.reading(of: declaration, in: scope)
      arguments.add(reading.arguments)
      readings.append((declaration, scope, reading))
    }
    let texts = TextReader(inference: inference, arguments: arguments, subtypes: subtypes)
    var members = readings.map { member($0.declaration, $0.scope, $0.reading, texts, graphReader) }
    members = sorted(merged(members))
    attachCases(to: &members)
    removeOrigins(from: &members)
    return (members, graph)
  }

  private func member(
    _ declaration: Declaration, _ scope: Scope, _ reading: BodyReading, _ texts: TextReader,
    _ graph: GraphReader
  ) -> CodeMember {
    let result = resultType(of: declaration, scope)
    return CodeMember(
      id: declaration.id, owner: declaration.owner, name: declaration.name,
      kind: kind(of: declaration, result, texts), location: declaration.location,
      endLine: declaration.endLine, result: result?.codeType,
      locators: reading.locators.map(texts.locator),
      references: reading.uses.compactMap { reference($0, scope, graph) },
      mentions: reading.texts.compactMap { mention($0) },
      isInLibrary: table[declaration.owner]?.isInLibrary ?? false)
  }

  private func reference(
    _ use: BodyReading.Use, _ scope: Scope, _ graph: GraphReader
  ) -> CodeReference? {
    var target = CodeReference.Target.unresolved(use.name)
    let alternatives: [String]
    if let declaration = use.declaration {
      target = .member(declaration.id)
      alternatives = graph.alternatives(to: use, scope).map(\.declaration.id)
    } else {
      alternatives = graph.candidates(for: use).map(\.id)
      if alternatives.isEmpty { return nil }
    }
    return CodeReference(
      target: target, receiver: use.receiver?.codeType, types: use.types.map(\.codeType),
      result: use.result?.codeType, alternatives: alternatives, givenTo: use.givenTo,
      location: use.location)
  }

  private func mention(_ site: BodyReading.TextSite) -> CodeOrigin? {
    guard let text = site.literal.representedLiteralValue, !text.isEmpty,
      let source = site.scope.source
    else { return nil }
    let start = site.literal.positionAfterSkippingLeadingTrivia.utf8Offset
    return CodeOrigin(
      text: text, form: .literal, member: site.scope.member,
      location: source.location(of: site.literal),
      range: start..<site.literal.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private func resultType(of declaration: Declaration, _ scope: Scope) -> TypeReference? {
    if let declared = declaration.declaredType {
      return table.qualified(declared, in: declaration.owner)
    }
    guard case .property(let property) = declaration,
      let value = LocatorReader.expression(of: property)
    else { return nil }
    return inference.type(of: value, in: scope)
  }

  private func kind(
    of declaration: Declaration, _ result: TypeReference?, _ texts: TextReader
  ) -> CodeMember.Kind {
    let owner = declaration.owner
    if case .function(let function) = declaration,
      function.test != nil || (roles[owner] == .testClass && TestReader.isTest(function))
    {
      return .test
    }
    if case .enumCase = declaration { return makesElements(owner) ? .locator : .constant }
    if let result, !result.isMetatype, XCUIVocabulary.elementTypes.contains(result.name) {
      return .locator
    }
    if case .property(let property) = declaration {
      let value = LocatorReader.expression(of: property)
      let mayBeText = result == nil || result?.name == "String"
      if mayBeText, value.map({ isText($0, property, texts) }) ?? (result != nil) {
        return .constant
      }
    }
    switch role(of: owner) {
    case .page: return .pageMethod
    case .useCase: return .useCase
    case .testClass, nil: return .helper
    }
  }

  /// Whether an expression is a text of which something is known.
  private func isText(
    _ value: ExprSyntax, _ property: PropertyDeclaration, _ texts: TextReader
  ) -> Bool {
    texts.candidates(value, in: Declaration.property(property).scope(on: nil)).contains {
      !$0.origins.isEmpty
    }
  }

  /// The role of a type, or of one that it is nested in.
  private func role(of type: String) -> TypeRoles.Role? {
    var name = type
    while !name.isEmpty {
      if let role = roles[name] { return role == .testClass && name != type ? nil : role }
      name = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
    }
    return nil
  }

  /// Whether an enumeration has a member that makes an element of a case.
  private func makesElements(_ type: String) -> Bool {
    table.lineageNames(of: type).compactMap { table[$0] }.contains { declaration in
      declaration.properties.contains { isElement($0.type) && !$0.isStatic }
        || declaration.functions.contains { isElement($0.returnType) && !$0.isStatic }
    }
  }

  private func isElement(_ type: TypeReference?) -> Bool {
    type.map { XCUIVocabulary.elementTypes.contains($0.name) } ?? false
  }

  /// One member for each id: overloads and what a protocol asks for and gives go together.
  private func merged(_ members: [CodeMember]) -> [CodeMember] {
    var positions: [String: Int] = [:]
    var result: [CodeMember] = []
    for member in members {
      guard let position = positions[member.id] else {
        positions[member.id] = result.count
        result.append(member)
        continue
      }
      let isEmpty = result[position].references.isEmpty && result[position].locators.isEmpty
      if isEmpty {
        result[position].location = member.location
        result[position].endLine = member.endLine
      }
      result[position].locators += member.locators
      result[position].references += member.references
      result[position].mentions += member.mentions
    }
    return result
  }

  private func sorted(_ members: [CodeMember]) -> [CodeMember] {
    let order = Dictionary(
      zip(files, files.indices), uniquingKeysWith: { first, _ in first })
    return members.sorted { left, right in
      let files = (
        order[left.location.file] ?? Int.max, order[right.location.file] ?? Int.max
      )
      if files.0 != files.1 { return files.0 < files.1 }
      return (left.location.file, left.location.line, left.id)
        < (right.location.file, right.location.line, right.id)
    }
  }

  /// Gives enumeration's cases the locators that members of the enumeration make of them.
  private func attachCases(to members: inout [CodeMember]) {
    let positions = Dictionary(
      zip(members.map(\.id), members.indices), uniquingKeysWith: { first, _ in first })
    for member in members {
      for locator in member.locators {
        for origin in locator.origins {
          guard let id = origin.member, id != member.id, let position = positions[id],
            members[position].kind == .locator,
            table[members[position].owner]?.cases.isEmpty == false,
            table.lineageNames(of: members[position].owner).contains(member.owner)
          else { continue }
          var own = locator
          own.origins = [origin]
          if locator.texts.contains(origin.text) { own.key = .literal(origin.text) }
          if !members[position].locators.contains(own) { members[position].locators.append(own) }
        }
      }
    }
  }

  /// Leaves out of the mentions what locators look for.
  private func removeOrigins(from members: inout [CodeMember]) {
    struct Place: Hashable {
      var file: String
      var range: Range<Int>
    }
    let used = Set(
      members.flatMap(\.locators).flatMap(\.origins).map {
        Place(file: $0.location.file, range: $0.range)
      })
    for index in members.indices {
      members[index].mentions.removeAll {
        used.contains(Place(file: $0.location.file, range: $0.range))
      }
    }
  }
}
