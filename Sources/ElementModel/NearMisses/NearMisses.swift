import PredicateLanguage

/// Looks for what a query that found nothing may have been meant to find.
package enum NearMisses {
  /// How many are named at most.
  package static let limit = 5
  /// How many elements are looked at: a person waits for the answer.
  private static let farthest = 20_000

  /// An element and how far it is from what was looked for; less is nearer.
  private struct Candidate {
    var miss: MissedElement
    var distance: Int
    var index: Int
  }

  /// The elements that a query nearly found, best first.
  ///
  /// - Parameters:
  ///   - query: The query, which found nothing.
  ///   - tree: Where it searched.
  ///   - others: Other apps that are on the screen, by name.
  /// - Returns: At most five, each with a sentence.
  package static func of(
    _ query: ElementQuery, in tree: ElementTree,
    others: [(name: String, tree: ElementTree)] = []
  ) -> [MissedElement] {
    let missed = emptyStep(of: query, in: tree)
    if let missed, missed.kind != .otherKind { return [missed] }
    guard let wanted = SearchedText(query), !wanted.text.isEmpty else {
      return [missed].compactMap(\.self)
    }
    let distance = TextDistance(to: wanted.text)
    let windows = windows(of: wanted.scope, in: tree)
    var found: [Candidate] = []
    for index in tree.elements.indices.prefix(farthest) {
      guard let miss = miss(wanted, distance, index, in: tree, windows: windows) else { continue }
      found.append(miss)
    }
    for other in others {
      for (index, element) in other.tree.elements.prefix(farthest).enumerated()
      where hasText(element, wanted) && hasType(element, wanted) {
        let text = "\(element.name) is in another app, \(other.name)."
        found.append(
          Candidate(
            miss: MissedElement(
              kind: .otherApp, text: text, name: element.name, detail: other.name),
            distance: 0, index: tree.elements.count + index))
      }
    }
    let isThere = found.contains { $0.miss.kind.rank == 0 }
    let best =
      found
      .sorted {
        ($0.miss.kind.rank, $0.distance, $0.index) < ($1.miss.kind.rank, $1.distance, $1.index)
      }
      .prefix(limit).map(\.miss)
    return isThere ? best : [missed].compactMap(\.self) + best
  }

  private static func miss(
    _ wanted: SearchedText, _ distance: TextDistance, _ index: Int, in tree: ElementTree,
    windows: Set<Int>
  ) -> Candidate? {
    let element = tree.elements[index]
    func candidate(
      _ kind: MissedElement.Kind, _ text: String, _ detail: String, name: String? = nil,
      distance: Int = 0
    ) -> Candidate {
      Candidate(
        miss: MissedElement(
          kind: kind, text: text, name: name ?? element.name, detail: detail,
          elementID: element.id), distance: distance, index: index)
    }
    if hasText(element, wanted) {
      guard hasType(element, wanted) else {
        let finder = suggestion(element, fullText(of: element, wanted))
        return candidate(.otherType, "\(element.name) is there; \(finder) finds it.", finder)
      }
      // What else it must be is not known here.
      guard !wanted.isPart else { return nil }
      if let window = window(of: index, in: tree), !windows.isEmpty, !windows.contains(window) {
        let place = tree.elements[window].name
        return candidate(
          .otherWindow, "\(element.name) is in another window, \(place).", place)
      }
      guard !wanted.scope.isEmpty else { return nil }
      // What it is in, other than what only arranges.
      let holders = tree.path(to: index).dropLast().map { tree.elements[$0] }
      let holder =
        holders.last { telling.contains($0.type) } ?? holders.last { $0.type != .other }
        ?? holders.last
      let parent = holder?.name ?? ""
      let place = parent.isEmpty ? "" : " in \(parent)"
      return candidate(
        .outsideScope, "\(element.name) is there\(place), but not where the query looks.", parent)
    }
    guard hasType(element, wanted),
      let (attribute, text, steps) = nearest(element, wanted, distance)
    else { return nil }
    let similar = "\(attribute.rawValue) \(text.quotedForPredicate)"
    return candidate(
      attribute == .identifier ? .similarIdentifier : .similarLabel,
      "\(element.type.name) with \(similar) is similar.", similar, name: element.type.name,
      distance: steps)
  }

  /// What it says something to be in.
  private static let telling: Set<ElementType> = [
    .alert, .sheet, .dialog, .popover, .navigationBar, .tabBar, .toolbar, .keyboard, .cell,
  ]

  /// The text of an element that is nearest to the one looked for.
  private static func nearest(
    _ element: Element, _ wanted: SearchedText, _ distance: TextDistance
  ) -> (TextAttribute, String, Int)? {
    var best: (TextAttribute, String, Int)?
    for attribute in [.identifier, .label, .title, .value, .placeholderValue] as [TextAttribute]
    where wanted.attribute == nil || wanted.attribute == attribute {
      guard let text = attribute.text(of: element) else { continue }
      let parts = wanted.isPart ? parts(of: text, like: wanted.text) : [text]
      guard let steps = parts.compactMap(distance.distance).min() else { continue }
      if steps < best?.2 ?? .max { best = (attribute, text, steps) }
    }
    return best
  }

  /// The parts of a text with as many words as another one has.
  private static func parts(of text: String, like wanted: String) -> [String] {
    let words = text.prefix(400).split(whereSeparator: \.isWhitespace)
    let count = max(1, wanted.split(whereSeparator: \.isWhitespace).count)
    guard words.count > count else { return [text] }
    return (0...words.count - count).map { start in
      words[start..<start + count].joined(separator: " ").trimmed
    }
  }

  /// The whole of the text that has what was looked for in it.
  private static func fullText(of element: Element, _ wanted: SearchedText) -> String {
    guard wanted.isPart else { return wanted.text }
    if let attribute = wanted.attribute { return attribute.text(of: element) ?? wanted.text }
    return element.identifier.isEmpty ? element.label : element.identifier
  }

  private static func hasText(_ element: Element, _ wanted: SearchedText) -> Bool {
    if let attribute = wanted.attribute {
      let text = attribute.text(of: element)
      return wanted.isPart ? text?.contains(wanted.text) == true : text == wanted.text
    }
    return element.isIdentified(by: wanted.text)
  }

  private static func hasType(_ element: Element, _ wanted: SearchedText) -> Bool {
    wanted.type == .any || wanted.type == element.type
  }

  /// The windows that a query looks in.
  private static func windows(of scope: [ElementQuery.Step], in tree: ElementTree) -> Set<Int> {
    var query = ElementQuery()
    query.steps = scope
    return Set(query.matches(in: tree).compactMap { window(of: $0, in: tree) })
  }

  /// The window that an element is in, or is.
  private static func window(of index: Int, in tree: ElementTree) -> Int? {
    tree.path(to: index).last { tree.elements[$0].type == .window }
  }

  /// The query that finds an element, as it stands in a test.
  private static func suggestion(_ element: Element, _ key: String) -> String {
    guard let property = element.type.queryName else { return "app" }
    return "app.\(property)[\(key.quotedForPredicate)]"
  }
}

extension MissedElement.Kind {
  /// Which kind is named first.
  fileprivate var rank: Int {
    switch self {
    case .outsideScope, .otherWindow, .otherApp, .otherType: 0
    case .similarIdentifier, .similarLabel: 1
    case .otherKind, .noneInside, .itself: 0
    }
  }
}

extension String {
  /// Without the punctuation at its ends.
  fileprivate var trimmed: String {
    let isEdge: (Character) -> Bool = { $0.isPunctuation }
    let tail = drop(while: isEdge)
    return String(tail.reversed().drop(while: isEdge).reversed())
  }
}
