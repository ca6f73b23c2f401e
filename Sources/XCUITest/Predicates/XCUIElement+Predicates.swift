import ElementModel
import Foundation
import PredicateLanguage

extension XCUIElement {
  /// What a predicate reads from the element: a property by its name, or by the name it has in
  /// Objective-C.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value; `nil` when elements have no such key.
  func predicateValue(forKey key: String) -> PredicateValue? {
    switch key {
    case "exists": .bool(exists)
    case "hittable", "isHittable": .bool(isHittable)
    case "debugDescription": .string(debugDescription)
    case "description": .string(description)
    default: attributeForPredicate(key)
    }
  }
}

extension XCUIElementAttributes {
  /// What a predicate reads from an attribute; `nil` when there is none of that name.
  fileprivate func attributeForPredicate(_ key: String) -> PredicateValue? {
    switch key {
    case "identifier": .string(identifier)
    case "label": .string(label)
    case "title": .string(title)
    case "value": PredicateValue(value)
    case "placeholderValue": PredicateValue(placeholderValue)
    case "elementType": .integer(Int(elementType.rawValue))
    case "frame": .rect(frame)
    case "enabled", "isEnabled": .bool(isEnabled)
    case "selected", "isSelected": .bool(isSelected)
    case "hasFocus", "hasKeyboardFocus": .bool(hasFocus)
    case "horizontalSizeClass":
      .integer((TestSession.current?.device.sizeClasses.horizontal ?? .unspecified).rawValue)
    case "verticalSizeClass":
      .integer((TestSession.current?.device.sizeClasses.vertical ?? .unspecified).rawValue)
    case "identifiers":
      .collection(
        [identifier, title, label, value as? String ?? "", placeholderValue ?? ""]
          .filter { !$0.isEmpty }.map(PredicateValue.string))
    case "accessibilityHint": .null
    default: nil
    }
  }
}

extension XCUIElementQuery {
  /// What a predicate reads from the query.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: The value; `nil` when queries have no such key.
  func predicateValue(forKey key: String) -> PredicateValue? {
    switch key {
    case "count", "@count": .integer(count)
    case "element": PredicateValue(element)
    case "firstMatch": PredicateValue(firstMatch)
    case "allElementsBoundByIndex": PredicateValue(allElementsBoundByIndex)
    case "debugDescription": .string(debugDescription)
    default: nil
    }
  }
}

extension MatchedElement {
  /// What a predicate reads from the element.
  func predicateValue(forKey key: String) -> PredicateValue? { attributeForPredicate(key) }
}
