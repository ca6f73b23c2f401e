extension ElementTree {
  /// Builds a tree by opening and closing elements in document order.
  ///
  /// ```swift
  /// var builder = ElementTree.Builder()
  /// builder.open(Element(id: 0, type: .application))
  /// builder.add(Element(id: 1, type: .button, label: "OK"))
  /// builder.close()
  /// let tree = builder.tree
  /// ```
  package struct Builder: Sendable {
    private var elements: [Element] = []
    private var open: [Int] = []

    /// Starts an empty tree.
    package init() {}

    /// Adds an element and makes it the parent of what follows, until ``close()``.
    package mutating func open(_ element: Element) {
      var element = element
      element.depth = open.count
      element.descendantCount = 0
      open.append(elements.count)
      elements.append(element)
    }

    /// Ends the element opened last.
    package mutating func close() {
      guard let index = open.popLast() else { return }
      elements[index].descendantCount = elements.count - index - 1
    }

    /// Adds an element without children.
    package mutating func add(_ element: Element) {
      open(element)
      close()
    }

    /// The tree so far; elements still open are closed.
    package var tree: ElementTree {
      var copy = self
      while !copy.open.isEmpty { copy.close() }
      return ElementTree(elements: copy.elements)
    }
  }
}
