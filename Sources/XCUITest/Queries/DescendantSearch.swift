/// What looks for elements below itself by their type: elements, queries, and what derives from them.
@MainActor protocol DescendantSearch {
  /// A query for all elements of a type below.
  func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElement: DescendantSearch {}

extension XCUIElementQuery: DescendantSearch {}
