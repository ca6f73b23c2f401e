public import ElementModel
public import Foundation
import SessionProtocol

/// A search for elements, evaluated when its result is needed.
///
/// See Apple's documentation of `XCUIElementQuery`.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  /// What is searched for.
  let query: ElementQuery

  nonisolated init(_ query: ElementQuery) {
    self.query = query
    super.init()
  }

  /// The single match; using it fails the test when there is none or more than one.
  open var element: XCUIElement {
    XCUIElement(ElementReference(query: query, binding: .unique))
  }

  /// The first match; the search ends there.
  open var firstMatch: XCUIElement {
    XCUIElement(ElementReference(query: query, binding: .first))
  }

  /// How many elements match now.
  open var count: Int {
    guard let session = TestSession.current else { return 0 }
    session.spend(TestSession.Pace.read)
    let count = query.count(in: session.driver.snapshot())
    session.report(
      .read(
        Read(
          attribute: "count", target: query.steps.last?.title ?? "Application",
          value: "\(count)", elementID: nil)))
    return count
  }

  /// The match at a position, counted when it is used.
  open func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(ElementReference(query: query, binding: .index(index)))
  }

  /// All matches there are now, each looked up again by its position when used.
  open var allElementsBoundByIndex: [XCUIElement] {
    (0..<count).map(element(boundBy:))
  }

  /// The match with an identifying string: identifier, title, label, value or placeholder.
  open subscript(key: String) -> XCUIElement {
    XCUIElement(
      ElementReference(
        query: query.appending(.matching(.identified(by: key))), binding: .unique))
  }

  /// The matches with an identifying string.
  open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(query.appending(.matching(.identified(by: identifier))))
  }

  /// The matches of a type, with an identifying string if one is given.
  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(query.appending(.matching(.typed(elementType, key: identifier))))
  }

  /// The matches that a predicate holds for.
  ///
  /// - Parameter predicate: Evaluated with each match's attributes.
  /// - Returns: The query.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(query.appending(.matching(predicate.elementCondition)))
  }

  /// The single match that a predicate holds for.
  ///
  /// - Parameter predicate: Evaluated with each match's attributes.
  /// - Returns: The element.
  open func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// The matches with a descendant that a predicate holds for.
  ///
  /// - Parameter predicate: Evaluated with the attributes of each descendant.
  /// - Returns: The query.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(query.appending(.containing(predicate.elementCondition)))
  }

  /// The single match of a type, with an identifying string if one is given.
  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The matches with a descendant of a type, with an identifying string if one is given.
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(query.appending(.containing(.typed(elementType, key: identifier))))
  }

  /// All elements of a type below the matches.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(query.appending(.descendants(type)))
  }

  /// The elements of a type directly below the matches.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(query.appending(.children(type)))
  }
}
