import PredicateLanguage

extension NearMisses {
  /// Types that are taken for each other: what one finds on one version of the system, or in one style,
  /// is of the other in the next.
  private static let twins: [Set<ElementType>] = [
    [.table, .collectionView], [.alert, .sheet, .dialog],
    [.textField, .secureTextField, .searchField],
    [.switch, .toggle, .checkBox], [.textView, .textField], [.picker, .pickerWheel, .popUpButton],
  ]

  /// What a query misses at its first step that finds nothing, where that looks for no text.
  ///
  /// - Parameters:
  ///   - query: The query, which found nothing.
  ///   - tree: Where it searched.
  /// - Returns: What is missed; `nil` where another step is the first, which looks for a text or before
  ///   which nothing can be said.
  static func emptyStep(of query: ElementQuery, in tree: ElementTree) -> MissedElement? {
    var before = ElementQuery()
    var holders: [Int] = [0]
    let lastText = query.steps.lastIndex { if case .matching = $0 { true } else { false } } ?? -1
    for (number, step) in query.steps.enumerated() {
      let next = before.appending(step)
      let found = next.matches(in: tree)
      guard found.isEmpty else {
        (before, holders) = (next, found)
        continue
      }
      switch step {
      case .descendants(let type), .children(let type):
        guard type != .any else { return nil }
        if before.steps.isEmpty { return twin(of: type, in: tree) }
        // What is looked for by a text may be elsewhere.
        guard lastText < number else { return nil }
        return nothing(type, in: tree.elements[holders[0]], tree.descendants(of: holders[0]), tree)
      case .containing(let condition): return selves(before, condition, in: tree)
      case .matching, .index, .first, .identity: return nil
      }
    }
    return nil
  }

  /// An element of the type that is taken for the one that the screen lacks.
  private static func twin(of type: ElementType, in tree: ElementTree) -> MissedElement? {
    let others = twins.filter { $0.contains(type) }.reduce(into: Set<ElementType>()) {
      $0.formUnion($1)
    }
    guard let other = tree.elements.first(where: { others.contains($0.type) }) else { return nil }
    return MissedElement(
      kind: .otherKind,
      text: "The screen has no \(type.name); it has a \(other.type.name).", name: type.name,
      detail: other.type.name, elementID: other.id)
  }

  /// An element that is found, but has nothing of a type in it.
  private static func nothing(
    _ type: ElementType, in holder: Element, _ inside: Range<Int>, _ tree: ElementTree
  ) -> MissedElement {
    let parts = inside.prefix(3).map { tree.elements[$0].name }.joined(separator: ", ")
    let has = parts.isEmpty ? "has nothing in it" : "has in it \(parts)"
    return MissedElement(
      kind: .noneInside, text: "\(holder.name) is there, but has no \(type.name) in it; it \(has).",
      name: holder.name, detail: type.name, elementID: holder.id)
  }

  /// An element that is itself what was looked for inside of elements.
  private static func selves(
    _ before: ElementQuery, _ condition: ElementCondition, in tree: ElementTree
  ) -> MissedElement? {
    guard let index = before.appending(.matching(condition)).firstMatch(in: tree) else {
      return nil
    }
    let element = tree.elements[index]
    return MissedElement(
      kind: .itself,
      text:
        "\(element.name) itself is so: containing() asks what is in an element, matching() finds "
        + "it.",
      name: element.name, detail: "matching()", elementID: element.id)
  }
}
