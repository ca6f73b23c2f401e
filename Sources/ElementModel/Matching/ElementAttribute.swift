import PredicateLanguage

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
