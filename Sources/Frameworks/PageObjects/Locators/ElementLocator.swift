import XCTest

/// An enumeration of the elements of a view or component.
///
/// Each case stands for one element, and the enumeration is the only place that says how the element
/// is found:
///
/// ```swift
/// enum Element: String, ElementLocator {
///   case sku_field, print_button
///
///   func locator(_ root: XCUIElement) -> XCUIElement {
///     switch self {
///     case .sku_field: return root.textFields[rawValue]
///     case .print_button: return root.buttons[rawValue]
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ElementLocator {
  /// The element that the case stands for.
  ///
  /// - Parameter root: Where to look for it: the app, or the container that it is in.
  /// - Returns: The element, whether it exists or not.
  func locator(_ root: XCUIElement) -> XCUIElement
}

extension ElementLocator {
  /// Looks whether the element is as it should be, for `checkViewCriteria()`.
  ///
  /// - Parameters:
  ///   - property: What must be true of it besides that it exists.
  ///   - root: Where to look for it.
  /// - Returns: What is unmet; `nil` if nothing is.
  public func unmet(
    _ property: KeyPath<XCUIElement, Bool>? = nil, in root: XCUIElement
  ) -> String? {
    let element = locator(root)
    guard element.exists else { return "'\(self)' does not exist" }
    guard let property, !element[keyPath: property] else { return nil }
    let lacks: [KeyPath<XCUIElement, Bool>: String] = [
      \.isHittable: "cannot be tapped", \.isEnabled: "is disabled",
      \.isSelected: "is not selected", \.hasFocus: "has no focus",
    ]
    return "'\(self)' \(lacks[property] ?? "is not as expected")"
  }
}
