/// An attribute of an element was read.
public struct Read: Codable, Hashable, Sendable {
  /// What can be read of an element, by the name of the property.
  public enum Attribute: String, Codable, Hashable, Sendable {
    case exists, isHittable, isEnabled, isSelected, hasFocus, hasKeyboardFocus
    case identifier, label, title, value, placeholderValue, elementType
    case frame, screenPoint, screenshot, normalizedSliderPosition
    case horizontalSizeClass, verticalSizeClass
    /// How many elements match a query.
    case count
  }

  /// The property.
  public var attribute: Attribute
  /// The element as messages name it.
  public var target: String
  /// What was read.
  public var value: String
  /// The element's identity in the latest screen, if it was found.
  public var elementID: Int?
  /// What the element was looked for by, outermost first; `nil` in batch runs, and where nothing is.
  public var searched: [SearchedKey]?

  /// Creates the content.
  public init(
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
  public var flag: Bool? {
    switch attribute {
    case .exists, .isHittable, .isEnabled, .isSelected, .hasFocus, .hasKeyboardFocus:
      value == "true"
    default: nil
    }
  }
}
