/// Follows a test's code through its class, what that inherits, and the types it names.
final class ReachReader {
  private let table: DeclarationTable
  /// What types of the tests reach, with all that they name in turn.
  private lazy var reachOfTypes = ReachOfTypes { [unowned self] in self.own($0) }
  private var networkOfParts: [String: Set<String>] = [:]
  /// What members of types name, by type and name.
  private var mentionsOfMembers: [String: [String: Mentions]] = [:]

  /// Parts of XCTest that run around every test.
  private static let surroundings: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
  ]
  /// What reaches a network, of Foundation, Network and WebKit.
  private static let network: Set<String> = [
    "URLSession", "URLProtocol", "NWConnection", "NWPathMonitor", "NWListener", "WKWebView",
  ]
  /// Types of the library `PageObjects`, which a suite need not declare itself.
  private static let pageLibrary: Set<String> = [
    "BaseView", "SynchronizedView", "RootView", "StackedView", "Page", "PageComponent",
    "ComponentCollection", "Robot",
  ]

  init(_ table: DeclarationTable) { self.table = table }

  /// What a test reaches: its method, what is around it, and the helpers that these call.
  ///
  /// - Parameters:
  ///   - test: The name of the method.
  ///   - type: The name of its class.
  /// - Returns: What it reaches.
  func reach(ofTest test: String, in type: String) -> Reach {
    let lineage = table.lineageNames(of: type).compactMap { table[$0] }
    var reach = Reach()
    var seen: Set<String> = []
    var queue = [test] + Self.surroundings
    for property in lineage.flatMap(\.properties) where property.value != nil {
      // It is made with the instance, whether the test uses it or not.
      if property.getter == nil { queue.append(property.name) }
    }
    while let name = queue.popLast() {
      guard seen.insert(name).inserted else { continue }
      let mentions = mentions(ofMember: name, in: lineage)
      add(mentions, in: type, to: &reach)
      queue += mentions.names
    }
    return reach
  }

  /// The code of the members of a name, of a class or what it inherits, or of global functions.
  private func mentions(ofMember name: String, in lineage: [TypeDeclaration]) -> Mentions {
    var mentions = Mentions()
    let globals = table[DeclarationTable.globalsName].map { [$0] } ?? []
    for type in lineage + globals {
      if let own = self.mentions(ofMembersOf: type)[name] { mentions.formUnion(own) }
    }
    return mentions
  }

  /// What the functions and properties of a type name, each name's together.
  private func mentions(ofMembersOf type: TypeDeclaration) -> [String: Mentions] {
    if let known = mentionsOfMembers[type.name] { return known }
    var mentions: [String: Mentions] = [:]
    for function in type.functions {
      Self.read(function, into: &mentions[function.name, default: Mentions()])
    }
    for property in type.properties {
      Self.read(property, into: &mentions[property.name, default: Mentions()])
    }
    mentionsOfMembers[type.name] = mentions
    return mentions
  }

  private static func read(_ function: FunctionDeclaration, into mentions: inout Mentions) {
    mentions.read(function.body)
    for parameter in function.parameters { mentions.read(parameter.type) }
    mentions.read(function.returnType)
  }

  private static func read(_ property: PropertyDeclaration, into mentions: inout Mentions) {
    mentions.read(property.type)
    mentions.read(property.value)
    mentions.read(property.getter)
  }

  /// Adds what names stand for.
  private func add(_ mentions: Mentions, in context: String, to reach: inout Reach) {
    for name in mentions.names {
      if name.hasPrefix("XCUI") {
        reach.note(interface: name)
      } else if Self.network.contains(name) {
        reach.network.insert(name)
      }
      guard let type = table[table.qualifiedName(name, in: context)] else {
        if Self.pageLibrary.contains(name) { reach.note(interface: name) }
        continue
      }
      if type.isInTests {
        reach.formUnion(reachOfTypes.reach(of: type.name))
      } else if mentions.used.contains(name), isPart(type) {
        reach.parts.insert(type.name)
      }
    }
  }

  /// What a type of the tests reaches with its own members, and the types of the tests these name.
  private func own(_ name: String) -> ReachOfTypes.Own {
    var own = ReachOfTypes.Own()
    guard let type = table[name] else { return own }
    var mentions = mentions(ofType: type)
    mentions.keep { mention in
      let qualified = table.qualifiedName(mention, in: name)
      guard table[qualified]?.isInTests == true else { return true }
      own.named.append(qualified)
      return false
    }
    add(mentions, in: name, to: &own.reach)
    return own
  }

  /// The names in all members of a type and in what it inherits from.
  private func mentions(ofType type: TypeDeclaration) -> Mentions {
    var mentions = Mentions()
    for member in self.mentions(ofMembersOf: type).values { mentions.formUnion(member) }
    for initializer in type.initializers { Self.read(initializer, into: &mentions) }
    for inherited in type.inherited { mentions.read(inherited) }
    return mentions
  }

  /// Whether a type of the app's does work, rather than hold values or show something.
  ///
  /// That is a class or actor, or a value that stands behind a protocol of the app's. Doubles for
  /// tests are none.
  private func isPart(_ type: TypeDeclaration) -> Bool {
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    for double in ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "InMemory"]
    where name.hasPrefix(double) || name.hasSuffix(double) { return false }
    switch type.kind {
    case .class, .actor: return true
    case .struct, .enum:
      return type.inherited.contains {
        table[table.qualifiedName($0.name, in: type.outerName)]?.kind == .protocol
      }
    case .protocol, .external: return false
    }
  }

  /// The names of the network's in a part of the app, or in what it inherits.
  func network(ofPart name: String) -> Set<String> {
    if let known = networkOfParts[name] { return known }
    var names: Set<String> = []
    for type in table.lineageNames(of: name).compactMap({ table[$0] }) {
      names.formUnion(mentions(ofType: type).names.intersection(Self.network))
    }
    networkOfParts[name] = names
    return names
  }
}
