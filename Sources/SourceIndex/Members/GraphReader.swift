import SourceModel
import SwiftSyntax

/// Makes the graph of what uses what: a node for each member on each type that it runs on.
final class GraphReader {
  /// A member on a type.
  private struct Key: Hashable {
    var declaration: String
    var selfType: TypeReference
    var bindings: [String: TypeReference]
  }

  private let readings: BodyReadings
  private let subtypes: [String: [String]]
  /// The members that the graph begins with, by their base name.
  private let declarationsByName: [String: [Declaration]]
  private var nodes: [CodeGraph.Node] = []
  private var positions: [Key: Int] = [:]
  private var pending: [(position: Int, declaration: Declaration, scope: Scope)] = []
  /// All declarations that were reached, by id, in the order in which they were.
  private(set) var reached: [String: Declaration] = [:]
  /// How many nodes there may be; beyond, types are no longer told apart.
  private static let limit = 50_000

  private var table: DeclarationTable { readings.table }

  init(_ readings: BodyReadings, subtypes: [String: [String]], declarations: [Declaration]) {
    self.readings = readings
    self.subtypes = subtypes
    declarationsByName = Dictionary(grouping: declarations, by: \.baseName)
  }

  /// The graph.
  ///
  /// - Parameters:
  ///   - declarations: The members of the sources.
  ///   - testClasses: The classes whose tests are its beginnings.
  /// - Returns: The graph of all that these use.
  func graph(_ declarations: [Declaration], testClasses: [TestClass]) -> CodeGraph {
    for declaration in declarations { _ = node(declaration, on: nil, bindings: [:]) }
    for testClass in testClasses {
      for method in testClass.methods { addTest(method, of: testClass) }
    }
    while let next = pending.popLast() { read(next.position, next.declaration, next.scope) }
    return CodeGraph(nodes: nodes)
  }

  private func addTest(_ method: TestMethod, of testClass: TestClass) {
    let type = TypeReference(name: testClass.name)
    guard let found = table.function(of: method) else { return }
    let owner = method.attribute == nil ? type : TypeReference(name: found.owner)
    let scope = scope(of: .function(found), on: owner, bindings: [:])
    // A node of its own, so that what runs before a test is not taken for what a caller of it does.
    let position = nodes.count
    nodes.append(CodeGraph.Node(member: Declaration.function(found).id, test: method.id))
    reached[Declaration.function(found).id] = .function(found)
    pending.append((position, .function(found), scope))
    for name in ["setUp", "setUpWithError", "tearDown", "tearDownWithError"] {
      for function in fixtures(name, of: type) {
        let used = node(.function(function), on: type, bindings: [:])
        nodes[position].uses.append(used)
      }
    }
  }

