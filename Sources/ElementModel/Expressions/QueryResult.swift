/// What an expression about elements says of a screen.
package struct QueryResult: Hashable, Sendable {
  /// Positions of the elements in the tree, in document order: the first is number 1.
  package var elements: [Int]
  /// Their identities, in the same order.
  package var elementIDs: [Int]
  /// The value, where the expression has one.
  package var value: ExpressionValue?

  /// Creates a result.
  init(elements: [Int] = [], in tree: ElementTree, value: ExpressionValue? = nil) {
    self.elements = elements
    elementIDs = elements.map { tree.elements[$0].id }
    self.value = value
  }

  /// Whether a condition holds, as a breakpoint asks; elements hold when there are any.
  package var holds: Bool {
    if case .bool(let value)? = value { return value }
    return value == nil && !elements.isEmpty
  }
}
