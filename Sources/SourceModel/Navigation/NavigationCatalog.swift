/// The facts of the sources, arranged for walking along them.
struct NavigationCatalog: Sendable {
  /// How deep components may stand within components.
  private static let componentDepth = 4

  /// A part of a page, and how the page calls it.
  struct Part: Hashable {
    /// The page.
    var owner: String
    /// The member that gives the part, such as `footerBar`.
    var member: String
  }

  /// The facts, of screens and others.
  let facts: NavigationFacts
  /// Names of the pages that are screens.
  let screens: Set<String>
  /// The pages that have a component, by the component's type.
  let owners: [String: [Part]]
  private let pages: [String: PageFacts]
  private let sequences: [String: MoveSequence]
  private let calls: [SourceLocation: [PageMove]]

  init(_ facts: NavigationFacts) {
    self.facts = facts
    let pages = Dictionary(
      facts.pages.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.pages = pages
    sequences = Dictionary(
      facts.sequences.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var calls: [SourceLocation: [PageMove]] = [:]
    var used: Set<String> = []
    for move in facts.sequences.flatMap(\.moves) {
      if let page = move.page?.name { used.insert(page) }
      if case .method = move.kind { calls[move.location, default: []].append(move) }
    }
    self.calls = calls
    let landed = Self.landed(facts, pages: pages)
    let parts = facts.pages.flatMap { page in
      page.components.map(\.type.name).filter { $0 != page.name && !landed.contains($0) }
    }
    let components = Set(parts)
    screens = Set(
      facts.pages.filter { page in
        guard !components.contains(page.name) else { return false }
        switch page.role {
        case .screen: return true
        case .base, .enumeration: return used.contains(page.name) || landed.contains(page.name)
        case .protocol: return false
        }
      }.map(\.name))
    var owners: [String: [Part]] = [:]
    for page in facts.pages where screens.contains(page.name) {
      Self.addParts(
        of: page, owner: page.name, before: "", pages: pages, components: components, depth: 0,
        to: &owners)
    }
    self.owners = owners
  }

  /// Pages that a method which does something leads to.
  private static func landed(
    _ facts: NavigationFacts, pages: [String: PageFacts]
  ) -> Set<String> {
    var landed: Set<String> = []
    for page in facts.pages {
      for landing in page.landings where landing.acts && !landing.isStatic && landing.doubt == nil {
        landed.formUnion(landing.pages.map(\.name))
      }
    }
    for move in facts.sequences.flatMap(\.moves) {
      guard let result = move.result?.name, case .method(let owner, let name) = move.kind,
        let page = move.page, page.name != result
      else { continue }
      let landing = pages[page.name]?.landings.first { $0.owner == owner && $0.method == name }
      // What no source declares is the library's, and opens views.
      if landing?.acts ?? true { landed.insert(result) }
    }
    return landed
  }

  private static func addParts(
    of page: PageFacts, owner: String, before: String, pages: [String: PageFacts],
    components: Set<String>, depth: Int, to owners: inout [String: [Part]]
  ) {
    guard depth < componentDepth else { return }
    for component in page.components where components.contains(component.type.name) {
      let part = Part(owner: owner, member: before + component.member)
      guard owners[component.type.name]?.contains(where: { $0.owner == owner }) != true else {
        continue
      }
      owners[component.type.name, default: []].append(part)
      if let inner = pages[component.type.name] {
        addParts(
          of: inner, owner: owner, before: part.member + ".", pages: pages,
          components: components, depth: depth + 1, to: &owners)
      }
    }
  }

  /// The facts of a page or component.
  func page(_ name: String) -> PageFacts? { pages[name] }

  /// The body of an id.
  func sequence(_ id: String) -> MoveSequence? { sequences[id] }

  /// Where a method of a page leads.
  func landing(of page: String, owner: String, method: String) -> PageLanding? {
    let landings = pages[page]?.landings ?? []
    return landings.first { $0.method == method && $0.owner == owner }
      ?? landings.first { $0.method == method }
  }

  /// The call of a method that stands on a line: it tells the receiver, which a frame does not.
  func call(at location: SourceLocation, owner: String, method: String) -> PageMove? {
    calls[location]?.first { $0.kind == .method(owner: owner, name: method) }
  }
}
