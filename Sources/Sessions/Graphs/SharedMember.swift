import SourceModel

/// A component that many pages have, such as a footer bar: the picture draws its ways once, from a
/// box of its own, and not from every page.
struct SharedMember: Hashable {
  /// The member by which pages have it.
  var name: String
  /// The pages.
  var pages: Set<String>

  /// From how many pages on a way is drawn once.
  private static let threshold = 4

  /// The member that a way's method belongs to; `nil` for a page's own method.
  static func name(of way: NavigationTransition) -> String? {
    let path = way.method.prefix { $0 != "(" && $0 != "[" && $0 != " " }
    guard way.evidence.contains(.type), let dot = path.lastIndex(of: ".") else { return nil }
    return String(path[..<dot])
  }

  /// The members of a graph's ways that at least four pages share.
  static func all(in graph: NavigationGraph) -> [SharedMember] {
    var pages: [String: Set<String>] = [:]
    for way in graph.transitions {
      if let name = name(of: way) { pages[name, default: []].insert(way.from) }
    }
    return pages.filter { $0.value.count >= threshold }.map(SharedMember.init)
      .sorted { $0.name < $1.name }
  }

  private init(_ entry: (key: String, value: Set<String>)) {
    name = entry.key
    pages = entry.value
  }
}
