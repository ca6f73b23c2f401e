/// A lazily evaluated path through an element tree: what an `XCUIElementQuery` stands for.
public struct ElementQuery: Hashable, Sendable {
  /// One step from a set of elements to another.
  public enum Step: Hashable, Sendable {
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
    /// The one with an identity (``Element/id``).
    case identity(Int)
  }

  /// The steps, outermost first; none stands for the application itself.
  public var steps: [Step]

  /// The query for the application.
  public init() { steps = [] }

  /// The same query with one more step.
  public func appending(_ step: Step) -> ElementQuery {
    var copy = self
    copy.steps.append(step)
    return copy
  }

  /// Indices of the matching elements of a tree, in document order and each once.
  public func matches(in tree: ElementTree) -> [Int] {
    guard !tree.isEmpty else { return [] }
    return steps.reduce([0]) { found, step in step.apply(to: found, in: tree) }
  }
}
