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

  /// Where it is searched for.
  let app: ApplicationIdentity

  nonisolated init(_ query: ElementQuery, in app: ApplicationIdentity) {
    self.query = query
    self.app = app
    super.init()
  }

  /// Queries come from elements only.
  @available(
    *, unavailable, message: "Use XCUIElement to create XCUIElementQuery instances."
  )
  nonisolated public convenience override init() { self.init(ElementQuery(), in: .target) }

  /// The single match; using it fails the test when there is none or more than one.
  open var element: XCUIElement { element(bound: .unique) }

  /// The first match; the search ends there.
  open var firstMatch: XCUIElement { element(bound: .first) }

  /// How many elements match now.
  open var count: Int { readCount() }

  /// The match at a position, counted when it is used; there is none at a negative one.
  @discardableResult
  open func element(boundBy index: Int) -> XCUIElement {
    element(bound: .index(index < 0 ? .max : index))
  }

  /// The match at a position, counted when it is used.
  @available(*, deprecated, renamed: "element(boundBy:)")
  @discardableResult
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// All matches there are now, each looked up again by its position when used.
  open var allElementsBoundByIndex: [XCUIElement] { bindAllByIndex() }

  /// All matches there are now, each bound to what it is on the app's side.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { bindAllByIdentity() }

  /// The match with an identifying string: identifier, title, label, value or placeholder.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// The matches with an identifying string.
  @discardableResult
  open func matching(identifier: String) -> XCUIElementQuery {
    appending(.matching(.identified(by: identifier)))
  }

  /// The matches of a type, with an identifying string if one is given.
  @discardableResult
  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    appending(.matching(.typed(elementType, key: identifier)))
  }

  /// The matches that a predicate holds for.
  ///
  /// - Parameter predicate: Evaluated with each match's attributes.
  /// - Returns: The query.
  @discardableResult
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    appending(.matching(predicate.elementCondition))
  }

  /// The single match that a predicate holds for.
  ///
  /// - Parameter predicate: Evaluated with each match's attributes.
  /// - Returns: The element.
  @discardableResult
  open func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// The matches with a descendant that a predicate holds for.
  ///
  /// - Parameter predicate: Evaluated with the attributes of each descendant.
  /// - Returns: The query.
  @discardableResult
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    appending(.containing(predicate.elementCondition))
  }

  /// The single match of a type, with an identifying string if one is given.
  @discardableResult
  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The matches with a descendant of a type, with an identifying string if one is given.
  @discardableResult
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    appending(.containing(.typed(elementType, key: identifier)))
  }

  /// All elements of a type below the matches.
  @discardableResult
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    appending(.descendants(type))
  }

  /// The elements of a type directly below the matches.
  @discardableResult
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    appending(.children(type))
  }

  /// The query as Xcode's messages name an object.
  nonisolated open override var description: String {
    let reference = ElementReference(app: app, query: query, binding: .unique)
    return "<XCUIElementQuery: \(StableAddress.query(reference).text)>"
  }

  /// The query's steps with what each of them finds now, as Xcode prints them.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { describeForDebugging() }
  }

  /// Two queries are equal when they search for the same.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCUIElementQuery else { return false }
    return other.query == query && other.app == app
  }

  /// Agrees with equality.
  nonisolated open override var hash: Int { query.hashValue }
}

extension XCUIElementQuery {
  /// The same query with one more step.
  func appending(_ step: ElementQuery.Step) -> XCUIElementQuery {
    XCUIElementQuery(query.appending(step), in: app)
  }

  private func element(bound binding: ElementReference.Binding) -> XCUIElement {
    XCUIElement(ElementReference(app: app, query: query, binding: binding))
  }
}
