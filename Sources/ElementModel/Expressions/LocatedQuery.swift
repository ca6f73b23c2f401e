/// What an expression such as `app.cells.element(boundBy: 2)` stands for: a query, or one element
/// that a query leads to.
package struct LocatedQuery: Hashable, Sendable {
  /// Which of the query's matches are meant.
  package enum Binding: Hashable, Sendable {
    /// All of them: the expression is a query.
    case all
    /// The only one: `.element`, a subscript.
    case unique
    /// The first one: `.firstMatch`.
    case first
    /// The one at a position: `.element(boundBy:)`.
    case index(Int)
  }

  /// The query.
  package var query: ElementQuery
  /// Which of its matches are meant.
  package var binding: Binding

  /// Creates a description.
  package init(_ query: ElementQuery = ElementQuery(), _ binding: Binding = .unique) {
    self.query = query
    self.binding = binding
  }

  /// Whether it stands for one element and not for a query.
  package var isElement: Bool { binding != .all }

  /// The query that further steps start from.
  package var scope: ElementQuery {
    switch binding {
    case .all, .unique: query
    case .first: query.appending(.first)
    case .index(let index): query.appending(.index(index))
    }
  }

  /// Positions of what is meant in a tree; of a unique element, all that could be it.
  ///
  /// - Parameter tree: What the app shows.
  /// - Returns: The positions in document order.
  package func matches(in tree: ElementTree) -> [Int] {
    switch binding {
    case .all, .unique: query.matches(in: tree)
    case .first: query.firstMatch(in: tree).map { [$0] } ?? []
    case .index(let index): query.match(at: index, in: tree).map { [$0] } ?? []
    }
  }
}
