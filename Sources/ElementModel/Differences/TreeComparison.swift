import PredicateLanguage

/// Compares two trees in time that grows with their size, and little more.
struct TreeComparison {
  private let old: ElementTree
  private let new: ElementTree
  /// The place in the old tree of each element of the new one, and the other way round.
  private var inOld: [Int?]
  private var inNew: [Int?]

  init(_ old: ElementTree, _ new: ElementTree) {
    self.old = old
    self.new = new
    inOld = Array(repeating: nil, count: new.elements.count)
    inNew = Array(repeating: nil, count: old.elements.count)
    var places: [Int: Int] = [:]
    places.reserveCapacity(old.elements.count)
    // An identity that occurs twice is that of the first.
    for (place, element) in old.elements.enumerated() where places[element.id] == nil {
      places[element.id] = place
    }
    for (place, element) in new.elements.enumerated() {
      guard let other = places[element.id], inNew[other] == nil else { continue }
      inOld[place] = other
      inNew[other] = place
    }
  }

  /// What has changed, in the order of the new tree with what is gone where it was.
  func entries() -> [TreeDifference.Entry] {
    let stays = stayingPlaces()
    let oldParents = Self.parents(of: old)
    let newParents = Self.parents(of: new)
    var entries: [TreeDifference.Entry] = []
    var next = 0
    func passRemoved(upTo end: Int) {
      while next < end {
        if inNew[next] == nil {
          entries.append(
            .init(
              change: .removed, elementID: old.elements[next].id, before: next, after: nil,
              attributes: []))
        }
        next += 1
      }
    }
    for (place, element) in new.elements.enumerated() {
      guard let before = inOld[place] else {
        entries.append(
          .init(
            change: .added, elementID: element.id, before: nil, after: place, attributes: []))
        continue
      }
      if stays[place] { passRemoved(upTo: before) }
      let oldParent = oldParents[before].map { old.elements[$0].id }
      let newParent = newParents[place].map { new.elements[$0].id }
      let change: TreeDifference.Change =
        stays[place] && oldParent == newParent ? .kept : .moved
      let attributes = old.elements[before].changes(to: element)
      guard change == .moved || !attributes.isEmpty else { continue }
      entries.append(
        .init(
          change: change, elementID: element.id, before: before, after: place,
          attributes: attributes))
    }
    passRemoved(upTo: old.elements.count)
    return entries
  }

  /// Which elements of the new tree need not have moved: the most that are in the same order in
  /// both, found as a longest ascending sequence.
  private func stayingPlaces() -> [Bool] {
    var stays = [Bool](repeating: false, count: new.elements.count)
    // `ends[n]` is the place with the least old place that a sequence of n + 1 can end with.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: new.elements.count)
    for place in new.elements.indices {
      guard let before = inOld[place] else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if inOld[ends[middle]] ?? -1 < before { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var place = ends.last ?? -1
    while place >= 0 {
      stays[place] = true
      place = previous[place]
    }
    return stays
  }

  private static func parents(of tree: ElementTree) -> [Int?] {
    var open: [Int] = []
    return tree.elements.enumerated().map { place, element in
      open.removeLast(max(0, open.count - element.depth))
      defer { open.append(place) }
      return open.last
    }
  }
}

extension Element {
  /// The attributes that differ from another state of the element.
  package func changes(to other: Element) -> [TreeDifference.AttributeChange] {
    // Most elements stay as they are.
    if self == other { return [] }
    var changes: [TreeDifference.AttributeChange] = []
    func compare<Value: Equatable>(
      _ name: String, _ one: Value, _ two: Value, _ text: (Value) -> String
    ) {
      if one != two { changes.append(.init(name: name, before: text(one), after: text(two))) }
    }
    func quoted(_ text: String?) -> String { text?.quotedForPredicate ?? "nil" }
    compare("elementType", type, other.type) { $0.name }
    compare("identifier", identifier, other.identifier, quoted)
    compare("label", label, other.label, quoted)
    compare("title", title, other.title, quoted)
    compare("value", value, other.value, quoted)
    compare("placeholderValue", placeholderValue, other.placeholderValue, quoted)
    compare("isEnabled", isEnabled, other.isEnabled) { "\($0)" }
    compare("isSelected", isSelected, other.isSelected) { "\($0)" }
    compare("hasFocus", hasFocus, other.hasFocus) { "\($0)" }
    compare("isHittable", isHittable, other.isHittable) { "\($0)" }
    compare("frame", frame, other.frame) { ExpressionValue.rect($0).description }
    return changes
  }
}
