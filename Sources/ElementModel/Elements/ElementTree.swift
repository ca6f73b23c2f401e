/// The accessibility tree of an app at one moment, stored flat in pre-order.
///
/// Pre-order makes "all descendants of" a range of the array and keeps the encoded form short. The
/// first element is the application; a tree of an app that does not run is empty.
package struct ElementTree: Sendable {
  /// All elements, parents before children.
  package internal(set) var elements: [Element]

  /// What has been found out about the elements; no part of the value.
  private(set) var memory = TreeMemory()

  /// A tree without elements: the app is not running.
  package static let empty = ElementTree(elements: [])

  init(elements: [Element]) { self.elements = elements }

  /// Whether there is no element at all.
  package var isEmpty: Bool { elements.isEmpty }

  /// The application element, if the app runs.
  package var application: Element? { elements.first }

  /// Indices of all descendants of the element at an index.
  package func descendants(of index: Int) -> Range<Int> {
    index + 1..<index + 1 + elements[index].descendantCount
  }

  /// Indices of the direct children of the element at an index.
  package func children(of index: Int) -> [Int] {
    var result: [Int] = []
    forEachChild(of: index) { result.append($0) }
    return result
  }

  /// Hands over the indices of the direct children of the element at an index.
  func forEachChild(of index: Int, _ body: (Int) -> Void) {
    var next = index + 1
    let end = next + elements[index].descendantCount
    while next < end {
      body(next)
      next += 1 + elements[next].descendantCount
    }
  }

  /// Index of the parent of the element at an index; `nil` for the root.
  package func parent(of index: Int) -> Int? {
    let parent = Int(memory.parents(of: elements)[index])
    return parent < 0 ? nil : parent
  }

  /// Indices from the root down to the element at an index, that one included.
  package func path(to index: Int) -> [Int] {
    let parents = memory.parents(of: elements)
    var path = [index]
    var next = Int(parents[index])
    while next >= 0 {
      path.append(next)
      next = Int(parents[next])
    }
    return path.reversed()
  }

  /// Index of the element with an identity, if it is on the screen now.
  package func index(ofElementWithID id: Int) -> Int? {
    memory.position(ofID: id, in: elements)
  }

  /// The element with an identity, if it is on the screen now.
  package func element(withID id: Int) -> Element? {
    index(ofElementWithID: id).map { elements[$0] }
  }

  /// Changes one element where it stands; where it is in the tree stays as it was.
  ///
  /// When nobody else holds the tree, the cost does not depend on its size, and what is known for
  /// looking elements up stays known.
  ///
  /// - Parameters:
  ///   - index: Which element.
  ///   - change: Changes it; depth and count of descendants cannot be changed.
  package mutating func update(at index: Int, _ change: (inout Element) -> Void) {
    guard elements.indices.contains(index) else { return }
    if !isKnownUniquelyReferenced(&memory) { memory = TreeMemory() }
    let old = elements[index]
    change(&elements[index])
    elements[index].depth = old.depth
    elements[index].descendantCount = old.descendantCount
    memory.noteChange(at: index, from: old, to: elements[index])
  }
}

extension ElementTree: Hashable {
  /// Whether two trees have the same elements.
  package static func == (left: ElementTree, right: ElementTree) -> Bool {
    left.elements == right.elements
  }

  /// Hashes the elements.
  package func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension ElementTree: Codable {
  /// Reads the array of elements.
  ///
  /// - Throws: `DecodingError` when the counts of descendants do not describe a tree.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let elements = try container.decode([Element].self)
    guard Self.isConsistent(elements) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "descendant counts do not describe a tree")
    }
    self.init(elements: elements)
  }

  /// Writes the array of elements.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }

  /// Whether counts and depths agree, so that no index computed from them leaves the array.
  private static func isConsistent(_ elements: [Element]) -> Bool {
    var ends: [Int] = []
    for (index, element) in elements.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      // A count may be any number: it is compared before it is added to.
      guard element.depth == ends.count,
        (0..<elements.count - index).contains(element.descendantCount)
      else { return false }
      let end = index + 1 + element.descendantCount
      guard end <= (ends.last ?? elements.count), index == 0 || !ends.isEmpty else { return false }
      ends.append(end)
    }
    return elements.isEmpty || elements[0].descendantCount == elements.count - 1
  }
}
