package import Foundation

/// One element of an app's accessibility tree, as a UI test sees it at one moment.
///
/// Elements are stored in ``ElementTree`` in pre-order, so the descendants of the element at index
/// `i` are exactly the elements at `i + 1 ..< i + 1 + descendantCount`.
package struct Element: Hashable, Sendable, Identifiable {
  /// Identity of the element on the app's side; the same for one view over all snapshots of a run.
  package var id: Int
  /// What kind of element it is.
  package var type: ElementType
  /// `accessibilityIdentifier`; empty when the app sets none.
  package var identifier: String
  /// What VoiceOver reads first; empty when there is none.
  package var label: String
  /// The title attribute; iOS leaves it empty for nearly all elements.
  package var title: String
  /// The value as text: a field's contents, `"0"` or `"1"` of a switch; `nil` when there is none.
  package var value: String?
  /// The placeholder of a text input.
  package var placeholderValue: String?
  /// Position and size in points of the screen.
  package var frame: CGRect
  /// Whether the element accepts interaction.
  package var isEnabled: Bool
  /// Whether the element is selected, such as the current tab.
  package var isSelected: Bool
  /// Whether the element has keyboard focus.
  package var hasFocus: Bool
  /// Where a tap on this element lands, in points; `nil` when it is off screen or covered.
  package var hitPoint: CGPoint?
  /// Drawing and behaviour hints that accessibility does not express.
  package var traits: ElementTraits
  /// How the element looks, where that is more than its type and traits say.
  package var appearance: ElementAppearance?
  /// How deep the element is; the application is at 0.
  package internal(set) var depth: Int
  /// How many elements are below this one, at all levels.
  package internal(set) var descendantCount: Int

  /// Creates an element with no descendants; ``ElementTree/Builder`` puts it in its place.
  package init(
    id: Int, type: ElementType, identifier: String = "", label: String = "", title: String = "",
    value: String? = nil, placeholderValue: String? = nil, frame: CGRect = .zero,
    isEnabled: Bool = true, isSelected: Bool = false, hasFocus: Bool = false,
    hitPoint: CGPoint? = nil, traits: ElementTraits = [], appearance: ElementAppearance? = nil
  ) {
    self.id = id
    self.type = type
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholderValue = placeholderValue
    self.frame = frame
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.hasFocus = hasFocus
    self.hitPoint = hitPoint
    self.traits = traits
    self.appearance = appearance
    self.depth = 0
    self.descendantCount = 0
  }

  /// Whether a tap at the element's hit point reaches it.
  package var isHittable: Bool { hitPoint != nil }

  /// The strings that a subscript such as `app.buttons["X"]` compares with, per Apple's
  /// documentation of `XCUIElementQuery.subscript(_:)`: identifier, title, label, value and
  /// placeholder.
  package func isIdentified(by key: String) -> Bool {
    identifier == key || label == key || title == key || value == key || placeholderValue == key
  }
}
