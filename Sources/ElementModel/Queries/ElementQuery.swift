/// A lazily evaluated path through an element tree: what an `XCUIElementQuery` stands for.
package struct ElementQuery: Hashable, Sendable {
  /// One step from a set of elements to another.
  package enum Step: Hashable, Sendable {
    /// All descendants of a type, at any level.
    case descendants(ElementType)
    /// The direct children of a type.
    case children(ElementType)
    /// Those of the elements that a condition holds for.
    case matching(ElementCondition)
    /// Those of the elements with a descendant that a condition holds for.
    case containing(ElementCondition)
    /// The one at a position; negative positions count from the end.
    case index(Int)
    /// The first one.
    case first
    /// The element with an identity, wherever below it is now.
    case identity(Int)
  }

  /// The steps, outermost first; none stands for the application itself.
  package var steps: [Step]

  /// The query for the application.
  package init() { steps = [] }

  /// The same query with one more step.
  package func appending(_ step: Step) -> ElementQuery {
    var copy = self
    copy.steps.append(step)
    return copy
  }

  /// Indices of the matching elements of a tree, in document order and each once.
  package func matches(in tree: ElementTree) -> [Int] {
    var found: [Int] = []
    QueryEvaluation.run(steps, in: tree) { index in
      found.append(index)
      return true
    }
    return found
  }

  /// Index of the first match; the search ends there.
  package func firstMatch(in tree: ElementTree) -> Int? { match(at: 0, in: tree) }

  /// Index of the match at a position from 0; the search ends there.
  package func match(at position: Int, in tree: ElementTree) -> Int? {
    var left = position
    var found: Int?
    guard position >= 0 else { return nil }
    QueryEvaluation.run(steps, in: tree) { index in
      if left == 0 { found = index }
      left -= 1
      return left >= 0
    }
    return found
  }

  /// How many elements match.
  package func count(in tree: ElementTree) -> Int {
    var count = 0
    QueryEvaluation.run(steps, in: tree) { _ in
      count += 1
      return true
    }
    return count
  }
}
