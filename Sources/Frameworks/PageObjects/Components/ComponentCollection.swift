import XCTest

/// Components that repeat, such as the items of a search's result.
@preconcurrency @MainActor
open class ComponentCollection<Item: PageComponent> {
  /// The view that the components are in.
  public let view: BaseView

  /// Finds the element of each component.
  public let query: XCUIElementQuery

  /// Creates the model of components that repeat.
  ///
  /// - Parameters:
  ///   - view: The view that they are in.
  ///   - query: Finds the element of each.
  public init(in view: BaseView, matching query: XCUIElementQuery) {
    self.view = view
    self.query = query
  }

  /// How many there are now.
  open var count: Int { query.count }

  /// One of them, by its place from the top.
  open subscript(index: Int) -> Item {
    Item(in: view, root: query.element(boundBy: index))
  }

  /// The one whose element has an identifier.
  open subscript(identifier: String) -> Item { Item(in: view, root: query[identifier]) }

  /// All that are there now, from the top.
  open var all: [Item] { query.allElementsBoundByIndex.map { Item(in: view, root: $0) } }

  /// The first that something is true of; `nil` if there is none now.
  ///
  /// - Parameter predicate: What must be true of it.
  /// - Returns: The component.
  open func first(where predicate: (Item) -> Bool) -> Item? { all.first(where: predicate) }
}
