import SourceModel

/// Reads how the pages of a suite lead to each other.
struct NavigationReader {
  let inference: TypeInference
  let roles: TypeRoles
  let bodies: SightReader
  private let pages: PageNames
  private let actions: ActionReader
  private let uses: GenericUses

  /// How many uses of a generic page are looked at.
  private static let useLimit = 50

  init(
    inference: TypeInference, roles: TypeRoles, readings: BodyReadings, testSources: [ParsedSource]
  ) {
    self.inference = inference
    self.roles = roles
    bodies = SightReader(readings: readings)
    pages = PageNames(table: inference.table, roles: roles)
    actions = ActionReader(bodies)
    uses = GenericUses(testSources, table: inference.table)
  }

  private var table: DeclarationTable { inference.table }

  /// Everything that a graph is made from.
  func facts(of testClasses: [TestClass]) -> NavigationFacts {
    let types = table.types.filter { roles[$0.name] == .page && !$0.isInLibrary }
    return NavigationFacts(pages: types.map(facts), sequences: sequences(of: testClasses))
  }

  // MARK: Pages

  private func facts(of type: TypeDeclaration) -> PageFacts {
    let arguments = uses.arguments[type.name]?.prefix(Self.useLimit) ?? []
    let variants = arguments.isEmpty ? [[]] : Array(arguments)
    var landings: [PageLanding] = []
    for variant in variants {
      merge(self.landings(of: TypeReference(name: type.name, arguments: variant)), into: &landings)
    }
    let origins = arguments.joined().filter { roles[$0.name] == .page }
    return PageFacts(
      name: type.name, location: type.location, role: pages.role(of: type),
      generics: type.generics, origins: PageNames.unique(Array(origins)).map(pages.pageType),
      components: components(of: type), landings: landings)
  }

  /// Where the methods of a page lead, its own before inherited ones that they override.
  private func landings(of page: TypeReference) -> [PageLanding] {
    let reader = LandingReader(pages: pages, actions: actions, bodies: bodies)
    var result: [PageLanding] = []
    var seen: Set<String> = []
    for ancestor in table.lineage(of: page) {
      guard let type = table[ancestor.name],
        type.isInTests || type.isInLibrary || type.kind == .external
      else { continue }
      // What an extension gives a protocol has a body; its requirement says no more.
      for function in type.functions
      where function.body != nil && seen.insert(function.fullName).inserted {
        var landing = reader.landing(function, on: page, ancestor.substitution)
        // A library has no file to show; what it does stands for the page that inherits it.
        if type.isInLibrary { landing.location = table[page.name]?.location ?? landing.location }
        result.append(landing)
      }
      for property in type.properties where seen.insert(property.name).inserted {
        if let landing = reader.landing(property, on: page, ancestor.substitution) {
          result.append(landing)
        }
      }
    }
    return result
  }

  /// Adds what a page's methods do in another use of it.
  private func merge(_ landings: [PageLanding], into result: inout [PageLanding]) {
    if result.isEmpty {
      result = landings
      return
    }
    for (index, landing) in landings.enumerated() where result.indices.contains(index) {
      for page in landing.pages where !result[index].pages.contains(page) {
        result[index].pages.append(page)
      }
      result[index].isOrigin = result[index].isOrigin || landing.isOrigin
      result[index].doubt = result[index].doubt ?? landing.doubt
    }
  }

  /// The members of a page that give page objects: parts of it, if nothing leads to them.
  private func components(of type: TypeDeclaration) -> [PageComponent] {
    var result: [PageComponent] = []
    for ancestor in table.lineage(of: TypeReference(name: type.name)) {
      guard let declaration = table[ancestor.name],
        declaration.isInTests || declaration.isInLibrary || declaration.kind == .external
      else { continue }
      for property in declaration.properties where !property.isStatic {
        let scope = Scope(owner: property.owner)
        let given =
          property.type.map { table.qualified($0, in: property.owner) }
          ?? LocatorReader.expression(of: property).flatMap { inference.type(of: $0, in: scope) }
        add(given, property.name, at: property.location, of: type, to: &result)
      }
      for function in declaration.functions where !function.isStatic && function.generics.isEmpty {
        guard let given = function.returnType, function.body != nil else { continue }
        let meant = table.qualified(given, in: function.owner)
        guard pages.page(in: meant) != nil, actions.isPlain(function) else { continue }
        add(meant, function.fullName, at: function.location, of: type, to: &result)
      }
    }
    return result
  }

  private func add(
    _ given: TypeReference?, _ member: String, at location: SourceLocation,
    of type: TypeDeclaration, to components: inout [PageComponent]
  ) {
    guard let part = pages.page(in: given), part.name != type.name, !pages.isBase(part.name),
      !table.lineageNames(of: type.name).contains(part.name),
      !components.contains(where: { $0.member == member })
    else { return }
    components.append(PageComponent(member: member, type: part, location: location))
  }

  // MARK: Bodies

  private func sequences(of testClasses: [TestClass]) -> [MoveSequence] {
    let reader = MoveReader(pages: pages, actions: actions)
    var result: [MoveSequence] = []
    for type in table.types
    where type.isInTests || type.name == DeclarationTable.globalsName
      || type.kind == .external
    {
      for function in type.functions where function.body != nil {
        let moves = reader.moves(bodies.sights(of: function), in: function)
        let id = MoveSequence.id(type: type.name, method: function.fullName)
        let page = function.returnType.map { table.qualified($0, in: type.name) }
        let given = roles[type.name] == .page ? nil : pages.page(in: page)
        if !moves.isEmpty || given != nil {
          result.append(MoveSequence(id: id, moves: moves, result: given))
        }
      }
    }
    for test in testClasses { result += sequences(of: test, reader) }
    return result.filter { !$0.moves.isEmpty || $0.result != nil }
  }

  /// What runs before each test of a class, and its tests, inherited ones among both.
  private func sequences(of test: TestClass, _ reader: MoveReader) -> [MoveSequence] {
    let type = TypeReference(name: test.name)
    let setUps = ["setUp", "setUpWithError"].compactMap {
      table.function($0, labels: [], of: type)?.member
    }.filter { !$0.isStatic && $0.body != nil }
    let moves = setUps.flatMap { reader.moves(bodies.sights(of: $0), in: $0) }
    let tests = test.methods.compactMap { method -> MoveSequence? in
      guard let function = table.function(of: method) else { return nil }
      return MoveSequence(
        id: method.id, moves: reader.moves(bodies.sights(of: function), in: function))
    }
    return [MoveSequence(id: MoveSequence.setUpID(of: test.name), moves: moves)] + tests
  }
}
