/// What an element must satisfy to be matched.
public enum ElementCondition: Hashable, Sendable {
  /// One of its identifying strings equals the key: Xcode's `"key" IN identifiers`.
  case identified(by: String)
  /// Its type, with `.any` for every type, and one of its identifying strings if a key is given.
  case typed(ElementType, key: String?)

  /// Whether an element satisfies the condition.
  public func holds(for element: Element) -> Bool {
    switch self {
    case .identified(let key): element.isIdentified(by: key)
    case .typed(let type, let key):
      (type == .any || element.type == type) && (key.map(element.isIdentified(by:)) ?? true)
    }
  }
}

extension ElementQuery.Step {
  /// The elements that this step leads to from others.
  func apply(to found: [Int], in tree: ElementTree) -> [Int] {
    switch self {
    case .descendants(let type):
      var result: [Int] = []
      var seenUpTo = 0
      // Document order makes nested ranges overlap only forwards, so one bound avoids duplicates.
      for index in found {
        let range = tree.descendants(of: index)
        for candidate in max(range.lowerBound, seenUpTo)..<max(range.upperBound, seenUpTo)
        where type == .any || tree.elements[candidate].type == type {
          result.append(candidate)
        }
        seenUpTo = max(seenUpTo, range.upperBound)
      }
      return result
    case .children(let type):
      return found.flatMap(tree.children(of:))
        .filter { type == .any || tree.elements[$0].type == type }
        .sorted()
    case .matching(let condition):
      return found.filter { condition.holds(for: tree.elements[$0]) }
    case .containing(let condition):
      return found.filter { index in
        tree.descendants(of: index).contains { condition.holds(for: tree.elements[$0]) }
      }
    case .index(let position):
      let index = position < 0 ? found.count + position : position
      return found.indices.contains(index) ? [found[index]] : []
    case .first:
      return Array(found.prefix(1))
    case .identity(let id):
      return found.filter { tree.elements[$0].id == id }
    }
  }
}
