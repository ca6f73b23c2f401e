import SourceModel

/// What types are to a navigation graph.
struct PageNames {
  let table: DeclarationTable
  let roles: TypeRoles
  private let subtypesByName: [String: [String]]

  init(table: DeclarationTable, roles: TypeRoles) {
    self.table = table
    self.roles = roles
    subtypesByName = table.subtypes()
  }

  /// Whether a type is a page object of the tests' own.
  func isPage(_ name: String) -> Bool { roles[name] == .page || isProtocol(name) && isBase(name) }

  func isProtocol(_ name: String) -> Bool { table[name]?.kind == .protocol }

  /// Whether other pages are of the type too.
  func isBase(_ name: String) -> Bool {
    guard roles[name] == .page || isProtocol(name) else { return false }
    return subtypesByName[name]?.contains { roles[$0] == .page } ?? false
  }

  /// The pages that are of a type, those left out that others inherit from.
  func subtypes(of name: String) -> [String] {
    (subtypesByName[name] ?? []).filter { roles[$0] == .page && !isBase($0) }
  }

  /// A type as the graph has it.
  func pageType(_ type: TypeReference) -> PageType {
    PageType(type.name, type.arguments.map(pageType))
  }

  /// The page that a value of a type is, or that it holds: of `TransitionWithToast<X>` that is `X`.
  func page(in type: TypeReference?) -> PageType? {
    guard let type, !type.isMetatype else { return nil }
    if roles[type.name] == .page { return pageType(type) }
    return type.arguments.lazy.compactMap { page(in: $0) }.first
  }

  /// The role of a type among pages.
  func role(of type: TypeDeclaration) -> PageFacts.Role {
    if type.kind == .protocol { return .protocol }
    if type.kind == .enum { return .enumeration }
    return isBase(type.name) ? .base : .screen
  }

  /// The references with each name once.
  static func unique(_ types: [TypeReference]) -> [TypeReference] {
    var seen: Set<String> = []
    return types.filter { seen.insert($0.name).inserted }
  }
}
