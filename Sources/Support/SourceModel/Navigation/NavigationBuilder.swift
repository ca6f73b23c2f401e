/// Makes a navigation graph from the sources' facts and from observed runs.
struct NavigationBuilder {
  /// What makes two transitions the same one.
  private struct Key: Hashable {
    var from: String
    var to: String
    var method: String
  }

  private let catalog: NavigationCatalog
  private var pages: [String: NavigationPage] = [:]
  private var transitions: [Key: NavigationTransition] = [:]
  private var undecided: [UndecidedLanding] = []
  private var undecidedIndex: [String: Int] = [:]
  /// The components that tests or runs use, on the pages where they do.
  private var used: Set<NavigationCatalog.Part> = []

  init(_ catalog: NavigationCatalog) {
    self.catalog = catalog
    for page in catalog.facts.pages where catalog.screens.contains(page.name) {
      pages[page.name] = NavigationPage(
        name: page.name, location: page.location,
        origins: Self.unique(page.origins.map(\.name).filter(catalog.screens.contains)))
    }
    for (component, parts) in catalog.owners {
      for part in parts { pages[part.owner]?.components.append(component) }
    }
  }

  /// The graph of what has been added.
  func graph(hasRuns: Bool) -> NavigationGraph {
    let order = Dictionary(
      catalog.facts.pages.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let place = { (name: String) in order[name] ?? Int.max }
    let ways = transitions.values.map(finished).sorted { left, right in
      (place(left.from), left.location.file, left.location.line, left.method, left.to)
        < (place(right.from), right.location.file, right.location.line, right.method, right.to)
    }
    let leaving = Set(ways.map(\.from))
    let open = Set(undecided.map(\.page))
    let spare = spareParts
    let screens = pages.values.sorted { place($0.name) < place($1.name) }.map { page in
      var page = page
      page.generalComponents = page.components.filter { component in
        catalog.owners[component]?.contains { $0.owner == page.name && spare.contains($0) } ?? false
      }.sorted()
      page.components = page.components.filter { !page.generalComponents.contains($0) }.sorted()
      page.besides.sort()
      let hasWayOn =
        leaving.contains(page.name) || open.contains(page.name)
        || page.besides.contains(where: leaving.contains)
      page.isDeadEnd = !hasWayOn
      return page
    }
    let members = Set(spare.map { "\($0.owner) \($0.member)" })
    let shown = ways.filter { way in
      way.isTaken
        || !members.contains(where: { "\(way.from) \(way.method)".hasPrefix($0 + ".") })
    }
    return NavigationGraph(
      pages: screens, transitions: shown, undecided: undecided, hasRuns: hasRuns)
  }

  /// The components that pages have only because a base type gives them to all of its pages, and
  /// that nothing uses there: a sheet may well be without the bar that its base class knows.
  ///
  /// One that nothing uses anywhere is left on all pages, as nothing tells them apart.
  private var spareParts: Set<NavigationCatalog.Part> {
    let known = Set(used.map(\.member))
    return catalog.general.filter { known.contains($0.member) && !used.contains($0) }
  }

  /// A transition with its evidence in order; what types say needs no inference.
  private func finished(_ transition: NavigationTransition) -> NavigationTransition {
    var transition = transition
    transition.evidence = Self.unique(transition.evidence).sorted()
    if transition.evidence.contains(.type) { transition.evidence.removeAll { $0 == .order } }
    if !transition.isBack, Self.saysBack(transition.method) {
      transition.isBack = transitions.values.contains {
        $0.from == transition.to && $0.to == transition.from && !Self.saysBack($0.method)
      }
    }
    return transition
  }

  /// Whether a method's name says that it goes back.
  private static func saysBack(_ method: String) -> Bool {
    let name = method.split(separator: ".").last ?? ""
    return ["back", "goBack", "tapBack", "close", "tapClose", "cancel", "dismiss", "returnTo"]
      .contains(where: name.hasPrefix)
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  // MARK: Declarations

  /// Adds the transitions that methods' types tell.
  mutating func addDeclarations() {
    for page in catalog.facts.pages where catalog.screens.contains(page.name) {
      add(page.landings, of: page.name, member: nil)
    }
    for (component, parts) in catalog.owners.sorted(by: { $0.key < $1.key }) {
      for part in parts {
        add(catalog.page(component)?.landings ?? [], of: part.owner, member: part.member)
      }
    }
  }

  private mutating func add(_ landings: [PageLanding], of page: String, member: String?) {
    for landing in landings where !landing.isStatic {
      let method = member.map { "\($0).\(landing.method)" } ?? landing.method
      let targets = Self.unique(landing.pages.map(\.name).filter(catalog.screens.contains))
      if let doubt = landing.doubt {
        undecidedIndex["\(page) \(method)"] = undecided.count
        undecided.append(
          UndecidedLanding(
            page: page, method: method, location: landing.location, result: landing.resultText,
            reason: doubt, candidates: targets))
        continue
      }
      for target in targets where target != page {
        transitions[Key(from: page, to: target, method: method)] = NavigationTransition(
          from: page, to: target, method: method, location: landing.location,
          isBack: landing.isOrigin, evidence: [.type])
      }
    }
  }

  // MARK: Walks

  /// Adds what a test's sources do.
  mutating func addSources(of test: String, _ walk: NavigationWalk) {
    used.formUnion(walk.parts)
    for step in walk.steps { add(step, of: test, isRun: false) }
  }

  /// Adds what a test was seen to do.
  mutating func addRun(of test: String, _ walk: NavigationWalk) {
    used.formUnion(walk.parts)
    for step in walk.steps { add(step, of: test, isRun: true) }
  }

  private mutating func add(_ step: NavigationStep, of test: String, isRun: Bool) {
    if isRun {
      Self.append(test, to: &pages[step.page, default: Self.nowhere].runs)
    } else {
      Self.append(test, to: &pages[step.page, default: Self.nowhere].tests)
    }
    switch step.kind {
    case .entry: pages[step.page]?.isEntry = true
    case .beside(let other):
      Self.insert(other, into: &pages[step.page, default: Self.nowhere].besides)
      Self.insert(step.page, into: &pages[other, default: Self.nowhere].besides)
    case .transition(let from, let method, let location, let isTyped):
      let key = Key(from: from, to: step.page, method: method)
      var transition =
        transitions[key]
        ?? NavigationTransition(
          from: from, to: step.page, method: method, location: location, evidence: [])
      transition.evidence.append(isRun ? .run : isTyped ? .type : .order)
      if isRun {
        Self.append(test, to: &transition.runs)
      } else {
        Self.append(test, to: &transition.tests)
      }
      transitions[key] = transition
      if let index = undecidedIndex["\(from) \(method)"] {
        Self.insert(step.page, into: &undecided[index].found)
      }
    }
  }

  /// Stands for a page that there is not; steps only come to pages that there are.
  private static let nowhere = NavigationPage(
    name: "", location: SourceLocation(file: "", line: 0))

  private static func append(_ test: String, to tests: inout [String]) {
    if tests.last != test { tests.append(test) }
  }

  private static func insert(_ name: String, into names: inout [String]) {
    if !names.contains(name) { names.append(name) }
  }
}
