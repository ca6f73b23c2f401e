import ElementModel
import Foundation

/// An element while a query looks at it: what the block of `NSPredicate(block:)` is given.
@preconcurrency @MainActor
final class MatchedElement: NSObject, XCUIElementAttributes {
  private let element: Element

  nonisolated init(_ element: Element) {
    self.element = element
    super.init()
  }

  var identifier: String { element.identifier }
  var frame: CGRect { element.frame }
  var value: Any? { element.value }
  var title: String { element.title }
  var label: String { element.label }
  var elementType: XCUIElement.ElementType { element.type }
  var isEnabled: Bool { element.isEnabled }
  var placeholderValue: String? { element.placeholderValue }
  var isSelected: Bool { element.isSelected }
  var hasFocus: Bool { element.hasFocus }
  var horizontalSizeClass: SizeClass {
    TestSession.current?.device.sizeClasses.horizontal ?? .unspecified
  }
  var verticalSizeClass: SizeClass {
    TestSession.current?.device.sizeClasses.vertical ?? .unspecified
  }
}
