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
  private let absences: [SourceLocation: [PageMove]]
  /// Where the app is launched or ended.
  let launches: Set<SourceLocation>
  /// Where the methods are declared that say by their types where they lead.
  let decided: Set<SourceLocation>
  /// The components that a base or a protocol gives to all pages that inherit from it.
  let general: Set<Part>

  init(_ facts: NavigationFacts) {
    self.facts = facts
    let pages = Dictionary(
      facts.pages.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.pages = pages
    sequences = Dictionary(
      facts.sequences.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var calls: [SourceLocation: [PageMove]] = [:]
    var absences: [SourceLocation: [PageMove]] = [:]
    var used: Set<String> = []
    for move in facts.sequences.flatMap(\.moves) {
      if move.isAbsence {
        absences[move.location, default: []].append(move)
        continue
      }
      if let page = move.page?.name { used.insert(page) }
      if case .method = move.kind { calls[move.location, default: []].append(move) }
    }
    self.calls = calls
    launches = Set(
      facts.sequences.flatMap(\.moves).filter { $0.kind == .launch }.map(\.location))
    decided = Set(
      facts.pages.flatMap(\.landings).filter { !$0.pages.isEmpty && $0.doubt == nil }
        .map(\.location))
    self.absences = absences
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
    general = Self.general(owners, pages: pages)
  }

  /// The parts whose member one declaration gives to several pages.
  private static func general(
    _ owners: [String: [Part]], pages: [String: PageFacts]
  ) -> Set<Part> {
    let parts = owners.values.joined()
    var pagesByPlace: [SourceLocation: [Part]] = [:]
    for part in parts {
      guard let component = pages[part.owner]?.components.first(where: { $0.member == part.member })
      else { continue }
      pagesByPlace[component.location, default: []].append(part)
    }
    return Set(pagesByPlace.values.filter { $0.count > 1 }.joined())
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

  /// The calls of pages' methods that stand on a line.
  func calls(at location: SourceLocation) -> [PageMove] { calls[location] ?? [] }

  /// Whether no source shows what a method does: it is a library's.
  func isOfLibrary(_ owner: String, _ method: String) -> Bool {
    sequences[MoveSequence.id(type: owner, method: method)] == nil
      && !facts.pages.contains { page in
        page.name == owner && page.landings.contains { $0.method == method && $0.owner == owner }
      }
  }

  /// Whether what stands on a line asks for a member of a page to say that it is not there.
  func isAbsence(_ type: String, _ member: String, at location: SourceLocation) -> Bool {
    absences[location]?.contains { move in
      guard move.page?.name == type else { return false }
      switch move.kind {
      case .read(member), .method(_, member): return true
      default: return false
      }
    } ?? false
  }

  /// The call of a method that stands on a line: it tells the receiver, which a frame does not.
  func call(at location: SourceLocation, owner: String, method: String) -> PageMove? {
    calls[location]?.first { $0.kind == .method(owner: owner, name: method) }
  }
}