  /// What runs before or after each test: the nearest methods of a name, of a class and its values.
  private func fixtures(_ name: String, of type: TypeReference) -> [FunctionDeclaration] {
    for ancestor in table.lineageNames(of: type.name) {
      let found =
        table[ancestor]?.functions.filter {
          $0.name == name && $0.parameters.isEmpty && $0.statements != nil
        } ?? []
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The node of a member on a type; made when first asked for.
  private func node(
    _ declaration: Declaration, on type: TypeReference?, bindings: [String: TypeReference]
  ) -> Int {
    let own = TypeReference(name: declaration.owner)
    var type = type ?? own
    type.isMetatype = false
    var bindings = bindings
    if nodes.count > Self.limit { (type, bindings) = (own, [:]) }
    if type.depth > 4 { type.arguments = [] }
    for (name, bound) in bindings where bound.depth > 4 { bindings[name]?.arguments = [] }
    let key = Key(declaration: declaration.key, selfType: type, bindings: bindings)
    if let known = positions[key] { return known }
    let position = nodes.count
    positions[key] = position
    nodes.append(CodeGraph.Node(member: declaration.id))
    if reached[declaration.id]?.hasBody != true { reached[declaration.id] = declaration }
    pending.append((position, declaration, scope(of: declaration, on: type, bindings: bindings)))
    return position
  }

  /// The scope of a member's body on a type.
  func scope(
    of declaration: Declaration, on type: TypeReference?, bindings: [String: TypeReference]
  ) -> Scope {
    let type = type ?? TypeReference(name: declaration.owner)
    var generics = table[declaration.owner]?.constraints ?? [:]
    if case .function(let function) = declaration {
      generics.merge(function.constraints) { $1 }
    }
    for (name, bound) in generics { generics[name] = table.qualified(bound, in: declaration.owner) }
    let line = table.lineage(of: type).first { $0.name == declaration.owner }
    generics.merge(line?.substitution ?? [:]) { $1 }
    generics.merge(bindings) { $1 }
    return declaration.scope(on: type, generics: generics)
  }

  private func read(_ position: Int, _ declaration: Declaration, _ scope: Scope) {
    let reading = readings.reading(of: declaration, in: scope)
    for use in reading.uses {
      for user in users(use, position) {
        if let used = use.declaration {
          let target = node(used, on: type(of: use, used, scope), bindings: use.bindings)
          append(target, to: \.uses, of: user)
          addAlternatives(to: use, used, scope, from: user)
        } else {
          for candidate in candidates(for: use) {
            append(node(candidate, on: nil, bindings: [:]), to: \.mayUse, of: user)
          }
        }
      }
    }
  }

  /// The nodes that a use is for: in a branch for some cases of `self` it is what these use.
  private func users(_ use: BodyReading.Use, _ position: Int) -> [Int] {
    guard let type = use.selfCases.first?.type, let cases = table[type]?.cases else {
      return [position]
    }
    let names = Set(use.selfCases.map(\.name))
    return cases.filter { names.contains($0.name) }.map {
      node(.enumCase($0, type: type), on: nil, bindings: [:])
    }
  }

  /// The type that a used member runs on.
  private func type(
    of use: BodyReading.Use, _ used: Declaration, _ scope: Scope
  ) -> TypeReference {
    if used.owner.isEmpty { return TypeReference(name: "") }
    if case .enumCase(_, let type) = used { return TypeReference(name: type) }
    if use.isOnSelf { return scope.selfType }
    return use.receiver ?? TypeReference(name: used.owner)
  }

  /// What a use may mean on subtypes of what it is used on.
  private func addAlternatives(
    to use: BodyReading.Use, _ used: Declaration, _ scope: Scope, from position: Int
  ) {
    let alternatives = alternatives(to: use, scope)
    let edges: WritableKeyPath<CodeGraph.Node, [Int]> =
      !used.hasBody && alternatives.count == 1 ? \.uses : \.mayUse
    for (alternative, type) in alternatives {
      append(
        node(alternative, on: TypeReference(name: type), bindings: [:]), to: edges, of: position)
    }
  }

  private func append(
    _ target: Int, to edges: WritableKeyPath<CodeGraph.Node, [Int]>, of position: Int
  ) {
    if target != position, !nodes[position][keyPath: edges].contains(target) {
      nodes[position][keyPath: edges].append(target)
    }
  }

  /// The members of subtypes that a use may mean instead.
  func alternatives(
    to use: BodyReading.Use, _ scope: Scope
  ) -> [(declaration: Declaration, type: String)] {
    guard let used = use.declaration, !used.owner.isEmpty else { return [] }
    if table[used.owner]?.isInLibrary == true, used.hasBody { return [] }
    if use.isOnSelf, table[scope.selfType.name]?.kind != .protocol { return [] }
    guard let receiver = use.isOnSelf ? scope.selfType : use.receiver, !receiver.isMetatype else {
      return []
    }
    return (subtypes[receiver.name] ?? []).compactMap { name in
      let found: Declaration?
      switch used {
      case .function(let function) where function.name != "init":
        found = table[name]?.functions.first { $0.fullName == function.fullName }
          .map(Declaration.function)
      case .property(let property):
        found = table[name]?.properties.first { $0.name == property.name }
          .map(Declaration.property)
      default: found = nil
      }
      return found.flatMap { $0.key == used.key || !$0.hasBody ? nil : ($0, name) }
    }
  }

  /// The members that a name on something unknown may mean.
  func candidates(for use: BodyReading.Use) -> [Declaration] {
    (declarationsByName[use.name] ?? []).filter { candidate in
      switch candidate {
      case .function(let function): use.labels.map(function.accepts) ?? false
      case .property, .enumCase: use.labels == nil
      }
    }
  }
}

extension Declaration {
  /// Name without labels.
  var baseName: String {
    switch self {
    case .function(let function): function.name
    case .property(let property): property.name
    case .enumCase(let enumCase, _): enumCase.name
    }
  }

  /// Tells declarations of the same id apart.
  var key: String { "\(id)@\(location.file):\(location.line)" }
}

extension TypeReference {
  /// How deep generic arguments are nested.
  var depth: Int { 1 + (arguments.map(\.depth).max() ?? 0) }
}
