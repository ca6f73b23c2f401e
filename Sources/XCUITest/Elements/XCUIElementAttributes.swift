public import ElementModel
public import Foundation

/// The attributes of an element, as Apple's protocol of this name lists them.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// `accessibilityIdentifier`.
  var identifier: String { get }
  /// Position and size in points of the screen.
  var frame: CGRect { get }
  /// The value, usually a `String`.
  var value: Any? { get }
  /// The title; iOS leaves it empty for nearly all elements.
  var title: String { get }
  /// What VoiceOver reads first.
  var label: String { get }
  /// The kind of element.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it accepts interaction.
  var isEnabled: Bool { get }
  /// How much room the interface has from side to side.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// How much room the interface has from top to bottom.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// The placeholder of a text input.
  var placeholderValue: String? { get }
  /// Whether it is selected.
  var isSelected: Bool { get }
  /// Whether it has keyboard focus.
  var hasFocus: Bool { get }
}
