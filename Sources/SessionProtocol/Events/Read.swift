/// An attribute of an element was read.
package struct Read: Codable, Hashable, Sendable {
  /// What can be read of an element, by the name of the property.
  package enum Attribute: String, CaseIterable, Codable, Hashable, Sendable {
    case exists, isHittable, isEnabled, isSelected, hasFocus, hasKeyboardFocus
    case identifier, label, title, value, placeholderValue, elementType
    case frame, screenPoint, screenshot, normalizedSliderPosition
    case horizontalSizeClass, verticalSizeClass
    /// How many elements match a query.
    case count
  }

  /// The property.
  package var attribute: Attribute
  /// The element as messages name it.
  package var target: String
  /// What was read.
  package var value: String
  /// The element's identity in the latest screen, if it was found.
  package var elementID: Int?
  /// What the element was looked for by, outermost first; `nil` in batch runs, and where nothing is.
  package var searched: [SearchedKey]?

  /// Creates the content.
  package init(
    attribute: Attribute, target: String, value: String, elementID: Int?,
    searched: [SearchedKey]? = nil
  ) {
    self.searched = searched
    self.attribute = attribute
    self.target = target
    self.value = value
    self.elementID = elementID
  }

  /// What was read, of a property that is true or false; `nil` of any other.
  package var flag: Bool? {
    switch attribute {
    case .exists, .isHittable, .isEnabled, .isSelected, .hasFocus, .hasKeyboardFocus:
      value == "true"
    default: nil
    }
  }
}
