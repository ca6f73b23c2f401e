public import ElementModel
public import Foundation
import SessionProtocol

/// An element of the app, looked up anew each time it is used.
///
/// See Apple's documentation of `XCUIElement`; an instance is a query, not a view.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIElementAttributes {
  /// The kinds of elements.
  public typealias ElementType = ElementModel.ElementType

  /// Which element it is.
  let reference: ElementReference

  nonisolated init(_ reference: ElementReference) {
    self.reference = reference
    super.init()
  }

  /// Whether the element is there now.
  ///
  /// Does not wait and never fails the test.
  open var exists: Bool {
    read("exists") { element, _ in element != nil }
  }

  /// Whether a touch at the element would reach it: it exists, is on the screen and not covered.
  open var isHittable: Bool {
    read("isHittable") { element, _ in element?.isHittable ?? false }
  }

  /// `accessibilityIdentifier`.
  open var identifier: String { attribute("identifier", missing: "") { $0.identifier } }

  /// Position and size in points of the screen.
  open var frame: CGRect { attribute("frame", missing: .zero) { $0.frame } }

  /// The value, usually a `String`: a field's contents, `"1"` of a switch that is on.
  open var value: Any? {
    attribute("value", missing: String?.none) { $0.value }
  }

  /// The title; iOS leaves it empty for nearly all elements.
  open var title: String { attribute("title", missing: "") { $0.title } }

  /// What VoiceOver reads first.
  open var label: String { attribute("label", missing: "") { $0.label } }

  /// The kind of element.
  open var elementType: ElementType { attribute("elementType", missing: .any) { $0.type } }

  /// Whether it accepts interaction.
  open var isEnabled: Bool { attribute("isEnabled", missing: false) { $0.isEnabled } }

  /// The placeholder of a text input.
  open var placeholderValue: String? {
    attribute("placeholderValue", missing: String?.none) { $0.placeholderValue }
  }

  /// Whether it is selected, such as the current tab.
  open var isSelected: Bool { attribute("isSelected", missing: false) { $0.isSelected } }

  /// Whether it has keyboard focus.
  open var hasFocus: Bool { attribute("hasFocus", missing: false) { $0.hasFocus } }

  /// A query for all elements of a type below this one.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(scope.appending(.descendants(type)))
  }

  /// A query for the elements of a type directly below this one.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(scope.appending(.children(type)))
  }

  /// This element; a single one is its own first match.
  open var firstMatch: XCUIElement {
    XCUIElement(ElementReference(query: reference.query, binding: .first))
  }

  /// The element as messages name it.
  nonisolated open override var description: String { reference.title }

  /// Two instances are equal when they are looked up the same way.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? XCUIElement)?.reference == reference
  }

  /// Agrees with equality.
  nonisolated open override var hash: Int { reference.hashValue }

  /// The query that further steps start from.
  private var scope: ElementQuery {
    switch reference.binding {
    case .unique: reference.query
    case .first: reference.query.appending(.first)
    case .index(let index): reference.query.appending(.index(index))
    }
  }
}
