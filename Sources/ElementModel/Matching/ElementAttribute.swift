import Foundation

/// A key that predicates read from elements: the attributes of Apple's `XCUIElementAttributes`, and
/// those that XCUITest's own predicates use.
enum ElementAttribute: String, CaseIterable {
  case identifier, label, title, value, placeholderValue
  case elementType, frame, identifiers
  case enabled, isEnabled, selected, isSelected
  case hasFocus, hasKeyboardFocus, exists, hittable, isHittable
  case horizontalSizeClass, verticalSizeClass, accessibilityHint

  /// The attribute's value for an element.
  func value(of element: Element, in surroundings: ElementPredicate.Surroundings)
    -> PredicateValue
  {
    if let text = TextAttribute(rawValue: rawValue) {
      return text.text(of: element).map(PredicateValue.string) ?? .null
    }
    if let flag = FlagAttribute(rawValue) { return .bool(flag.value(of: element)) }
    switch self {
    case .elementType: return .integer(Int(element.type.rawValue))
    case .frame: return .rect(element.frame)
    case .horizontalSizeClass: return .integer(surroundings.horizontal.rawValue)
    case .verticalSizeClass: return .integer(surroundings.vertical.rawValue)
    case .identifiers:
      var strings: [PredicateValue] = []
      element.forEachIdentifyingString { strings.append(.string($0)) }
      return .collection(strings)
    default: return .null
    }
  }
}

/// An attribute that is text, by its key.
enum TextAttribute: String, Sendable {
  case identifier, label, title, value, placeholderValue

  /// The text; `nil` when the element has none.
  func text(of element: Element) -> String? {
    switch self {
    case .identifier: element.identifier
    case .label: element.label
    case .title: element.title
    case .value: element.value
    case .placeholderValue: element.placeholderValue
    }
  }
}

/// An attribute that is true or false.
enum FlagAttribute: Sendable {
  case exists, isEnabled, isSelected, hasFocus, isHittable

  /// The attribute of a key; some have two.
  init?(_ key: String) {
    switch key {
    case "exists": self = .exists
    case "enabled", "isEnabled": self = .isEnabled
    case "selected", "isSelected": self = .isSelected
    case "hasFocus", "hasKeyboardFocus": self = .hasFocus
    case "hittable", "isHittable": self = .isHittable
    default: return nil
    }
  }

  /// Its value for an element.
  func value(of element: Element) -> Bool {
    switch self {
    case .exists: true
    case .isEnabled: element.isEnabled
    case .isSelected: element.isSelected
    case .hasFocus: element.hasFocus
    case .isHittable: element.isHittable
    }
  }
}
